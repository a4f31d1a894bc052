import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { listDescendants } from '../../../../server/engine/browser/processes.ts';
import { SITES } from '../../../world/sites.ts';
import { startWorld, type World } from '../../../world/world.ts';
import { HOSTILE } from '../../kit/hostile-sites.ts';
import { test } from '../../kit/machine.ts';
import { type Serving, serveIn } from '../../kit/serving.ts';

/** Pages that want to harm their visitor, scanned by the real service over HTTP, with another site beside each. */

let world: World;
let folder: string;
let service: Serving;
beforeAll(async () => {
  world = await startWorld({ sites: [...SITES, ...HOSTILE] });
  folder = mkdtempSync(join(tmpdir(), 'pijler-faults-'));
  service = await serveIn(world, join(folder, 'data'));
});
afterAll(async () => {
  await service?.close();
  await world?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The ms within which every request is answered, whatever the page does: 20 s of timeout, and the response. */
const ANSWERED = 22_000;

/** The largest memory of the browser's processes, in bytes, while `work` runs. */
const measured = async (work: Promise<unknown>): Promise<{ readonly all: number; readonly one: number }> => {
  const most = { all: 0, one: 0 };
  const timer = setInterval(() => {
    const memory = listDescendants(process.pid).map((one) => one.memory);
    most.all = Math.max(
      most.all,
      memory.reduce((sum, bytes) => sum + bytes, 0),
    );
    most.one = Math.max(most.one, ...memory);
  }, 50);
  try {
    await work;
  } finally {
    clearInterval(timer);
  }
  return most;
};

interface Heard {
  readonly status: number;
  readonly again: string | null;
  readonly score: number | null | undefined;
  readonly took: number;
}

const ask = async (host: string): Promise<Heard> => {
  const began = performance.now();
  const url = `${service.base}/api/gda-scan-api.php?url=${host}&fresh=1`;
  const answer = await fetch(url, { headers: { 'X-GDA-Key': service.key } });
  const { overall_score: score } = (await answer.json()) as { readonly overall_score?: number | null };
  return { status: answer.status, again: answer.headers.get('retry-after'), score, took: performance.now() - began };
};

/** Requests a scan of a hostile page and of a good one beside it, and checks that both are answered in time. */
const endure = async (host: string): Promise<Heard> => {
  const [heard, beside] = await Promise.all([ask(host), ask('goed.nl')]);
  expect(beside).toMatchObject({ status: 200, score: 100 });
  expect(heard.took).toBeLessThan(ANSWERED);
  expect([200, 503]).toContain(heard.status);
  expect(heard.status === 503).toBe(heard.again !== null);
  return heard;
};

describe('a page that wants to harm its visitor', () => {
  test('opens 10,000 connections: it gets no more than 200', async () => {
    world.clearLog();
    await endure('verbindingen.nl');
    // Besides what the scan itself requests from the page's own host.
    const created = world.log().filter(({ host }) => host.endsWith('.verbindingen.nl')).length;
    expect(created).toBeLessThan(200);
    expect(created).toBeGreaterThan(100);
  });

  test('is a gigabyte in size: it is answered in time, and another page is scanned meanwhile', async () => {
    const { status, took } = await endure('groot.nl');
    expect([200, 503]).toContain(status);
    expect(took).toBeLessThan(ANSWERED);
  });

  test('never ends: it is scanned as far as it was received', async () => {
    expect(await endure('eindeloos.nl')).toMatchObject({ status: 200 });
  });

  test('has a script that never ends: it is answered in time, and another page is scanned meanwhile', async () => {
    await endure('lus.nl');
  });

  test('uses too much memory: its process is killed at the cap, and the next scan succeeds', async () => {
    const { one } = await measured(endure('bytes.nl').then(({ status }) => expect(status).toBe(200)));
    expect(one).toBeLessThan(2_000_000_000);
    expect(await ask('goed.nl')).toMatchObject({ status: 200, score: 100 });
  });
});
