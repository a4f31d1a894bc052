import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { threadTimeOf } from '../../bench/kit/thread-time.ts';
import { PAGES } from '../../bench/pages.ts';
import { type BrowserName, openBrowser, openStage, type Stage } from './browsers.ts';
import { trialCode } from './packages.ts';

/** Times both engines on generated pages, beside one plain axe call in the same round. */

const SIZES = [1_000, 10_000];
const CALLS = ['plain', 'present', 'trialTime'] as const;

interface Timed {
  readonly took: number;
  /** Milliseconds of the page's thread; of the clock if the browser does not measure that. */
  readonly cpu: number;
  readonly longest: number;
  readonly thrown: readonly string[];
  readonly slow?: readonly string[];
}

/** One shape and size: for each call, the round that was least disturbed. */
export interface SpeedRow {
  readonly shape: string;
  readonly size: number;
  readonly rounds: number;
  readonly plain: Timed;
  readonly present: Timed;
  readonly trialTime: Timed;
}

const serve = async (): Promise<{ readonly origin: string; readonly close: () => void }> => {
  const server = createServer((request, response) => {
    const [, shape = '', size = '0'] = (request.url ?? '').split('/');
    const page = PAGES[shape];
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page?.(Number(size)) ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
};

const timed = async (name: BrowserName, { tab, worlds }: Stage, call: (typeof CALLS)[number]): Promise<Timed> => {
  await tab.reload();
  const [world] = await worlds();
  if (world === undefined) throw new Error('the page has no world');
  const work = async (): Promise<Timed> => (await world.evaluate(`subject.${call}()`)) as Timed;
  if (name === 'firefox') {
    const heard = await work();
    return { ...heard, cpu: heard.took };
  }
  const { result, cpu } = await threadTimeOf(tab, work);
  return { ...result, cpu };
};

const least = (all: readonly Timed[]): Timed => {
  const [first] = all.toSorted((one, other) => one.took - other.took);
  if (first === undefined) throw new Error('no round was made');
  const lowest = (of: (one: Timed) => number): number => Math.min(...all.map(of));
  return { ...first, cpu: lowest(({ cpu }) => cpu), longest: lowest(({ longest }) => longest) };
};

const rowOf = async (
  name: BrowserName,
  stage: Stage,
  { shape, size, rounds }: Pick<SpeedRow, 'shape' | 'size' | 'rounds'>,
) => {
  const of: Record<(typeof CALLS)[number], Timed[]> = { plain: [], present: [], trialTime: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const call of CALLS) of[call].push(await timed(name, stage, call));
  return { shape, size, rounds, plain: least(of.plain), present: least(of.present), trialTime: least(of.trialTime) };
};

export const measureSpeed = async (name: BrowserName, rounds: number): Promise<readonly SpeedRow[]> => {
  const [code, served, browser] = await Promise.all([trialCode(), serve(), openBrowser(name)]);
  const rows: SpeedRow[] = [];
  try {
    const stage = await openStage(browser, name, code);
    for (const shape of Object.keys(PAGES))
      for (const size of SIZES) {
        await stage.tab.goto(`${served.origin}/${shape}/${size}`);
        rows.push(await rowOf(name, stage, { shape, size, rounds }));
      }
  } finally {
    await browser.close();
    served.close();
  }
  return rows;
};

const ms = (value: number): string => String(Math.round(value));

/** The rows as a table in Markdown. */
export const speedTable = (rows: readonly SpeedRow[]): string =>
  [
    '| page | elements | plain axe | present engine | over plain axe | its longest block | engine on trial | over plain axe | its longest step |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ shape, size, plain, present, trialTime }) =>
        `| ${shape} | ${size} | ${ms(plain.took)} ms | ${ms(present.took)} ms | ${(present.cpu / plain.cpu).toFixed(2)} | ${ms(present.longest)} ms | ${ms(trialTime.took)} ms | ${(trialTime.cpu / plain.cpu).toFixed(2)} | ${ms(trialTime.longest)} ms |`,
    ),
  ].join('\n');
