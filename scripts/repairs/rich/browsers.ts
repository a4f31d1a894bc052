import puppeteer, { type Browser } from 'puppeteer-core';
import { findChromium, QUIET } from '../../../test/browser/kit/chromium.ts';
import { findFirefox } from '../../../test/browser/kit/firefox/process.ts';
import { prefsFor } from '../../../test/browser/kit/firefox/profile.ts';
import type { World } from '../../../test/world/world.ts';

/** The browsers that draw the rich site, without the extension. */
export const BROWSERS = ['Chromium', 'Firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** A location and a camera that respond at once, without a prompt. */
const DEVICES = {
  'permissions.default.geo': 1,
  'permissions.default.camera': 1,
  'geo.provider.network.url': 'data:application/json,{"location":{"lat":52,"lng":5},"accuracy":10}',
  'media.navigator.permission.disabled': true,
  'media.navigator.streams.fake': true,
  // A blinking caret and a fading bar make pictures differ.
  'ui.caretBlinkTime': 0,
};

/** The browsers that are installed on this machine. */
export const installed = (): readonly BrowserName[] =>
  BROWSERS.filter((name) => (name === 'Chromium' ? findChromium() : findFirefox()) !== undefined);

/** A browser whose only network is this world. */
export const opened = (name: BrowserName, { proxy, spki }: Pick<World, 'proxy' | 'spki'>): Promise<Browser> =>
  name === 'Chromium'
    ? puppeteer.launch({
        ...{ executablePath: findChromium() ?? '', pipe: true, defaultViewport: { width: 1280, height: 800 } },
        args: [
          ...QUIET,
          ...['--use-fake-device-for-media-stream', `--proxy-server=${proxy}`],
          `--ignore-certificate-errors-spki-list=${spki}`,
        ],
      })
    : puppeteer.launch({
        ...{ browser: 'firefox', executablePath: findFirefox() ?? '', acceptInsecureCerts: true },
        extraPrefsFirefox: { ...prefsFor({ proxy, locale: 'nl' }), ...DEVICES },
      });
