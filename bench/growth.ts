import type { Page } from 'puppeteer-core';
import { exponent, type Figure, median, report, round } from './kit/figures.ts';
import { largePage, openStage } from './kit/stage.ts';
import { subjectCode, worldOf } from './kit/subject-code.ts';

/*
 * node bench/growth.ts
 * How the time of our own reader, of the reader on fetched HTML and of the accessibility engine grows with the page:
 * the exponent of the power law through the medians. 1 is linear.
 */
const RUNS = 3;
const MOST = 1.1;

interface Series {
  readonly name: string;
  readonly shape: string;
  readonly sizes: readonly number[];
  readonly call: string;
}

const ELEMENTS = [1_000, 2_500, 5_000, 10_000, 25_000, 50_000];
const LINKS = [10, 50, 200, 1_000, 5_000];
const BYTES = [1, 2, 3, 4, 5].map((megabytes) => megabytes * 1_000_000);
const FETCHED = 'fetch(location.href).then((answer) => answer.text()).then((html) => subject.parse(html))';

const SERIES: readonly Series[] = [
  { name: 'reader, 1,000 to 50,000 elements', shape: 'cards', sizes: ELEMENTS, call: 'subject.walk()' },
  { name: 'engine, 1,000 to 50,000 elements', shape: 'cards', sizes: ELEMENTS, call: 'subject.ours()' },
  { name: 'reader, 10 to 5,000 links', shape: 'links', sizes: LINKS, call: 'subject.walk()' },
  { name: 'reader, 1 to 5 MB of HTML', shape: 'bytes', sizes: BYTES, call: 'subject.walk()' },
  { name: 'fetched HTML, 1 to 5 MB', shape: 'bytes', sizes: BYTES, call: FETCHED },
];

const once = async (page: Page, call: string): Promise<number> =>
  ((await worldOf(page).evaluate(call)) as { total: number }).total;

const { session, close } = await openStage(0, ['groot.nl']);
const code = await subjectCode();

const measure = async ({ name, shape, sizes, call }: Series): Promise<Figure> => {
  const points: (readonly [number, number])[] = [];
  for (const size of sizes) {
    const { page } = await session.visit(largePage(shape, size));
    await worldOf(page).evaluate(`${code};0`);
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await once(page, call));
    points.push([size, median(runs)]);
    await page.close();
  }
  const grows = exponent(points);
  return {
    name: `${name}: exponent (${points.map(([, took]) => `${round(took)}`).join(', ')} ms)`,
    value: grows.toFixed(2),
    limit: `≤ ${MOST}`,
    holds: grows <= MOST,
  };
};

const figures: Figure[] = [];
try {
  for (const series of SERIES) figures.push(await measure(series));
} finally {
  await close();
}
process.exitCode = report(figures);
