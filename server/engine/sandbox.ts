import type { Browser } from 'puppeteer-core';

/** The browser's own word for a sandbox that holds (`chrome://sandbox`). */
const HOLDS = /You are adequately sandboxed/i;

/** No scan is made in a browser whose sandbox is off. */
export class NoSandbox extends Error {
  constructor() {
    super(
      'Chromium runs without its sandbox here, so nothing is scanned; allow user namespaces: sudo sysctl -w kernel.unprivileged_userns_clone=1 user.max_user_namespaces=10000',
    );
    this.name = 'NoSandbox';
  }
}

/** Asks the browser itself whether its sandbox holds. Throws `NoSandbox`. */
export const assertSandbox = async (browser: Browser): Promise<void> => {
  const page = await browser.newPage();
  try {
    await page.goto('chrome://sandbox/');
    const told = await page.evaluate(() => document.body.textContent ?? '');
    if (!HOLDS.test(told)) throw new NoSandbox();
  } finally {
    await page.close();
  }
};
