import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, HTTPRequest } from 'puppeteer-core';
import { html } from '../../../test/world/answers.ts';
import type { Site as WorldSite } from '../../../test/world/site.ts';
import { startWorld } from '../../../test/world/world.ts';
import { pass } from '../../systems/site.ts';
import type { Answer } from './answers.ts';
import { type BrowserName, opened } from './browsers.ts';
import { HOST, OTHER } from './expected.ts';
import { WP_HOST } from './wordpress-site.ts';

/** A page to draw, as for a visitor or with this cookie. */
export interface Page {
  readonly url: string;
  readonly cookie?: string;
}

/** Draws the rich sites in browsers, over TLS: console, requests with their results, and pixels. */
export interface Drawer {
  readonly browsers: readonly BrowserName[];
  /** The result of each page in each browser while this server on loopback answers, by its name. */
  draw(port: number, pages: readonly Page[]): Promise<ReadonlyMap<string, Answer>>;
  end(): Promise<void>;
}

/** Pages with inline code, a font from elsewhere, a partner's frame, geolocation, a camera, a form that leads to a bank. */
export const SERVER_PAGES: readonly Page[] = [
  ...['/', '/en/', '/ar/', '/winkels/', '/scan/', '/partner/', '/prive/', '/account/', '/weg', '/oud'].map((path) => ({
    url: `https://${HOST}${path}`,
  })),
  { url: 'https://partner.nl/lijst' },
];

/** Responses of the partner and the bank; and a page of the partner's that frames one of ours. */
const OTHERS: WorldSite = {
  hosts: ['partner.nl', 'cdn.partner.nl', 'letters.nl', 'bank.nl', 'ander.nl'],
  https: ({ host, path }) =>
    path === '/lijst' ? html(`<iframe src="https://${HOST}/winkels/"></iframe>`) : html(`<p>${host}${path}</p>`),
};

/** Replaces one-time codes in the addresses of requests, which differ with every visit. */
const still = (text: string): string =>
  text.replaceAll(/\b[0-9a-f]{10,}\b/g, 'code').replaceAll(/\b1[6-9]\d{8,11}\b/g, 'moment');

const describeRequest = (request: HTTPRequest): string => {
  const cameOf = request.failure() === null ? (request.response()?.status() ?? '?') : 'failed';
  return still(`${request.method()} ${request.url()} ${cameOf}`);
};

/** Runs in the page: whether every request to a device has its answer, or there is none. */
const ANSWERED = "[...document.querySelectorAll('#plaats, #beeld')].every((one) => one.textContent !== '?')";

/** Milliseconds without a request after which a page counts as settled, and before a retry. */
const REST = 500;
const LIMIT = 60_000;

const drawnOf = async (browser: Browser, { url, cookie }: Page): Promise<Answer> => {
  const context = await browser.createBrowserContext();
  const [heard, stored]: [string[], string[]] = [[], []];
  try {
    const { origin, hostname } = new URL(url);
    await context.overridePermissions(origin, ['geolocation', 'camera', 'microphone']).catch(() => {});
    const pairs = (cookie ?? '').split('; ').filter((pair) => pair.includes('='));
    for (const pair of pairs) {
      const at = pair.indexOf('=');
      await context.setCookie({
        ...{ name: pair.slice(0, at), value: pair.slice(at + 1), domain: hostname, path: '/', secure: true },
      });
    }
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    page.on('console', (message) => heard.push(still(`${message.type()} ${message.text()}`)));
    page.on('pageerror', (error) => heard.push(still(`error ${String(error)}`)));
    page.on('requestfinished', (request) => stored.push(describeRequest(request)));
    page.on('requestfailed', (request) => stored.push(describeRequest(request)));
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT });
    await page.waitForNetworkIdle({ idleTime: REST, timeout: LIMIT / 3 }).catch(() => {});
    // The answers of geolocation and camera are part of the page.
    await page.waitForFunction(ANSWERED, { timeout: LIMIT / 3 }).catch(() => {});
    const picture = createHash('sha256')
      .update(await page.screenshot())
      .digest('hex');
    return {
      status: 200,
      headers: { console: heard.toSorted(), requests: stored.toSorted(), picture: [picture] },
      body: still(await page.evaluate(() => document.body.textContent ?? '')),
    };
  } finally {
    await context.close().catch(() => {});
  }
};

/** A browser that is started again when the one before is gone. */
const lasting = (name: BrowserName, world: Parameters<typeof opened>[1]) => {
  let browser: Browser | null = null;
  const current = async (): Promise<Browser> => {
    if (browser?.connected !== true) browser = await opened(name, world);
    return browser;
  };
  return {
    /** Draws a page, once more if the browser or the page crashed. */
    drawn: async (page: Page): Promise<Answer> => {
      try {
        return await drawnOf(await current(), page);
      } catch {
        await wait(REST);
        return drawnOf(await current(), page);
      }
    },
    end: async () => {
      await browser?.close().catch(() => {});
    },
  };
};

/** Starts the world and these browsers, each on first use. */
export const startDrawing = async (browsers: readonly BrowserName[]): Promise<Drawer> => {
  let behind = 0;
  const ours = (hosts: readonly string[]): WorldSite => ({
    hosts: [...hosts],
    http: (visit) => pass(behind, visit),
    https: (visit) => pass(behind, visit),
  });
  const world = await startWorld({ sites: [ours([HOST, OTHER]), ours([WP_HOST, `www.${WP_HOST}`]), OTHERS] });
  const all = browsers.map((name) => [name, lasting(name, world)] as const);
  return {
    browsers,
    draw: async (port, pages) => {
      behind = port;
      const rounds = await Promise.all(
        all.map(async ([name, browser]) => {
          const drawn: [string, Answer][] = [];
          for (const page of pages) {
            const who = page.cookie === undefined ? '' : ' (owner)';
            drawn.push([`${name} ${page.url}${who}`, await browser.drawn(page)]);
          }
          return drawn;
        }),
      );
      return new Map(rounds.flat());
    },
    end: async () => {
      for (const [, browser] of all) await browser.end();
      await world.stop();
    },
  };
};
