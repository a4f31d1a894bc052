import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CACHE } from '../../../scripts/systems/cache.ts';
import { fetchPackage } from '../../../scripts/systems/debian-packages.ts';
import { serveMetrics } from '../../../server/metrics/listen.ts';
import { makeMetrics } from '../../../server/metrics/metrics.ts';
import { isFullRun } from '../../kit/inputs.ts';

/**
 * Prometheus' own `promtool` checks the alert rules, and a real Prometheus answers every query of the dashboard, both from Debian. If
 * neither is installed, the full run downloads the package.
 */

const FOLDER = join(import.meta.dirname, '../../../server/prometheus');
const ROOT = join(CACHE, 'prometheus');
const isInstalled = spawnSync('promtool', ['--version']).status === 0;
const program = (name: string): string => (isInstalled ? name : join(ROOT, 'usr/bin', name));

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** The metrics of a process that has done everything once. */
const usedMetrics = () => {
  const metrics = makeMetrics({
    waiting: async () => 3,
    pages: async () => ({ waiting: 2, queued: 1 }),
    browsers: () => 2,
    store: async () => ({
      oldest: { single: 12, batch: 0 },
      monitorLag: 3,
      deliveries: { mail: { waiting: 1, overdue: 2 }, webhook: { waiting: 0, overdue: 0 } },
    }),
    memory: () => new Map([['node', 1_000]]),
    ...{ version: '1.2.3', rules: 9 },
  });
  const spec = { url: 'https://a.nl/', pillar: null, locale: 'nl' } as const;
  const scan = { spec, tier: 'public', id: '1', took: 2_000, failure: null, problem: null, stored: true } as const;
  const use = async (): Promise<void> => {
    metrics.worked(scan);
    metrics.answered({ route: '/', method: 'GET', status: 200, seconds: 0.012 });
    await metrics.counting({ request: async () => ({ kind: 'busy' }) } as never).request({} as never);
    for (const task of ['feeder', 'monitor', 'deliverer'] as const) metrics.operator.ran(task);
    metrics.operator.sent('mail', 'done');
    metrics.operator.sent('webhook', 'retry');
    metrics.operator.fault();
  };
  return { metrics, use };
};

describe.runIf(isInstalled || isFullRun)('Prometheus of Debian', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pijler-prometheus-'));
    if (!isInstalled) await fetchPackage('prometheus', ROOT);
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const promtool = (...args: readonly string[]): string =>
    execFileSync(program('promtool'), args, { cwd: FOLDER, encoding: 'utf8', stdio: 'pipe' });

  test('accepts the alert rules, and each fires in its test and not before', () => {
    expect(promtool('check', 'rules', 'alerts.yml')).toMatch(/SUCCESS: \d{2} rules found/);
    expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  });

  test('reports no problem with our metrics', async () => {
    const { metrics, use } = usedMetrics();
    await use();
    const checked = spawnSync(program('promtool'), ['check', 'metrics'], {
      input: await metrics.text(),
      encoding: 'utf8',
    });
    // Names that prom-client itself chooses are not ours.
    const ours = `${checked.stdout}${checked.stderr}`.split('\n').filter((line) => line.includes('pijler_'));
    expect(ours).toEqual([]);
  });

  test('answers every query of the dashboard with a value', async () => {
    const { metrics, use } = usedMetrics();
    await use();
    const from = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    const port = await freePort();
    writeFileSync(
      join(folder, 'prometheus.yml'),
      `global: { scrape_interval: 1s }\nscrape_configs:\n  - job_name: pijler\n    static_configs: [{ targets: ['${new URL(from.address).host}'] }]\n`,
    );
    const child = spawn(
      program('prometheus'),
      [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: 'ignore' },
    );
    const ask = async (expr: string): Promise<readonly { readonly value: readonly [number, string] }[]> => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(expr)}`);
      const { status, error, data } = (await answer.json()) as {
        readonly status: string;
        readonly error?: string;
        readonly data?: { readonly result: readonly { readonly value: readonly [number, string] }[] };
      };
      if (status !== 'success') throw new Error(`${expr}: ${error}`);
      return data?.result ?? [];
    };
    try {
      const up = () =>
        ask('up{job="pijler"} == 1').then(
          ({ length }) => length,
          () => 0,
        );
      await expect.poll(up, { timeout: 60_000, interval: 250 }).toBe(1);
      // Something has to happen between two scrapes, since the queries use rates.
      for (let times = 0; times < 4; times += 1) {
        await use();
        await pause(1_100);
      }
      const { panels } = JSON.parse(readFileSync(join(FOLDER, 'dashboard.json'), 'utf8')) as {
        readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
      };
      const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
      expect(queries.length).toBeGreaterThan(15);
      const silent: string[] = [];
      for (const expr of queries) {
        const result = await ask(expr);
        if (result.length === 0 || result.every(({ value: [, value] }) => value === 'NaN')) silent.push(expr);
      }
      expect(silent).toEqual([]);
    } finally {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await from.close();
    }
  }, 120_000);
});
