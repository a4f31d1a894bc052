import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, openCluster } from '../../../../scripts/test/cluster.ts';
import { startWorld, type World } from '../../../world/world.ts';
import { type Program, startProgram } from './program.ts';

/** How long the web role takes until it answers, alone and on a machine with four times as much to do as its two cores can. */

/** Linux counts a process's time in hundredths of a second (`sysconf(_SC_CLK_TCK)`, proc(5)). */
const TICKS = 100;
/** Busy threads: four for each of two cores. */
const BUSY = 8;

let world: World;
let cluster: Cluster;
beforeAll(async () => {
  world = await startWorld();
  cluster = openCluster();
  // The first start prepares what later starts load (`server/prepared`), and creates the tables.
  await (await startWeb()).end('SIGTERM');
}, 180_000);
afterAll(async () => {
  await world?.stop();
  cluster?.remove();
});

const startWeb = (): Promise<Program> =>
  startProgram({ world, args: ['--role', 'web', '--database', cluster.database, '--trust-proxy', '127.0.0.1/32'] });

/** Seconds of processor time that a process has used, of all its threads. */
const readSeconds = (pid: number): number => {
  // The second field, the name, may hold spaces: fields are counted from behind its closing bracket.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};

/** Starts the web role and asks it whether it is alive: seconds until it answered, and seconds of processor time. */
const measureStart = async (): Promise<{ readonly seconds: number; readonly used: number }> => {
  const before = performance.now();
  const web = await startWeb();
  const answer = await fetch(`${web.base}/healthz`);
  const seconds = (performance.now() - before) / 1000;
  const used = readSeconds(web.pid);
  await web.end('SIGTERM');
  expect(await answer.json()).toEqual({ ok: true });
  return { seconds, used };
};

describe('the web role, once its scripts are prepared', () => {
  // Two seconds by the clock, some of them on both cores: 2.3 to 2.5 s of processor time on two slow cores.
  test('answers after at most three seconds of processor time', async () => {
    const starts = [await measureStart(), await measureStart(), await measureStart()];
    process.stdout.write(`${JSON.stringify(starts)}\n`);
    expect(Math.min(...starts.map(({ used }) => used))).toBeLessThan(3);
  });

  test('answers within a minute while eight other threads keep both cores busy', async () => {
    const busy = Array.from({ length: BUSY }, () => new Worker('for (;;);', { eval: true }));
    try {
      const start = await measureStart();
      process.stdout.write(`${JSON.stringify(start)}\n`);
      expect(start.seconds).toBeLessThan(60);
    } finally {
      await Promise.all(busy.map((one) => one.terminate()));
    }
  });
});
