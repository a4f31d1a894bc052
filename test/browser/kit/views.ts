import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from 'puppeteer-core';

export type Theme = 'light' | 'dark';

export const useTheme = (page: Page, theme: Theme): Promise<void> =>
  page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);

/** The whole page as a PNG; of a popup that is the popup. Makes the folder. */
export const screenshot = async (page: Page, file: `${string}.png`): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await page.screenshot({ path: file, fullPage: true });
};
