import { parseArgs } from 'node:util';
import { readEvidence, tabIdOf, waitForScan } from '../test/browser/kit/scan.ts';
import { atMost, type Figure, info, median, report, round } from './kit/figures.ts';
import { quartile, scanChain } from './kit/longest-chain.ts';
import { type Click, clickOn, largePage, openStage, plainAxeOn, type Stage } from './kit/stage.ts';
import { subjectCode } from './kit/subject-code.ts';

/*
 * node bench/click.ts [--runs 9]
 * From the press of the button to scores on the screen, without latency and with 40 ms on every response, beside the slowest part
 * that no scan can avoid: one plain axe call on that page, or the longest chain of round trips. Medians. The time before the
 * popup's document exists is the browser's and the driver's, and is reported separately.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const RUNS = Number(values.runs);
const LATENCIES = [0, 40];
const DEMO = 'https://goed.nl/';

interface Aims {
  /** Maximum time of the whole grade, as a multiple of the slowest unavoidable part. */
  readonly whole?: number;
  /** Maximum milliseconds to the first pillar, and to five of them. */
  readonly first?: number;
  readonly five?: number;
}

/** Pages, and their limits with latency on every response. */
const PAGES: readonly (readonly [url: string, aims: Aims])[] = [
  [DEMO, { first: 300 }],
  [largePage('cards', 1_000), { whole: 1.6 }],
  [largePage('cards', 10_000), { whole: 1.1, five: 700 }],
];
const HOSTS = ['goed.nl', 'groot.nl'];

interface Unavoidable {
  /** Milliseconds of one plain axe call. */
  readonly axe: number;
  /** Milliseconds of the longest chain. */
  readonly chain: number;
}

const chainOf = async ({ session }: Stage, url: string): Promise<number> => {
  const { page } = await session.visit(url);
  const tabId = await tabIdOf(session, page);
  await session.press(page);
  const { ledger, host } = await waitForScan(session, tabId);
  const trips = scanChain(await readEvidence(session, tabId), ledger, host);
  await page.close();
  return trips * quartile(ledger.flatMap(({ ms, status }) => (ms === null || status === null ? [] : [ms])));
};

const times = async <T>(count: number, once: () => Promise<T>): Promise<readonly T[]> => {
  const all: T[] = [];
  for (let run = 0; run < count; run += 1) all.push(await once());
  return all;
};

const middle = (clicks: readonly Click[], of: (click: Click) => number): number => median(clicks.map(of));

const figuresOf = (
  name: string,
  clicks: readonly Click[],
  { axe, chain }: Unavoidable,
  aims: Aims,
): readonly Figure[] => {
  const after = (at: (click: Click) => number): number => middle(clicks, (click) => at(click) - click.born);
  const first = after(({ scores: [one = Number.NaN] }) => one);
  const whole = after(({ graded }) => graded);
  const five = after(({ scores }) => scores[4] ?? Number.NaN);
  const slowest = Math.max(axe, chain);
  return [
    info(`${name}: press to the popup's document (the browser's own)`, ms(middle(clicks, (c) => c.born - c.pressed))),
    info(`${name}: to the scan's start`, ms(after(({ started }) => started))),
    held(`${name}: to the first pillar`, first, aims.first),
    held(`${name}: to five pillars`, five, aims.five),
    info(`${name}: one plain axe call`, ms(axe)),
    info(`${name}: longest chain of answers`, ms(chain)),
    aims.whole === undefined
      ? info(`${name}: to the full grade`, `${ms(whole)}, ${round(whole / slowest)} × the slowest part`)
      : atMost(`${name}: to the full grade`, whole, aims.whole * slowest),
  ];
};

const ms = (value: number): string => `${round(value)} ms`;
const held = (name: string, value: number, most: number | undefined): Figure =>
  most === undefined ? info(name, ms(value)) : atMost(name, value, most);

const nameOf = (url: string, latency: number): string =>
  `${url === DEMO ? 'demo' : `${url.split('/').at(-1)} elements`}, ${latency} ms`;

const measure = async (latency: number, code: string): Promise<readonly Figure[]> => {
  const stage = await openStage(latency, HOSTS);
  const figures: Figure[] = [];
  try {
    for (const [url, aims] of PAGES) {
      // The first one warms up connections, caches and the worker; so, as in use, it is known whether the resolver can be
      // trusted.
      const chain = await chainOf(stage, url);
      const clicks = await times(RUNS, () => clickOn(stage.session, url));
      const axe = median(await times(Math.min(RUNS, 5), () => plainAxeOn(stage.session, url, code)));
      figures.push(...figuresOf(nameOf(url, latency), clicks, { axe, chain }, latency > 0 ? aims : {}));
    }
  } finally {
    await stage.close();
  }
  return figures;
};

const code = await subjectCode();
const figures: Figure[] = [];
for (const latency of LATENCIES) figures.push(...(await measure(latency, code)));
process.exitCode = report(figures);
