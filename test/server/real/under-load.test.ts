import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Engine } from '../../../server/engine/engine.ts';
import { grade, openGranted } from '../../browser/kit/compare.ts';
import type { Driven } from '../../browser/kit/driven.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { openWorldEngine } from '../kit/world-engine.ts';

/** Five scans of one page on a busy machine give the same total, or one marked incomplete; and none fails. */

const PAGE = 'https://gewoon.nl/';
const TIMES = 5;
/** Threads that keep a processor busy: enough to make every other program wait. */
const BUSY = 4;

let world: World;
let extension: Driven;
let engine: Engine;
let workers: readonly Worker[] = [];

beforeAll(async () => {
  world = await startWorld();
  [extension, engine] = await Promise.all([openGranted('chromium', world), openWorldEngine(world)]);
  workers = Array.from({ length: BUSY }, () => new Worker('for (;;);', { eval: true }));
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.terminate()));
  await Promise.all([extension?.close(), engine?.close()]);
  await world.stop();
});

/** Scans one after another: the total of each, and whether it is incomplete. */
const repeated = async (
  once: () => ReturnType<typeof grade>,
): Promise<readonly (readonly [number | null, boolean])[]> => {
  const all: (readonly [number | null, boolean])[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const { overall, incomplete, phase } = await once();
    expect(phase).toBe('done');
    all.push([overall, incomplete]);
  }
  return all;
};

describe('under load', () => {
  test.each([
    ['the extension', () => grade(extension, PAGE)],
    ['the service', async () => (await engine.scan({ url: PAGE })).session.state],
  ] as const)(
    '%s gives the same total every time, unless it is marked incomplete',
    async (_, once) => {
      const all = await repeated(once);
      process.stdout.write(`${JSON.stringify(all)}\n`);
      const unmarked = new Set(all.flatMap(([overall, incomplete]) => (incomplete ? [] : [overall])));
      expect(unmarked.size, JSON.stringify(all)).toBeLessThanOrEqual(1);
      expect(
        all.every(([overall]) => overall !== null),
        JSON.stringify(all),
      ).toBe(true);
    },
    240_000,
  );
});
