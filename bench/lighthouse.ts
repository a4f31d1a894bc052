import { execFile } from 'node:child_process';
import { access, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium, QUIET } from '../test/browser/kit/chromium.ts';
import { type Figure, median, report, round, told } from './kit/figures.ts';
import { clickOn, largePage, openStage, type Stage } from './kit/stage.ts';

/*
 * node bench/lighthouse.ts
 * The same pages with Lighthouse's accessibility, SEO and best-practices categories: its own count of ms, without the
 * start of its browser, beside our time from the popup to the grade. It is fetched here and is no dependency of Pijler.
 */
const VERSION = '13.5.0';
const CATEGORIES = 'accessibility,seo,best-practices';
const RUNS = 3;
/** Lighthouse's time over ours. */
const LEAST = 8;
const PAGES = ['https://goed.nl/', largePage('cards', 1_000), largePage('cards', 10_000)];

const run = promisify(execFile);

const fetched = async (): Promise<string> => {
  const folder = join(tmpdir(), `pijler-lighthouse-${VERSION}`);
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  const there = await access(program).then(
    () => true,
    () => false,
  );
  if (!there) {
    await mkdir(folder, { recursive: true });
    await run('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, `lighthouse@${VERSION}`]);
  }
  return program;
};

const lighthouse = async (program: string, { world }: Stage, url: string): Promise<number> => {
  const flags = [...QUIET, '--headless=new', '--no-sandbox'];
  const way = [`--proxy-server=${world.proxy}`, `--ignore-certificate-errors-spki-list=${world.spki}`];
  const { stdout } = await run(
    process.execPath,
    [
      program,
      url,
      `--only-categories=${CATEGORIES}`,
      '--output=json',
      '--quiet',
      `--chrome-flags=${[...flags, ...way].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() ?? '' }, maxBuffer: 2 ** 27 },
  );
  return (JSON.parse(stdout) as { timing: { total: number } }).timing.total;
};

const measure = async (program: string, stage: Stage, url: string): Promise<readonly Figure[]> => {
  const theirs: number[] = [];
  const ours: number[] = [];
  await clickOn(stage.session, url);
  for (let count = 0; count < RUNS; count += 1) {
    theirs.push(await lighthouse(program, stage, url));
    const { born, graded } = await clickOn(stage.session, url);
    ours.push(graded - born);
  }
  const ratio = median(theirs) / median(ours);
  return [
    told(`${url}: Lighthouse ${VERSION}, three categories`, `${round(median(theirs))} ms`),
    told(`${url}: Pijler, six pillars`, `${round(median(ours))} ms`),
    { name: `${url}: ratio`, value: ratio.toFixed(1), limit: `≥ ${LEAST}`, holds: ratio >= LEAST },
  ];
};

const program = await fetched();
const stage = await openStage(40, ['goed.nl', 'groot.nl']);
const figures: Figure[] = [];
try {
  for (const url of PAGES) figures.push(...(await measure(program, stage, url)));
} finally {
  await stage.close();
}
process.exitCode = report(figures);
