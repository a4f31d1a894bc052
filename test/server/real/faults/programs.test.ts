import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { listDescendants } from '../../../../server/engine/browser/processes.ts';
import type { Site } from '../../../world/site.ts';
import { SITES } from '../../../world/sites.ts';
import { startWorld, type World } from '../../../world/world.ts';
import { allowsMounts, test } from '../../kit/machine.ts';
import { askAbout, type Program, type Start, startProgram } from './program.ts';

/** Failures of a service's browser, process, disk and resolver, seen over HTTP. */

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const BODY = '<!doctype html><html lang=nl><title>Pagina</title><h1>Pagina</h1>';

/** Responds after a delay. */
const slow = (host: string): Site => ({
  hosts: [host],
  https: ({ path }) =>
    path === '/' ? { status: 200, headers: HTML, body: BODY, delay: 2_000 } : { status: 404, headers: HTML, body: '' },
});

/** A resolver that never responds. */
const silent: Site = {
  hosts: ['stil.nl'],
  https: () => ({ status: 200, headers: { 'content-type': 'application/dns-message' }, stream: () => {} }),
};

let world: World;
let folder: string;
const running: Program[] = [];
beforeAll(async () => {
  world = await startWorld({ sites: [...SITES, slow('langzaam.nl'), slow('later.nl'), silent] });
  folder = mkdtempSync(join(tmpdir(), 'pijler-programs-'));
});
afterEach(async () => {
  for (const program of running.splice(0)) await program.end('SIGTERM');
});
afterAll(async () => {
  await world?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (args: readonly string[], by: Start['by'] = []): Promise<Program> => {
  const program = await startProgram({ world, args, by });
  running.push(program);
  return program;
};

const wasRequested = (host: string): boolean => world.log().some(({ host: requested }) => requested === host);

/** Waits until its page is being scanned. */
const underWay = async (host: string): Promise<void> =>
  expect.poll(() => wasRequested(host), { timeout: 20_000, interval: 10 }).toBe(true);

/** A program's browsers, by their first process. */
const browsersOf = ({ pid }: Program): readonly number[] =>
  listDescendants(pid)
    .filter(({ parent }) => parent === pid)
    .map((one) => one.pid);

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a browser that is killed in mid-scan', () => {
  test('causes a second attempt, and the request still succeeds', async () => {
    const service = await start(['--data', join(folder, 'browser')]);
    world.clearLog();
    const [request, beside] = [askAbout(service.base, 'goed.nl'), askAbout(service.base, 'gewoon.nl')];
    await underWay('goed.nl');
    for (const pid of browsersOf(service)) process.kill(pid, 'SIGKILL');
    expect(await request).toMatchObject({ status: 200, score: 100 });
    expect(await beside).toMatchObject({ status: 200 });
  });
});

describe('a service that is killed', () => {
  test('leaves no browser; the next one has its keys and results, and finishes the running scan', async () => {
    const data = join(folder, 'killed');
    const first = await start(['--data', data]);
    const key = /(pij_\S+)/.exec(first.said())?.[1] ?? '';
    expect(await askAbout(first.base, 'goed.nl')).toMatchObject({ status: 200, score: 100 });
    world.clearLog();
    const lost = askAbout(first.base, 'langzaam.nl');
    lost.catch(() => {});
    await underWay('langzaam.nl');
    const below = listDescendants(first.pid).map(({ pid }) => pid);
    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    await expect(lost).rejects.toThrow();
    await expect.poll(() => below.filter(isThere), { timeout: 10_000 }).toEqual([]);

    world.clearLog();
    const next = await start(['--data', data]);
    const stored = await askAbout(next.base, 'goed.nl', { headers: { 'X-GDA-Key': key } });
    expect(stored).toMatchObject({ status: 200, score: 100 });
    expect(wasRequested('goed.nl')).toBe(false);
    const again = await askAbout(next.base, 'langzaam.nl', { headers: { 'X-GDA-Key': key } });
    expect(again).toMatchObject({ status: 200 });
    // The running scan continued although nobody waited for it any more, and was not repeated.
    const pages = world.log().filter(({ host, dest }) => host === 'langzaam.nl' && dest === 'document');
    expect(pages).toHaveLength(1);
  });

  test('finishes its running scan first when ended with SIGTERM', async () => {
    const service = await start(['--data', join(folder, 'asked')]);
    world.clearLog();
    const request = askAbout(service.base, 'later.nl');
    await underWay('later.nl');
    const below = listDescendants(service.pid).map(({ pid }) => pid);
    const ended = service.end('SIGTERM');
    expect(await request).toMatchObject({ status: 200 });
    expect(await ended).toBe(0);
    expect(below.filter(isThere)).toEqual([]);
  });
});

describe('a disk', () => {
  (allowsMounts ? test : test.skip)(
    'that is full makes new scans fail with 503 until there is room, but serves stored results',
    async () => {
      const data = join(folder, 'disk');
      mkdirSync(data);
      const mounted = 'mount -t tmpfs -o size=200m tmpfs "$1" && shift && exec "$@"';
      const service = await start(['--data', data], ['unshare', '--mount', 'sh', '-c', mounted, 'sh', data]);
      expect(await askAbout(service.base, 'goed.nl')).toMatchObject({ status: 200, score: 100 });
      const inside = join(`/proc/${service.pid}/root`, data);
      const fill = (): void => {
        for (let size = 2 ** 24; size >= 1; size = Math.floor(size / 4)) {
          try {
            for (;;) writeFileSync(join(inside, 'full'), Buffer.alloc(size), { flag: 'a' });
          } catch {}
        }
      };
      fill();
      const hears = await askAbout(service.base, 'gewoon.nl');
      expect(hears).toMatchObject({ status: 503, code: 'busy', again: '30' });
      expect(hears.took).toBeLessThan(2_000);
      expect((await fetch(`${service.base}/readyz`)).status).toBe(503);
      // Stored results are still served.
      expect(await askAbout(service.base, 'goed.nl')).toMatchObject({ status: 200, score: 100 });
      rmSync(join(inside, 'full'));
      expect((await fetch(`${service.base}/readyz`)).status).toBe(200);
      expect(await askAbout(service.base, 'gewoon.nl')).toMatchObject({ status: 200 });
    },
  );
});

describe('a resolver that does not respond', () => {
  test('leaves its checks untested, without delaying the response', async () => {
    const service = await start(['--data', join(folder, 'resolver'), '--resolver', 'https://stil.nl/dns-query']);
    const { status, score, took } = await askAbout(service.base, 'goed.nl');
    expect(took).toBeLessThan(22_000);
    expect(status).toBe(200);
    // Computed from five pillars.
    expect(score).toBeGreaterThan(80);
  });
});
