import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer-core';
import { build } from '../scripts/start/build.ts';
import { tabIdOf, waitForScan } from '../test/browser/kit/scan.ts';
import { openSession, type Session } from '../test/browser/kit/session.ts';
import { startWorld } from '../test/world/world.ts';
import { atMost, type Figure, info, median, percentile, report, round } from './kit/figures.ts';
import { forgetStarts } from './kit/stage.ts';

/*
 * node bench/popup.ts [--runs 20]
 * From the creation of the popup's document to its first contentful paint, by the browser's own Paint Timing: pressed for the
 * first time on a page, when a scan starts beside it, and again, when a fresh result is shown.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' } } });
const RUNS = Math.max(15, Number(values.runs));
/** Milliseconds, at the 75th percentile. */
const LIMIT = 80;
const SITE = 'https://goed.nl/contact';

/** Milliseconds to the first contentful paint; waits for it. */
const firstPaint = (popup: Page): Promise<number> =>
  popup.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName('first-contentful-paint');
          if (entry !== undefined) resolve(entry.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

interface Opened {
  readonly first: number;
  readonly again: number;
}

/**
 * Presses the button twice on a page: for a scan, and for its result. Every run has an address of its own, so that its first
 * press is a scan.
 */
const openings = async (session: Session, run: number): Promise<Opened> => {
  const { page } = await session.visit(`${SITE}?run=${run}`);
  const tabId = await tabIdOf(session, page);
  const first = await firstPaint(await session.press(page));
  await waitForScan(session, tabId);
  const again = await firstPaint(await session.press(page));
  await page.close();
  return { first, again };
};

const figuresOf = (name: string, all: readonly number[]): readonly Figure[] => [
  atMost(`${name}: first contentful paint, p75 of ${all.length}`, percentile(all, 75), LIMIT),
  info(
    `${name}: median, fastest to slowest`,
    `${round(median(all))} ms, ${round(Math.min(...all))}–${round(Math.max(...all))} ms`,
  ),
];

const measure = async (): Promise<readonly Opened[]> => {
  const [extension, world] = await Promise.all([build(), startWorld()]);
  const session = await openSession({ extension, world });
  const all: Opened[] = [];
  try {
    // One more than counts: the first one warms up the worker and the caches.
    for (let run = 0; run <= RUNS; run += 1) {
      if (run % 15 === 0) await forgetStarts(session);
      all.push(await openings(session, run));
    }
  } finally {
    await session.close();
    await world.stop();
  }
  return all.slice(1);
};

const all = await measure();
process.exitCode = report([
  ...figuresOf(
    'with a scan beside it',
    all.map(({ first }) => first),
  ),
  ...figuresOf(
    'with a fresh result',
    all.map(({ again }) => again),
  ),
]);
