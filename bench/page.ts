import { createHash } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { tabIdOf, waitForScan } from '../test/browser/kit/scan.ts';
import { atMost, type Figure, info, median, report, round } from './kit/figures.ts';
import { forgetStarts, largePage, openStage } from './kit/stage.ts';
import { subjectCode, worldOf } from './kit/subject-code.ts';

/*
 * node bench/page.ts
 * What the page notices: the longest time for which we had its thread, with our own reader, the library for the main text and the
 * accessibility engine measured separately; the same for a whole scan as the page's own script notices it, which includes what the
 * browser does to inject and compile our files; and what is left behind after a scan. Medians of the runs.
 */
const RUNS = 9;
/** Maximum milliseconds for our own reader, and the aim for the engine's. */
const MAX = { reader: 50, engine: 50 };
const ELEMENTS = 10_000;
const SHAPES = ['cards', 'paragraphs', 'nested', 'table', 'shadows'];

const { session, close } = await openStage(0, ['groot.nl']);
const code = await subjectCode();

interface Blocks {
  readonly longest: number;
  /** Milliseconds of the longest call of the library that finds the main text; not part of any block. */
  readonly library?: number;
}

const blocksOf = async (url: string, call: string): Promise<Required<Blocks>> => {
  const blocks: Blocks[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { page } = await session.visit(url);
    await worldOf(page).evaluate(`${code};0`);
    blocks.push((await worldOf(page).evaluate(`subject.${call}()`)) as Blocks);
    await page.close();
  }
  return {
    longest: median(blocks.map(({ longest }) => longest)),
    library: median(blocks.map(({ library = 0 }) => library)),
  };
};

interface Heart {
  beating: boolean;
  longest: number;
}

/** Milliseconds of the longest time between two turns of the page's own script during a whole scan. */
const noticedOf = async (url: string): Promise<number> => {
  const longest: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { page } = await session.visit(url);
    const tabId = await tabIdOf(session, page);
    await forgetStarts(session);
    await page.bringToFront();
    await page.evaluate(() => {
      const heart: Heart = { beating: true, longest: 0 };
      (globalThis as unknown as { heart: Heart }).heart = heart;
      let last = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        heart.longest = Math.max(heart.longest, performance.now() - last);
        last = performance.now();
        if (heart.beating) setTimeout(() => port2.postMessage(null));
      };
      port2.postMessage(null);
    });
    await session.press(page);
    await waitForScan(session, tabId);
    longest.push(
      await page.evaluate(() => {
        const { heart } = globalThis as unknown as { heart: Heart };
        heart.beating = false;
        return heart.longest;
      }),
    );
    await page.close();
  }
  return median(longest);
};

interface Look {
  readonly markup: string;
  readonly scroll: readonly number[];
  readonly focus: string;
}

const lookAt = async (page: Page): Promise<Look> => {
  const { html, scroll, focus } = await page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    scroll: [scrollX, scrollY],
    focus: document.activeElement?.outerHTML ?? '',
  }));
  return { markup: createHash('sha256').update(html).digest('hex'), scroll, focus };
};

/** Bytes in use after a garbage collection. */
const heapOf = async (page: Page): Promise<number> => {
  const cdp = await page.createCDPSession();
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await cdp.detach();
  return usedSize;
};

const leftAsItWas = async (): Promise<readonly Figure[]> => {
  const { page } = await session.visit(largePage('cards', ELEMENTS));
  await page.evaluate(() => {
    scrollTo(0, 1_234);
    document.querySelectorAll('button')[3]?.focus({ preventScroll: true });
  });
  const [before, heap] = [await lookAt(page), await heapOf(page)];
  const tabId = await tabIdOf(session, page);
  await session.press(page);
  await waitForScan(session, tabId);
  const after = await lookAt(page);
  const grown = ((await heapOf(page)) - heap) / 1_000_000;
  await page.close();
  const same = (part: keyof Look): boolean => JSON.stringify(before[part]) === JSON.stringify(after[part]);
  return [
    ...(['markup', 'scroll', 'focus'] as const).map((part) => ({
      name: `page after the scan: ${part}`,
      value: same(part) ? 'as it was' : 'changed',
      limit: 'as it was',
      holds: same(part),
    })),
    info('page after the scan: heap', `+${grown.toFixed(1)} MB`),
  ];
};

const figures: Figure[] = [];
try {
  for (const shape of SHAPES) {
    const url = largePage(shape, ELEMENTS);
    const name = `${shape}, ${ELEMENTS} elements: longest block`;
    const reader = await blocksOf(url, 'walk');
    const engine = await blocksOf(url, 'ours');
    figures.push(atMost(`${name} of our own reader`, reader.longest, MAX.reader));
    figures.push(info(`${name} of the library for the main text`, `${round(reader.library)} ms`));
    figures.push(atMost(`${name} of the engine`, engine.longest, MAX.engine));
  }
  for (const size of [100, 1_000]) {
    const noticed = await noticedOf(largePage('cards', size));
    figures.push(
      info(`cards, ${size} elements: longest time between two turns of the page, a whole scan`, `${round(noticed)} ms`),
    );
  }
  figures.push(...(await leftAsItWas()));
} finally {
  await close();
}
process.exitCode = report(figures);
