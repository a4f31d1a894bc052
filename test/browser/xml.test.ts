import fc from 'fast-check';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scanXml } from '../../lib/parse/site-files/xml.ts';
import { xmlTexts } from '../truth/xml-texts.ts';
import { STARTS } from './kit/starts.ts';

/** Well-formedness according to two independent parsers: Chromium's (libxml2) and Firefox's (expat). */

const TEXTS = 5_000;
const wellFormed = (texts: readonly string[]): readonly boolean[] =>
  texts.map(
    (text) => new DOMParser().parseFromString(text, 'application/xml').getElementsByTagName('parsererror').length === 0,
  );

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await STARTS[kind]();
    page = await browser.newPage();
  });
  afterAll(() => browser.close());

  test('agrees on which texts are well-formed', async () => {
    const texts = fc.sample(xmlTexts, TEXTS);
    const theirs = await page.evaluate(wellFormed, texts);
    const differing = texts.filter((text, index) => (scanXml(text, () => {}).fault === null) !== theirs[index]);
    expect(differing).toEqual([]);
  });
});
