import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { turnsOf } from '../kit/taking-turns.ts';
import { bytesOf, ENCODING_CASES } from '../truth/encoding-cases.ts';
import { STARTS } from './kit/starts.ts';

/** The pages of test/truth/encoding-cases.ts, as both browsers read them. */

const server = createServer(({ url = '' }, response) => {
  const found = ENCODING_CASES[Number(url.slice(1))];
  response.writeHead(found === undefined ? 404 : 200, { 'content-type': found?.type ?? 'text/plain' });
  response.end(bytesOf(found?.bytes ?? ''));
});
const NUMBERED = ENCODING_CASES.map((one, index) => [one.name, one, index] as const);
let home = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => void server.close());

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await STARTS[kind]();
    page = await browser.newPage();
  });
  afterAll(() => browser.close());

  test.each(turnsOf(kind, NUMBERED))('%s', async (_, one, index) => {
    await page.goto(`${home}${index}`);
    const encoding = await page.evaluate(() => document.characterSet.toLowerCase());
    expect(encoding).toBe(one.apart?.[kind] ?? one.encoding);
  });
});
