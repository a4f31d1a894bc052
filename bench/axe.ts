import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { subjectCode, worldOf } from './kit/subject-code.ts';
import { threadTimeOf } from './kit/thread-time.ts';
import { PAGES } from './pages.ts';

/*
 * node bench/axe.ts [--browser firefox] [--sizes 1000,10000] [--shapes cards] [--runs 3]
 * Prints, for each page, the time of the collector beside one plain `axe.run` on the same page in the same run, the best of the
 * runs.
 */
const { values } = parseArgs({
  options: {
    browser: { type: 'string', default: 'chromium' },
    sizes: { type: 'string', default: '1000,10000,50000' },
    shapes: { type: 'string', default: Object.keys(PAGES).join(',') },
    runs: { type: 'string', default: '3' },
  },
});

interface Measured {
  readonly total: number;
  /**
   * Milliseconds that the page's main thread worked, which other work of the machine does not affect. NaN if the browser does not
   * give it.
   */
  readonly cpu: number;
  readonly longest: number;
  readonly bytes: number;
  readonly ran?: Readonly<Record<string, readonly string[]>>;
}

const start = (): Promise<Browser> =>
  values.browser === 'firefox'
    ? launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true, protocolTimeout: 600_000 })
    : launch({
        executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
        pipe: true,
        protocolTimeout: 600_000,
      });

const serve = async (): Promise<{
  readonly url: (shape: string, size: number) => string;
  readonly close: () => void;
}> => {
  const server = createServer((request, response) => {
    const [, shape = '', size = '0'] = (request.url ?? '').split('/');
    const page = PAGES[shape];
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page?.(Number(size)) ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: (shape, size) => `http://127.0.0.1:${port}/${shape}/${size}`, close: () => server.close() };
};

const measure = async (tab: Page, code: string, call: string): Promise<Measured> => {
  await tab.reload();
  await worldOf(tab).evaluate(`${code};0`);
  const work = async (): Promise<Measured> => (await worldOf(tab).evaluate(`subject.${call}()`)) as Measured;
  if (values.browser === 'firefox') return { ...(await work()), cpu: Number.NaN };
  const { result, cpu } = await threadTimeOf(tab, work);
  return { ...result, cpu };
};

/** The least disturbed run: other work of the machine can only add time. */
const best = (all: readonly Measured[]): Measured => ({
  total: Math.min(...all.map(({ total }) => total)),
  cpu: Math.min(...all.map(({ cpu }) => cpu)),
  longest: Math.min(...all.map(({ longest }) => longest)),
  bytes: all[0]?.bytes ?? 0,
  ran: all[0]?.ran ?? {},
});

const row = (...cells: readonly (string | number)[]): string =>
  cells.map((cell) => String(cell).padStart(10)).join(' ');

const code = await subjectCode();
const { url, close } = await serve();
const browser = await start();
console.log(await browser.version());
console.log(
  row('page', 'elements', 'plain ms', 'block ms', 'kB', 'ours ms', 'block ms', 'kB', 'ratio', 'cpu ratio'),
  ' not whole',
);
try {
  for (const shape of values.shapes.split(',')) {
    for (const size of values.sizes.split(',').map(Number)) {
      const tab = await browser.newPage();
      await tab.setViewport({ width: 1280, height: 800 });
      await tab.goto(url(shape, size));
      await worldOf(tab).evaluate(`${code};0`);
      const elements = Number(await worldOf(tab).evaluate('subject.countElements()'));
      const runs = Array.from({ length: Number(values.runs) });
      const plain: Measured[] = [];
      const ours: Measured[] = [];
      for (const _ of runs) {
        plain.push(await measure(tab, code, 'plain'));
        ours.push(await measure(tab, code, 'ours'));
      }
      const [a, b] = [best(plain), best(ours)];
      const rest = Object.entries(b.ran ?? {}).filter(([ran]) => ran !== 'whole');
      const ms = (one: Measured) =>
        [Math.round(one.total), Math.round(one.longest), (one.bytes / 1_000).toFixed(1)] as const;
      const text = rest
        .map(([ran, ids]) => `${ran}: ${ids.length > 4 ? `${ids.length} rules` : ids.join(' ')}`)
        .join('; ');
      console.log(
        row(shape, elements, ...ms(a), ...ms(b), (b.total / a.total).toFixed(2), (b.cpu / a.cpu).toFixed(2)),
        ` ${text}`,
      );
      await tab.close();
    }
  }
} finally {
  await browser.close();
  close();
}
