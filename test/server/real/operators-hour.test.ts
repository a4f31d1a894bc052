import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CACHE } from '../../../scripts/systems/cache.ts';
import { fetchPackage } from '../../../scripts/systems/debian-packages.ts';
import { type Cluster, openCluster } from '../../../scripts/test/cluster.ts';
import { openStore } from '../../../server/core/store/open-store.ts';
import { forgetScans } from '../../../server/features/scans/store/forget-scans.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { storedStores } from '../../upgrades/fixtures.ts';

/**
 * An hour of an operator, with the real programs: the store of an earlier version with 100,000 scans is upgraded at a start,
 * metrics go to a real Prometheus, whose alert fires when no worker takes scans from the queue and ends when one does, and a
 * backup is restored into another PostgreSQL. Then all scans are deleted by retention while somebody reads and writes.
 */

const ROOT = join(import.meta.dirname, '../../..');
const PROMETHEUS = join(CACHE, 'prometheus');
const isInstalled = spawnSync('promtool', ['--version']).status === 0;
const SCANS = 100_000;
const MINUTE = 60_000;

const query = async (database: string, statement: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const client = new Client({ connectionString: database });
  await client.connect();
  const answer = await client.query(statement).finally(() => client.end());
  return Array.isArray(answer) ? [] : answer.rows;
};
const countOf = async (database: string): Promise<number> =>
  Number((await query(database, 'select count(*)::int as n from scans'))[0]?.['n']);

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const pijler = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--import', './scripts/tsx.mjs', 'server/cli/main.ts', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
/** Runs a command to its end, and returns its output; it must succeed. */
const endsWell = async (...args: readonly string[]): Promise<string> => {
  const child = pijler(...args);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => void said.push(String(chunk)));
  const [code] = await once(child, 'exit');
  expect([code, said.join('')]).toEqual([0, expect.any(String)]);
  return said.join('');
};

/** A dump of `pg_dump` without what is for `psql` alone, and without what a new server already has. */
const forAny = (dump: string): string => dump.replace(/^\\.*$/gm, '').replace(/^CREATE SCHEMA public;$/gm, '');

/** Copies of a row of the earlier version, each with a key of its own (the column was called question). */
const MANY = `insert into scans (id, question, domain, pillar, finished_at, whole, for_partner, failure, public)
  select 'veel-' || n, 'veel ' || n, 's' || n || '.nl', pillar, now() - n * interval '5 seconds', whole, false, failure, public
  from (select * from scans where public is not null order by seq limit 1) one, generate_series(1, ${SCANS}) n`;

describe.runIf(isFullRun && process.getuid?.() === 0)('an operator’s hour', () => {
  let cluster: Cluster;
  let folder: string;
  const ends: (() => unknown)[] = [];
  const databaseOf = (name: string): string => {
    const address = new URL(cluster.database);
    address.pathname = `/${name}`;
    return address.href;
  };
  beforeAll(async () => {
    cluster = openCluster();
    folder = mkdtempSync(join(tmpdir(), 'pijler-operator-'));
    if (!isInstalled) await fetchPackage('prometheus', PROMETHEUS);
    for (const name of ['dienst', 'teruggezet']) await query(cluster.database, `create database ${name}`);
    const [[, stored] = []] = storedStores().toReversed();
    await query(databaseOf('dienst'), forAny(stored?.sql ?? ''));
    await query(databaseOf('dienst'), MANY);
  }, 5 * MINUTE);
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
    cluster?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  let [base, figures] = ['', ''];
  test('a new version upgrades the store of an earlier one with 100,000 scans', { timeout: 3 * MINUTE }, async () => {
    const args = ['serve', '--role', 'web', '--port', '0', '--metrics', '0', '--database', databaseOf('dienst')];
    const child = pijler(...args);
    ends.push(async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += String(chunk);
    });
    await vi.waitFor(() => expect(said).toMatch(/answers at http[\s\S]*\/metrics/), {
      timeout: 2 * MINUTE,
      interval: 200,
    });
    base = /answers at (http:\/\/[^/]+)/.exec(said)?.[1] ?? '';
    figures = /(127\.0\.0\.1:\d+)\/metrics/.exec(said)?.[1] ?? '';
    expect(await countOf(databaseOf('dienst'))).toBeGreaterThan(SCANS);
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
    expect((await fetch(`${base}/rapport/s77.nl`)).status).toBeLessThan(500);
  });

  test('an alert fires when no worker takes scans from the queue, and ends when one does', {
    timeout: 8 * MINUTE,
  }, async () => {
    const port = await freePort();
    writeFileSync(
      join(folder, 'prometheus.yml'),
      `global: { scrape_interval: 2s, evaluation_interval: 2s }
rule_files: ['${join(ROOT, 'server/prometheus/alerts.yml')}']
scrape_configs: [{ job_name: pijler, static_configs: [{ targets: ['${figures}'] }] }]\n`,
    );
    const program = isInstalled ? 'prometheus' : join(PROMETHEUS, 'usr/bin/prometheus');
    const options = [`--config.file=${join(folder, 'prometheus.yml')}`, `--storage.tsdb.path=${join(folder, 'data')}`];
    const prometheus = spawn(program, [...options, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' });
    ends.push(async () => {
      prometheus.kill('SIGTERM');
      await once(prometheus, 'exit');
    });
    const firing = async (): Promise<readonly string[]> => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`).catch(() => null);
      if (answer === null) return [];
      const { data } = (await answer.json()) as {
        readonly data: {
          readonly alerts: readonly { readonly state: string; readonly labels: { readonly alertname: string } }[];
        };
      };
      return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
    };
    const body = JSON.stringify({ url: 'wacht.nl' });
    const key = /pij_\S+/.exec(await endsWell('key', 'issue', 'proef', '--database', databaseOf('dienst')))?.[0] ?? '';
    const headers = { 'Content-Type': 'application/json', 'X-GDA-Key': key };
    expect((await fetch(`${base}/api/v1/scans`, { method: 'POST', headers, body })).status).toBe(202);
    await vi.waitFor(
      async () =>
        expect(
          (await fetch(`http://${figures}/metrics`).then((one) => one.text())).includes('pijler_queue_waiting 1'),
        ).toBe(true),
      20_000,
    );
    expect(await firing()).toEqual([]);
    // The waiting scan becomes six minutes older; the rule itself waits for two more, as shipped.
    await query(
      databaseOf('dienst'),
      "update pgboss.job set created_on = created_on - interval '6 minutes' where state < 'active'",
    );
    await vi.waitFor(async () => expect(await firing()).toContain('PijlerQueueStopped'), {
      timeout: 4 * MINUTE,
      interval: 2_000,
    });
    await query(
      databaseOf('dienst'),
      "update pgboss.job set state = 'completed', completed_on = now() where state < 'active'",
    );
    await vi.waitFor(async () => expect(await firing()).not.toContain('PijlerQueueStopped'), {
      timeout: MINUTE,
      interval: 2_000,
    });
  });

  test('a backup of all scans can be restored elsewhere', { timeout: 6 * MINUTE }, async () => {
    const file = join(folder, 'backup.gz');
    await endsWell('backup', file, '--database', databaseOf('dienst'));
    await endsWell('restore', file, '--database', databaseOf('teruggezet'));
    expect(await countOf(databaseOf('teruggezet'))).toBe(await countOf(databaseOf('dienst')));
  });

  test('retention deletes 100,000 scans without blocking other queries for long', {
    timeout: 4 * MINUTE,
  }, async () => {
    const store = await openStore({ database: databaseOf('teruggezet') });
    ends.push(() => store.close());
    let forgotten: number | null = null;
    const days = 86_400_000;
    // Public scans are stored for 30 days: 40 days later all of these are old.
    const forgetting = forgetScans(store, Date.now() + 40 * days).then((count) => {
      forgotten = count;
    });
    const waits: number[] = [];
    while (forgotten === null) {
      const began = performance.now();
      await store.db.selectFrom('scans').select('id').where('scan_key', '=', 'veel 99999').execute();
      await store.db.updateTable('scans').set({ whole: false }).where('id', '=', 'veel-99999').execute();
      waits.push(performance.now() - began);
      await pause(20);
    }
    await forgetting;
    expect(forgotten).toBeGreaterThanOrEqual(SCANS);
    expect([waits.length > 5, Math.max(...waits) < 2_000]).toEqual([true, true]);
  });
});
