import type { Page } from 'puppeteer-core';
import { screenshot, type Theme, useTheme } from '../../test/browser/kit/views.ts';
import { enlarge } from '../../test/browser/views/room.ts';

export const THEMES: readonly Theme[] = ['light', 'dark'];

/** Milliseconds after which columns have risen and fonts have loaded. */
const SETTLED = 600;

/** Maximum height of a picture in CSS pixels: what is below that is more of the same. */
const LONGEST = 6_000;

interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly isEnlarged?: boolean;
  /** In forced colours, like Windows' contrast themes. */
  readonly isForced?: boolean;
  /** Includes what is below the window. */
  readonly isWhole?: boolean;
}

/** Sizes in which a page is shown: a common laptop, the narrowest window, text at twice its size, forced colours. */
export const PAGE_SIZES: readonly Size[] = [
  { name: '1366', width: 1366, height: 768 },
  { name: '320', width: 320, height: 640, isWhole: true },
  { name: '200', width: 1366, height: 768, isEnlarged: true, isWhole: true },
  { name: 'forced', width: 1366, height: 1200, isForced: true },
];

/** Sizes in which the popup is shown: its own size, that of a small window, text at twice its size, forced colours. */
export const POPUP_SIZES: readonly Size[] = [
  { name: '400', width: 400, height: 560 },
  { name: '320', width: 320, height: 400 },
  { name: '200', width: 400, height: 560, isEnlarged: true },
  { name: 'forced', width: 400, height: 560, isForced: true },
];

/** Waits until fonts have loaded and nothing moves. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async (ms) => {
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, ms));
  }, SETTLED);

/** Pictures of the whole page, light and dark. */
export const inBothThemes = async (page: Page, file: string): Promise<void> => {
  for (const theme of THEMES) {
    await useTheme(page, theme);
    await settle(page);
    await screenshot(page, `${file}-${theme}.png`);
  }
};

/** Forces colours, over a light or a dark theme, until the returned function is called. */
const forceColours = async (page: Page, theme: Theme): Promise<() => Promise<void>> => {
  const client = await page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-color-scheme', value: theme },
    ],
  });
  return () => client.detach();
};

const inSize = async (
  page: Page,
  file: string,
  { isWhole = false, isEnlarged = false, isForced = false, ...size }: Size,
) => {
  await page.setViewport(size);
  if (isEnlarged) await enlarge(page);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(whole, LONGEST) };
  for (const theme of THEMES) {
    await useTheme(page, theme);
    const end = isForced ? await forceColours(page, theme) : async () => {};
    await settle(page);
    await page.screenshot({
      path: `${file}-${theme}-${size.name}.png`,
      ...(isWhole && { clip, captureBeyondViewport: true }),
    });
    await end();
  }
  if (isEnlarged) await page.evaluate(() => document.documentElement.removeAttribute('data-large'));
};

/** Pictures in every size, light and dark: `<file>-<theme>-<size>.png`. */
export const inSizes = async (page: Page, file: string, sizes: readonly Size[] = PAGE_SIZES): Promise<void> => {
  for (const size of sizes) await inSize(page, file, size);
};
