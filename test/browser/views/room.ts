import type { Page } from 'puppeteer-core';

/** CSS pixels of a window in which 1280 are enlarged to 400 %. */
export const NARROW = { width: 320, height: 640 };

/** Opens all that folds away, so that nothing hides. */
export const unfold = async (page: Page): Promise<void> => {
  for (const button of await page.$$('button[aria-expanded="false"]')) await button.click();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
};

/** CSS pixels by which a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Text at twice its size, as a browser's text-only zoom gives it. */
export const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.setAttribute('data-large', '');
    const sheet = new CSSStyleSheet();
    sheet.insertRule('[data-large] { font-size: 32px }');
    document.adoptedStyleSheets = [sheet];
  });
