import { createHash } from 'node:crypto';
import puppeteer, { type Browser, type HTTPRequest } from 'puppeteer-core';
import { findChromium, QUIET } from '../../../test/browser/kit/chromium.ts';
import { html } from '../../../test/world/answers.ts';
import type { Site as WorldSite } from '../../../test/world/site.ts';
import { startWorld } from '../../../test/world/world.ts';
import { pass } from '../../systems/site.ts';
import type { Answer } from './answers.ts';
import { HOST, OTHER } from './expected.ts';

/** The rich site as Chromium draws it, by TLS: console, requests with what came of them, and pixels. */
export interface Drawer {
  /** What every page comes to while this server on loopback answers, by its name. */
  draw(port: number): Promise<ReadonlyMap<string, Answer>>;
  end(): Promise<void>;
}

/** Pages with inline code, a font from elsewhere, a partner's frame, a locator, a camera, a form that leads to a bank. */
const PATHS = ['/', '/en/', '/ar/', '/winkels/', '/scan/', '/partner/', '/prive/', '/account/', '/weg', '/oud'];

/** What the partner and the bank answer; and a page of the partner's that shows one of ours. */
const OTHERS: WorldSite = {
  hosts: ['partner.nl', 'cdn.partner.nl', 'letters.nl', 'bank.nl'],
  https: ({ host, path }) =>
    path === '/lijst' ? html(`<iframe src="https://${HOST}/winkels/"></iframe>`) : html(`<p>${host}${path}</p>`),
};

const toldOf = (request: HTTPRequest): string =>
  `${request.method()} ${request.url()} ${request.failure()?.errorText ?? request.response()?.status() ?? '?'}`;

/** How long a page may take to come to rest, in ms. */
const REST = 500;

const drawnOf = async (browser: Browser, url: string): Promise<Answer> => {
  const context = await browser.createBrowserContext();
  await context.overridePermissions(`https://${HOST}`, ['geolocation', 'camera', 'microphone']);
  const page = await context.newPage();
  const [heard, asked]: [string[], string[]] = [[], []];
  page.on('console', (message) => heard.push(`${message.type()} ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`error ${String(error)}`));
  page.on('requestfinished', (request) => asked.push(toldOf(request)));
  page.on('requestfailed', (request) => asked.push(toldOf(request)));
  try {
    await page.goto(url, { waitUntil: 'networkidle0', timeout: 30_000 });
    await new Promise((resolve) => setTimeout(resolve, REST));
    const picture = createHash('sha256')
      .update(await page.screenshot())
      .digest('hex');
    return {
      status: 200,
      headers: { console: heard.toSorted(), requests: asked.toSorted(), picture: [picture] },
      body: await page.evaluate(() => document.documentElement.textContent ?? ''),
    };
  } finally {
    await context.close();
  }
};

/** Starts the world and a browser; null where there is no Chromium. */
export const startDrawing = async (): Promise<Drawer | null> => {
  const executablePath = findChromium();
  if (executablePath === undefined) return null;
  let behind = 0;
  const ours: WorldSite = {
    hosts: [HOST, OTHER],
    http: (visit) => pass(behind, visit),
    https: (visit) => pass(behind, visit),
  };
  const world = await startWorld({ sites: [ours, OTHERS] });
  const browser = await puppeteer.launch({
    ...{ executablePath, pipe: true, defaultViewport: { width: 1280, height: 800 } },
    args: [
      ...QUIET,
      ...['--use-fake-device-for-media-stream', `--proxy-server=${world.proxy}`],
      `--ignore-certificate-errors-spki-list=${world.spki}`,
    ],
  });
  return {
    draw: async (port) => {
      behind = port;
      const drawn = new Map<string, Answer>();
      const all = [...PATHS.map((path) => `https://${HOST}${path}`), 'https://partner.nl/lijst'];
      for (const url of all) drawn.set(`Chromium ${url}`, await drawnOf(browser, url));
      return drawn;
    },
    end: async () => {
      await browser.close();
      await world.stop();
    },
  };
};
