import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCAN_PATH } from '../../../server/core/paths.ts';
import { findChromium, QUIET } from '../../browser/kit/chromium.ts';
import { findFirefox } from '../../browser/kit/firefox/process.ts';
import { listenFor } from '../kit/http.ts';
import { serviceForEach } from '../kit/scan-service.ts';
import { storeForAll, TIMEOUT } from '../kit/store.ts';

/** Pages of other origins, in real browsers, that try to start scans on the service of this machine. */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

/** Page content that tries to start a scan, given the address for scanning `host`, and the service's origin. */
const METHODS: Readonly<Record<string, (to: string, origin: string, host: string) => string>> = {
  'an image': (to) => `<img src="${to}">`,
  'a frame': (to) => `<iframe src="${to}"></iframe>`,
  'a style sheet': (to) => `<link rel="stylesheet" href="${to}">`,
  'a script': (to) => `<script src="${to}"></script>`,
  'a script that asks': (to) =>
    `<script>fetch('${to}', { mode: 'no-cors' }); fetch('${to}&cors').catch(() => {})</script>`,
  'a script that sends': (to) => `<script>fetch('${to}', { method: 'POST', mode: 'no-cors', body: 'a=b' })</script>`,
  'a beacon': (to) => `<script>navigator.sendBeacon('${to}', 'x')</script>`,
  events: (_, origin, host) => `<script>new EventSource('${origin}/scan/events?url=${host}')</script>`,
  'a form': (_, origin, host) =>
    `<form method="post" action="${origin}/scan"><input name="url" value="${host}"></form><script>document.forms[0].submit()</script>`,
  'a form that asks': (_, origin, host) =>
    `<form action="${origin}${SCAN_PATH}"><input name="url" value="${host}"></form><script>document.forms[0].submit()</script>`,
  'a redirect': (to) => `<script>location = '/verder?' + encodeURIComponent('${to}')</script>`,
  'a refresh': (to) => `<meta http-equiv="refresh" content="0;url=${to}">`,
};

const BROWSERS: Readonly<Record<string, () => Promise<Browser>>> = {
  chromium: () => puppeteer.launch({ executablePath: findChromium() ?? '', args: QUIET }),
  firefox: () => puppeteer.launch({ browser: 'firefox', executablePath: findFirefox() ?? '', headless: true }),
};

/** Hosts of the page: another site than 127.0.0.1, and another port of it. */
const FROM = ['localhost', '127.0.0.1'] as const;

let elsewhere: Server;
let pages: readonly string[] = [];
beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?');
    if (path === '/verder') return response.writeHead(302, { location: decodeURIComponent(query) }).end();
    const page = pages[Number(path.slice(1))];
    return response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${page ?? ''}`);
  }).listen(0);
  await once(elsewhere, 'listening');
});
afterAll(() => elsewhere?.close());

describe.each(Object.entries(BROWSERS))('a page of another origin cannot start a scan: %s', (_, launch) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  }, TIMEOUT);
  afterAll(() => browser?.close());

  test.each(FROM)('from %s, in any way that a page has', { timeout: TIMEOUT }, async (from) => {
    const { app, base } = await listen();
    await service().work();
    const requested: string[] = [];
    app.server.on('request', ({ url }) => void requested.push(url ?? ''));
    const methods = Object.entries(METHODS);
    const hostOf = (index: number): string => `slachtoffer-${index}.nl`;
    pages = methods.map(([, page], index) => page(`${base}${SCAN_PATH}?url=${hostOf(index)}`, base, hostOf(index)));
    const { port } = elsewhere.address() as AddressInfo;
    for (const index of methods.keys()) {
      const page = await browser.newPage();
      await page.goto(`http://${from}:${port}/${index}`, { waitUntil: 'domcontentloaded' }).catch(() => {});
    }
    // Each request arrived, one of them with the host in its body, and each was refused.
    const came = (): readonly string[] =>
      methods.flatMap(([way], index) =>
        requested.some((url) => url.includes(hostOf(index)) || (way === 'a form' && url === '/scan')) ? [way] : [],
      );
    await expect.poll(came, { timeout: 60_000, interval: 200 }).toEqual(methods.map(([way]) => way));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(service().scanner.asked).toEqual([]);
  });
});
