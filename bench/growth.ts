import type { Page } from 'puppeteer-core';
import type { Session } from '../test/browser/kit/session.ts';
import { showHistory } from '../test/browser/views/stage.ts';
import { sampleStored } from '../test/components/sample.ts';
import { exponent, type Figure, median, report, round } from './kit/figures.ts';
import { largePage, openStage } from './kit/stage.ts';
import { subjectCode, worldOf } from './kit/subject-code.ts';
import { TEXT_SERIES } from './kit/text-growth.ts';

/*
 * node bench/growth.ts
 * How time grows with size: that of our own reader, the reader on fetched HTML and the accessibility engine with the page; that
 * of reading DNS and sitemaps, advice and reports with their length; that of the history's page with the number of stored scans.
 * Prints the exponent of the power law through the medians: 1 is linear.
 */
const RUNS = 3;
const MAX = 1.1;

interface Series {
  readonly name: string;
  readonly shape: string;
  readonly sizes: readonly number[];
  readonly call: string;
}

const ELEMENTS = [1_000, 2_500, 5_000, 10_000, 25_000, 50_000];
const LINKS = [10, 50, 200, 1_000, 5_000];
const SCRIPTS = [10, 50, 200, 1_000];
const BYTES = [1, 2, 3, 4, 5].map((megabytes) => megabytes * 1_000_000);
/** The history stores at most fifty. */
const SCANS = [5, 10, 20, 50];
const FETCHED = 'fetch(location.href).then((answer) => answer.text()).then((html) => subject.parse(html))';

const SERIES: readonly Series[] = [
  { name: 'reader, 1,000 to 50,000 elements', shape: 'cards', sizes: ELEMENTS, call: 'subject.walk()' },
  { name: 'engine, 1,000 to 50,000 elements', shape: 'cards', sizes: ELEMENTS, call: 'subject.ours()' },
  { name: 'reader, 10 to 5,000 links', shape: 'links', sizes: LINKS, call: 'subject.walk()' },
  { name: 'reader, 10 to 1,000 scripts', shape: 'scripts', sizes: SCRIPTS, call: 'subject.walk()' },
  { name: 'reader, 1 to 5 MB of HTML', shape: 'bytes', sizes: BYTES, call: 'subject.walk()' },
  { name: 'fetched HTML, 1 to 5 MB', shape: 'bytes', sizes: BYTES, call: FETCHED },
];

type Point = readonly [size: number, took: number];

const figureOf = (name: string, points: readonly Point[]): Figure => {
  const grows = exponent(points);
  return {
    name: `${name}: exponent (${points.map(([, took]) => round(took)).join(', ')} ms)`,
    value: grows.toFixed(2),
    limit: `≤ ${MAX}`,
    holds: grows <= MAX,
  };
};

const onPage = async (session: Session, code: string, { name, shape, sizes, call }: Series): Promise<Figure> => {
  const once = async (page: Page): Promise<number> => ((await worldOf(page).evaluate(call)) as { total: number }).total;
  const points: Point[] = [];
  for (const size of sizes) {
    const { page } = await session.visit(largePage(shape, size));
    await worldOf(page).evaluate(`${code};0`);
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await once(page));
    points.push([size, median(runs)]);
    await page.close();
  }
  return figureOf(name, points);
};

/** Milliseconds until the history shows `size` scans, by the page's own clock. */
const historyOf = async (session: Session, size: number): Promise<number> => {
  const stored = sampleStored('partner', 'nl');
  const scans = Array.from({ length: size }, (_, index) => ({
    ...stored,
    id: `scan-${index}`,
    finishedAt: stored.finishedAt - index * 60_000,
  }));
  const page = await showHistory(session, scans);
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.reload();
    const shown = await page.waitForFunction(
      (least) => document.querySelectorAll('.stored-scan').length >= least && performance.now(),
      { polling: 'mutation' },
      size,
    );
    runs.push(Number(await shown.jsonValue()));
  }
  await page.close();
  return median(runs);
};

const onHistory = async (session: Session): Promise<Figure> => {
  const points: Point[] = [];
  for (const size of SCANS) points.push([size, await historyOf(session, size)]);
  return figureOf('history, 5 to 50 scans on its page', points);
};

/** The largest first, so that all run with the code that the engine optimised for it. */
const ofTexts = (): readonly Figure[] =>
  TEXT_SERIES.map(({ name, sizes, of }) => {
    const points = sizes.toReversed().map((size): Point => {
      const work = of(size);
      const runs = Array.from({ length: RUNS * 8 }, () => {
        const before = performance.now();
        work();
        return performance.now() - before;
      });
      return [size, median(runs)];
    });
    return figureOf(name, points.toReversed());
  });

const figures: Figure[] = [...ofTexts()];
const { session, close } = await openStage(0, ['groot.nl']);
try {
  const code = await subjectCode();
  for (const series of SERIES) figures.push(await onPage(session, code, series));
  figures.push(await onHistory(session));
} finally {
  await close();
}
process.exitCode = report(figures);
