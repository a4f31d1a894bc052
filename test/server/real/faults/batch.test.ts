import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Cluster, openCluster } from '../../../../scripts/test/cluster.ts';
import { SITES } from '../../../world/sites.ts';
import { startWorld, type World } from '../../../world/world.ts';
import { test } from '../../kit/machine.ts';
import { clientOf, hostsOf, sitesOf, visitsOf } from './batch-client.ts';
import { askAbout, type Program, startProgram } from './program.ts';

/** Five hundred sites in one batch, on one PostgreSQL, while a worker and the web process are killed: none lost, none repeated. */

const COUNT = 500;
const HOSTS = hostsOf(COUNT, 'bulk');
const SINGLE = hostsOf(4, 'enkel');
/** Concurrent scans per worker. */
const EACH = 2;

let world: World;
let cluster: Cluster;
let web: Program;
let workers: Program[] = [];
const keys: string[] = [];

const start = (role: string, ...more: readonly string[]): Promise<Program> =>
  startProgram({ world, args: ['--role', role, '--database', cluster.database, ...more] });
const startWorker = (): Promise<Program> => start('worker', '--at-once', String(EACH));

const issue = (name: string): string => {
  const args = ['--import', './scripts/tsx.mjs', 'server/cli/main.ts', 'key', 'issue', name];
  const limits = ['--per-day', String(COUNT), '--database', cluster.database];
  const root = join(import.meta.dirname, '../../../..');
  return spawnSync(process.execPath, [...args, ...limits], { cwd: root, encoding: 'utf8' }).stdout.trim();
};

beforeAll(async () => {
  cluster = openCluster();
  world = await startWorld({ sites: [...SITES, sitesOf([...HOSTS, ...SINGLE])] });
  web = await start('web');
  workers = await Promise.all([startWorker(), startWorker()]);
  keys.push(issue('bulk'), issue('enkel'));
}, 180_000);
afterAll(async () => {
  for (const program of [...workers, web]) await program?.end('SIGTERM');
  await world?.stop();
  cluster?.remove();
});

test('each page is scanned and reported once, and scans for another key go first', async () => {
  const [bulk = '', single = ''] = keys;
  world.clearLog();
  const id = await clientOf(web.base, bulk).handIn(HOSTS);
  const began = Date.now();
  const done = async (): Promise<number> =>
    clientOf(web.base, bulk)
      .standing(id)
      .then(({ counts }) => counts.done);
  const until = (count: number) =>
    expect.poll(done, { timeout: 1_200_000, interval: 500 }).toBeGreaterThanOrEqual(count);
  /** Requests a single scan; resolves with how many pages of the batch were started before it, while it waited. */
  const askAlone = async (host: string): Promise<number> => {
    const at = Date.now();
    const heard = await askAbout(web.base, host, { headers: { 'X-GDA-Key': single } });
    expect(heard.status).toBe(200);
    const visits = visitsOf(world);
    const [own = 0] = visits.get(host) ?? [];
    return HOSTS.flatMap((one) => visits.get(one) ?? []).filter((one) => one > at + 500 && one < own).length;
  };

  await until(20);
  const before = [await askAlone(SINGLE[0] ?? '')];
  await workers[0]?.end('SIGKILL');
  before.push(await askAlone(SINGLE[1] ?? ''));
  workers[0] = await startWorker();
  await until(150);
  expect(await web.end('SIGKILL')).toBe('SIGKILL');
  web = await start('web');
  before.push(await askAlone(SINGLE[2] ?? ''));
  await until(300);
  before.push(await askAlone(SINGLE[3] ?? ''));
  // Only the running scans may have been started in between.
  expect(Math.max(...before)).toBeLessThanOrEqual(2 * EACH);

  const standing = () => clientOf(web.base, bulk).standing(id);
  await expect.poll(async () => (await standing()).left, { timeout: 1_200_000, interval: 1_000 }).toBe(0);
  process.stdout.write(`${COUNT} sites in one batch: ${Math.round((Date.now() - began) / 1_000)} s\n`);
  expect((await standing()).counts).toMatchObject({ done: COUNT, failed: 0, cancelled: 0 });
  const lines = await clientOf(web.base, bulk).results(id);
  expect(lines.map(({ number }) => number)).toEqual(HOSTS.map((_, index) => index + 1));
  expect(lines.map(({ domain }) => domain)).toEqual(HOSTS);
  expect(new Set(lines.map(({ scan }) => scan)).size).toBe(COUNT);
  // Only what the killed worker had started was repeated.
  const visits = visitsOf(world);
  const twice = HOSTS.filter((host) => (visits.get(host)?.length ?? 0) !== 1);
  expect(twice.length).toBeLessThanOrEqual(EACH);
}, 3_000_000);
