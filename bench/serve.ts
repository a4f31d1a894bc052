import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findChromium, QUIET } from '../test/browser/kit/chromium.ts';
import { askAbout, type Program, startProgram } from '../test/server/real/faults/program.ts';
import { html } from '../test/world/answers.ts';
import type { Site } from '../test/world/site.ts';
import { SITES } from '../test/world/sites.ts';
import { startWorld, type World } from '../test/world/world.ts';
import { atMost, type Figure, info, median, percentile, report, round } from './kit/figures.ts';
import { fetchLighthouse, LIGHTHOUSE, lighthouseOn } from './kit/lighthouse.ts';
import { watch } from './kit/processes.ts';
import { PAGES } from './pages.ts';

/*
 * node bench/serve.ts
 * Scans over HTTP by a service that is a separate program: how many a minute, and the processor time of each, with one, two and
 * four at once; beside plain axe and Lighthouse's navigation on the same pages in the same run. Each scan is of another site with
 * the same page, so that none has to wait until a site has rested.
 */

/** Elements of the page. */
const SIZE = 100;
const ROUND = 24;
const AT_ONCE = [1, 2, 4];
const RUNS = 5;
/**
 * Maximum processor seconds of a scan, seconds to its response at the median and, with as many at once as cores, at the 95th
 * percentile.
 */
const LIMITS = { processor: 1.2, median: 1.0, p95: 8 };
/** Minimum ratio of Lighthouse's time for a page to ours. */
const LEAST = 8;

const HOSTS = Array.from({ length: ROUND * AT_ONCE.length + 10 }, (_, index) => `klein-${index}.nl`);
const small: Site = {
  hosts: HOSTS,
  https: ({ path }) => (path === '/' ? html(PAGES['cards']?.(SIZE) ?? '') : html('', {}, 404)),
};

interface Round {
  /** Milliseconds of each response. */
  readonly took: readonly number[];
  /** Seconds in all. */
  readonly seconds: number;
  readonly processor: number;
  /** Maximum bytes. */
  readonly memory: number;
}

/** Requests scans of these sites, `atOnce` of them at a time. */
const ask = async (service: Program, hosts: readonly string[], atOnce: number): Promise<Round> => {
  const left = [...hosts];
  const took: number[] = [];
  const taken = watch(service.pid);
  const began = performance.now();
  const one = async (): Promise<void> => {
    for (let host = left.shift(); host !== undefined; host = left.shift()) {
      const heard = await askAbout(service.base, host, {
        headers: { 'X-Forwarded-For': `192.0.2.${took.length % 250}` },
      });
      if (heard.status !== 200) throw new Error(`${host}: ${heard.status} ${heard.code}`);
      took.push(heard.took);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return { took, seconds: (performance.now() - began) / 1_000, ...taken() };
};

const perMinute = ({ took, seconds }: Round): number => (took.length / seconds) * 60;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Milliseconds of opening a page in a context of its own, and of one plain axe call. */
const plainAxe = async (browser: Browser, url: string): Promise<number> => {
  const began = performance.now();
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(`${AXE};axe.run().then(() => 0)`);
  const took = performance.now() - began;
  await context.close();
  return took;
};

const axes = async (world: World): Promise<number> => {
  const browser = await puppeteer.launch({
    executablePath: findChromium() ?? '',
    pipe: true,
    args: [
      ...QUIET,
      '--no-sandbox',
      `--proxy-server=${world.proxy}`,
      `--ignore-certificate-errors-spki-list=${world.spki}`,
    ],
  });
  const took: number[] = [];
  for (let count = 0; count <= RUNS; count += 1) took.push(await plainAxe(browser, `https://${HOSTS.at(-1)}/`));
  await browser.close();
  return median(took.slice(1));
};

const lighthouses = async (world: World): Promise<number> => {
  const program = await fetchLighthouse();
  const took: number[] = [];
  for (let count = 0; count < RUNS; count += 1)
    took.push(await lighthouseOn(program, world, `https://${HOSTS.at(-2)}/`));
  return median(took);
};

const figuresOf = (atOnce: number, one: Round): readonly Figure[] => {
  const [middle, late] = [median(one.took) / 1_000, percentile(one.took, 95) / 1_000];
  const name = `${atOnce} at once`;
  const isFull = atOnce === availableParallelism();
  return [
    info(`${name}: scans a minute`, round(perMinute(one))),
    atOnce === 1
      ? atMost(`${name}: processor of a scan`, one.processor / one.took.length, LIMITS.processor, 's')
      : info(`${name}: processor of a scan`, `${round(one.processor / one.took.length)} s`),
    atOnce === 1
      ? atMost(`${name}: answer at the median`, middle, LIMITS.median, 's')
      : info(`${name}: answer at the median`, `${round(middle)} s`),
    isFull
      ? atMost(`${name}: 95 of a hundred answers`, late, LIMITS.p95, 's')
      : info(`${name}: 95 of a hundred answers`, `${round(late)} s`),
    info(`${name}: memory at most`, `${round(one.memory / 1e6)} MB`),
  ];
};

const folder = await mkdtemp(join(tmpdir(), 'pijler-bench-'));
const world = await startWorld({ sites: [...SITES, small] });
const figures: Figure[] = [];
try {
  const args = [
    '--data',
    join(folder, 'data'),
    '--trust-proxy',
    '127.0.0.1/32',
    '--at-once',
    String(Math.max(...AT_ONCE)),
  ];
  const service = await startProgram({ world, args });
  // Its first scans compile the code that the others use.
  await ask(service, HOSTS.slice(-10, -5), 1);
  const rounds = new Map<number, Round>();
  for (const [index, atOnce] of AT_ONCE.entries()) {
    const one = await ask(service, HOSTS.slice(index * ROUND, (index + 1) * ROUND), atOnce);
    rounds.set(atOnce, one);
    figures.push(...figuresOf(atOnce, one));
  }
  await service.end('SIGTERM');
  const best = Math.max(...[...rounds.values()].map(perMinute));
  figures.push(info('plain axe on that page, its loading included', `${round(await axes(world))} ms`));
  const theirs = await lighthouses(world);
  const ratio = best / (60_000 / theirs);
  figures.push(info(`Lighthouse ${LIGHTHOUSE} on that page, three categories`, `${round(theirs)} ms`), {
    name: 'pages a minute over Lighthouse’s, one after another',
    value: ratio.toFixed(1),
    limit: `≥ ${LEAST}`,
    holds: ratio >= LEAST,
  });
} finally {
  await world.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = report(figures);
