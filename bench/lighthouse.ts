import { type Figure, median, report, round, told } from './kit/figures.ts';
import { fetchLighthouse, LIGHTHOUSE, lighthouseOn } from './kit/lighthouse.ts';
import { clickOn, largePage, openStage, type Stage } from './kit/stage.ts';

/*
 * node bench/lighthouse.ts
 * The same pages with Lighthouse's accessibility, SEO and best-practices categories: its own count of ms, without the
 * start of its browser, beside our time from the popup to the grade.
 */
const RUNS = 3;
/** Lighthouse's time over ours. */
const LEAST = 8;
const PAGES = ['https://goed.nl/', largePage('cards', 1_000), largePage('cards', 10_000)];

const measure = async (program: string, stage: Stage, url: string): Promise<readonly Figure[]> => {
  const theirs: number[] = [];
  const ours: number[] = [];
  await clickOn(stage.session, url);
  for (let count = 0; count < RUNS; count += 1) {
    theirs.push(await lighthouseOn(program, stage.world, url));
    const { born, graded } = await clickOn(stage.session, url);
    ours.push(graded - born);
  }
  const ratio = median(theirs) / median(ours);
  return [
    told(`${url}: Lighthouse ${LIGHTHOUSE}, three categories`, `${round(median(theirs))} ms`),
    told(`${url}: Pijler, six pillars`, `${round(median(ours))} ms`),
    { name: `${url}: ratio`, value: ratio.toFixed(1), limit: `≥ ${LEAST}`, holds: ratio >= LEAST },
  ];
};

const program = await fetchLighthouse();
const stage = await openStage(40, ['goed.nl', 'groot.nl']);
const figures: Figure[] = [];
try {
  for (const url of PAGES) figures.push(...(await measure(program, stage, url)));
} finally {
  await stage.close();
}
process.exitCode = report(figures);
