import { type Browser, launch } from 'puppeteer-core';
import { findChromium, QUIET } from './chromium.ts';
import { findFirefox } from './firefox/process.ts';

/** Either browser without the extension, driven alike: keys, pictures, and a script in the page. */
export const STARTS: Readonly<Record<'chromium' | 'firefox', () => Promise<Browser>>> = {
  chromium: () => launch({ executablePath: findChromium() ?? '', args: QUIET, pipe: true }),
  firefox: () => launch({ browser: 'firefox', executablePath: findFirefox() ?? '', headless: true }),
};
