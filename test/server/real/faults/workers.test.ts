import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Cluster, openCluster } from '../../../../scripts/test/cluster.ts';
import type { Site } from '../../../world/site.ts';
import { SITES } from '../../../world/sites.ts';
import { startWorld, type World } from '../../../world/world.ts';
import { test } from '../../kit/machine.ts';
import { askAbout, type Program, startProgram } from './program.ts';

/** One web process and two workers, on one PostgreSQL: failures of one of them, or of PostgreSQL. */

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const BODY = '<!doctype html><html lang=nl><title>Pagina</title><h1>Pagina</h1>';

/** A site whose pages respond after a delay. */
const slow = (host: string): Site => ({
  hosts: [host],
  https: ({ path }) =>
    path === '/robots.txt'
      ? { status: 404, headers: HTML, body: '' }
      : { status: 200, headers: HTML, body: BODY, ...(path.startsWith('/traag') && { delay: 2_000 }) },
});

const OWN = ['rust.nl', 'moord.nl', 'vraag.nl', 'plat.nl', 'een.nl', 'twee.nl', 'drie.nl', 'vier.nl'];

let world: World;
let cluster: Cluster;
let web: Program;
let folder: string;
let workers: Program[] = [];

const startWorker = (): Promise<Program> =>
  startProgram({ world, args: ['--role', 'worker', '--database', cluster.database, '--at-once', '2'] });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pijler-workers-'));
  cluster = openCluster();
  world = await startWorld({ sites: [...SITES, ...OWN.map(slow)] });
  web = await startProgram({
    world,
    args: ['--role', 'web', '--database', cluster.database, '--trust-proxy', '127.0.0.1/32'],
  });
  workers = await Promise.all([startWorker(), startWorker()]);
});
afterAll(async () => {
  for (const program of workers) await program.end('SIGTERM');
  await web?.end('SIGTERM');
  await world?.stop();
  cluster?.remove();
  rmSync(folder, { recursive: true, force: true });
});

let asker = 0;
/** Each request comes from a different client. */
const ask = (url: string) => {
  asker += 1;
  return askAbout(web.base, url, { headers: { 'X-Forwarded-For': `192.0.2.${asker}` } });
};

/** Retries as long as the service asks for it, like a client. */
const askPatiently = async (url: string) => {
  for (let left = 4; ; left -= 1) {
    const heard = await ask(url);
    if (heard.status !== 503 || left === 0) return heard;
    expect(heard.again).not.toBeNull();
  }
};

/** When pages of a host were requested, in ms since 1970. */
const visits = (host: string): readonly number[] =>
  world.log().flatMap((one) => (one.host === host && one.dest === 'document' ? [one.at] : []));

const underWay = (host: string): Promise<void> =>
  expect.poll(() => visits(host), { timeout: 20_000, interval: 10 }).not.toEqual([]);

/** The log lines about a host. */
const scansOf = (program: Program, host: string): readonly string[] =>
  program
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(`"page":"${host}/`));

/** Which of the workers scanned a host; waits for its log line. */
const startsOf = async (host: string): Promise<readonly number[]> => {
  await expect.poll(() => workers.flatMap((one) => scansOf(one, host)), { timeout: 10_000 }).toHaveLength(1);
  return workers.flatMap((one, index) => scansOf(one, host).map(() => index));
};

describe('two workers', () => {
  test('share the requests', async () => {
    const hosts = ['een.nl', 'twee.nl', 'drie.nl', 'vier.nl'];
    const all = await Promise.all(hosts.map((host) => ask(`https://${host}/traag`)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const created = (await Promise.all(hosts.map(startsOf))).flat();
    expect(created.toSorted()).toEqual([0, 0, 1, 1]);
  });

  test('are polite together: one visit to a site at a time, and the next after ten seconds', async () => {
    const heard = await Promise.all(['/', '/ander'].map((path) => askPatiently(`https://rust.nl${path}`)));
    expect(heard.map(({ status }) => status)).toEqual([200, 200]);
    const [first = 0, second = 0, ...more] = visits('rust.nl');
    expect(more).toEqual([]);
    expect(second - first).toBeGreaterThan(10_000);
  });

  test('lose no request and answer none twice when one is killed in mid-scan', async () => {
    const [removed, other] = workers.splice(0);
    // So that it is clear which one has the scan.
    await other?.end('SIGTERM');
    const request = askPatiently('https://moord.nl/traag');
    await underWay('moord.nl');
    workers = [await startWorker()];
    await removed?.end('SIGKILL');
    expect(await request).toMatchObject({ status: 200 });
    expect(await startsOf('moord.nl')).toEqual([0]);
    expect(scansOf(removed as Program, 'moord.nl')).toEqual([]);
    workers.push(await startWorker());
  });

  test('finish their running scan first when ended with SIGTERM', async () => {
    const before = [...workers];
    const request = ask('https://vraag.nl/traag');
    await underWay('vraag.nl');
    const ended = await Promise.all(before.map((one) => one.end('SIGTERM')));
    expect(ended).toEqual([0, 0]);
    expect(await request).toMatchObject({ status: 200 });
    workers = await Promise.all([startWorker(), startWorker()]);
  });
});

describe('a PostgreSQL that stops', () => {
  test('gives 503, and scanning resumes by itself once it is back', async () => {
    const request = ask('https://plat.nl/traag');
    await underWay('plat.nl');
    cluster.stop();
    const heard = await request;
    expect([200, 503]).toContain(heard.status);
    expect(await ask('https://goed.nl/')).toMatchObject({ status: 503, code: 'busy', again: '30' });
    expect((await fetch(`${web.base}/readyz`)).status).toBe(503);
    expect((await fetch(`${web.base}/healthz`)).status).toBe(200);
    cluster.start();
    await expect.poll(async () => (await fetch(`${web.base}/readyz`)).status, { timeout: 20_000 }).toBe(200);
    expect(await askPatiently('https://plat.nl/traag')).toMatchObject({ status: 200 });
    expect(await askPatiently('https://goed.nl/')).toMatchObject({ status: 200, score: 100 });
    for (const one of [web, ...workers]) expect(one.said()).not.toMatch(/uncaught|unhandled/i);
  });
});
