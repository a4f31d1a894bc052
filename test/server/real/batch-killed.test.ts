import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { clientOf, hostsOf, sitesOf, visitsOf } from './faults/batch-client.ts';
import { askAbout, type Program, startProgram } from './faults/program.ts';

/** A batch of a service that is killed halfway: a sample of what `faults/batch.test.ts` tests with five hundred sites. */

const HOSTS = hostsOf(6, 'rij');

let world: World;
let folder: string;
const running: Program[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pijler-batch-'));
  world = await startWorld({ sites: [...SITES, sitesOf([...HOSTS, 'enkel.nl'])] });
});
afterAll(async () => {
  for (const program of running) await program.end('SIGTERM');
  await world?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (data: string): Promise<Program> => {
  const program = await startProgram({ world, args: ['--data', data, '--at-once', '1'] });
  running.push(program);
  return program;
};

test('a batch continues after a kill: each site has one result, and a single scan does not wait for the rest', async () => {
  const data = mkdtempSync(join(folder, 'data-'));
  const first = await start(data);
  await expect.poll(() => /(pij_\S+)/.test(first.said())).toBe(true);
  const key = /(pij_\S+)/.exec(first.said())?.[1] ?? '';
  world.clearLog();
  const id = await clientOf(first.base, key).handIn(HOSTS);
  await expect.poll(async () => (await clientOf(first.base, key).standing(id)).counts.done).toBeGreaterThanOrEqual(1);
  running.splice(0);
  expect(await first.end('SIGKILL')).toBe('SIGKILL');

  const next = await start(data);
  const client = clientOf(next.base, key);
  expect(await askAbout(next.base, 'enkel.nl')).toMatchObject({ status: 200 });
  expect((await client.standing(id)).left).toBeGreaterThan(1);
  await expect.poll(async () => (await client.standing(id)).left, { timeout: 50_000, interval: 200 }).toBe(0);
  const lines = await client.results(id);
  expect(lines.map(({ domain, state }) => [domain, state])).toEqual(HOSTS.map((host) => [host, 'done']));
  expect(new Set(lines.map(({ scan }) => scan)).size).toBe(HOSTS.length);
  const visits = visitsOf(world);
  // Only the scan that was running is repeated.
  expect(HOSTS.filter((host) => visits.get(host)?.length !== 1).length).toBeLessThanOrEqual(1);
}, 120_000);
