import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from '../scripts/start/build.ts';
import { command, tabIdOf, waitForScan } from '../test/browser/kit/scan.ts';
import type { Session } from '../test/browser/kit/session.ts';
import { type Figure, info, median, report, round } from './kit/figures.ts';
import { openStage } from './kit/stage.ts';

/*
 * node bench/cost.ts
 * The background's start from cold, its memory, the bytes that ship, and the requests of a scan of the demo site.
 */
const RUNS = 9;
/** Maximum requests to the site and queries to the resolver of a scan (the plan of the product). */
const PLAN = { requests: 40, questions: 70 };
const DEMO = 'https://goed.nl/';

const workerOf = async ({ browser, extension }: Session) => {
  const target = await browser.waitForTarget(
    (one) => one.type() === 'service_worker' && one.url().includes(extension.id),
  );
  const worker = await target.worker();
  if (worker === null) throw new Error('the background has no worker');
  return worker;
};

/** Milliseconds from a message of an extension's page to its answer when the background is not running. */
const coldStart = async (session: Session): Promise<number> => {
  const worker = await workerOf(session);
  await worker.close();
  const before = performance.now();
  await command(session, 'allowance', {});
  return performance.now() - before;
};

const heapOf = async (session: Session): Promise<number> => {
  const { client } = await workerOf(session);
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
};

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const shipped = async (): Promise<readonly Figure[]> => {
  const folder = await build();
  const files = await filesIn(folder);
  const sizes = await Promise.all(files.map(async (path) => (await stat(path)).size));
  const zipped = async (name: string): Promise<string> => {
    const bytes = gzipSync(await readFile(join(folder, name)), { level: 9 }).length;
    return `${round(bytes / 1_000)} kB gzipped`;
  };
  return [
    info('files that ship', `${files.length}, ${round(sizes.reduce((sum, size) => sum + size, 0) / 1_000)} kB`),
    info('background', await zipped('background.js')),
    info('reader in the page', await zipped('page.js')),
    info('accessibility engine', await zipped('axe.min.js')),
  ];
};

const requestOf = async (session: Session, name: string): Promise<readonly Figure[]> => {
  const { page } = await session.visit(DEMO);
  const tabId = await tabIdOf(session, page);
  await session.press(page);
  const { ledger } = await waitForScan(session, tabId);
  await page.close();
  const questions = ledger.filter(({ purpose }) => purpose === 'dns').length;
  const within = (what: string, count: number, most: number): Figure => ({
    name: `${name}: ${what}`,
    value: String(count),
    limit: `≤ ${most}`,
    holds: count <= most,
  });
  const bytes = ledger.reduce((sum, contact) => sum + (contact.bytes ?? 0), 0);
  return [
    within('requests', ledger.length - questions, PLAN.requests),
    within('DNS questions', questions, PLAN.questions),
    info(`${name}: bytes received`, `${round(bytes / 1_000)} kB`),
  ];
};

const figures: Figure[] = [...(await shipped())];
for (const [name, hosts] of [
  ['demo without access', []],
  ['demo with access', ['goed.nl']],
] as const) {
  const { session, close } = await openStage(0, hosts);
  try {
    figures.push(...(await requestOf(session, name)));
    figures.push(info(`${name}: heap of the background after a scan`, `${round(await heapOf(session))} MB`));
    const starts: number[] = [];
    for (let run = 0; run < RUNS; run += 1) starts.push(await coldStart(session));
    figures.push(info(`${name}: background's first answer from cold`, `${round(median(starts))} ms`));
  } finally {
    await close();
  }
}
process.exitCode = report(figures);
