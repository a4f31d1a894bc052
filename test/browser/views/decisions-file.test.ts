import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Decisions } from '../../../lib/decision.ts';
import { readBaseline } from '../../../lib/export/baseline.ts';
import { RULES } from '../../../lib/score.ts';
import { baselineWords } from '../../../lib/words/command/baseline.ts';
import { build } from '../../../scripts/start/build.ts';
import { openSession, type Session } from '../kit/session.ts';
import { textOf } from './stage.ts';

/** The API of extensions, as their own pages have it. */
declare const chrome: {
  readonly storage: {
    readonly local: {
      get(key: string): Promise<Record<string, unknown>>;
      set(values: Record<string, unknown>): Promise<void>;
    };
  };
};

/** What was decided with “Bewust zo”, saved as a file on one computer and read on another, in a real browser. */

let session: Session;
beforeAll(async () => {
  session = await openSession({ extension: await build() });
});
afterAll(() => session?.close());

const words = baselineWords.en.file;
const at = Date.UTC(2026, 10, 20);
const DECISIONS: Decisions = {
  'voorbeeld.nl': [
    { check: 'hsts', code: 'absent', rules: RULES, kind: 'intended', reason: 'Bewust zo: “proef” <b>', at },
    {
      check: 'spf-policy',
      code: 'softFail',
      rules: RULES,
      kind: 'wrong',
      reason: 'klopt niet',
      at,
      until: '2030-01-31',
    },
  ],
  'ander.nl': [{ check: 'hsts', code: 'short', rules: RULES, kind: 'intended', reason: 'tijdelijk', at, by: 'Kim' }],
};

const storedOf = (page: Page): Promise<Decisions> =>
  page.evaluate(async () => {
    const { decisions = {} } = await chrome.storage.local.get('decisions');
    return decisions as Decisions;
  });
const keep = (page: Page, decisions: Decisions): Promise<void> =>
  page.evaluate((value) => chrome.storage.local.set({ decisions: value }), decisions);

/** The text that the page offers as a file when its button is pressed. */
const saved = async (page: Page): Promise<string> => {
  await page.evaluate(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => {
      Object.assign(globalThis, { offered: blob });
      return make(blob);
    };
    HTMLAnchorElement.prototype.click = () => {};
  });
  await page.click('#decisions .button');
  return page.evaluate(() => (globalThis as unknown as { offered: Blob }).offered.text());
};

test('decisions saved to a file are restored when it is imported', async () => {
  const page = await session.openOwn('options.html');
  await keep(page, DECISIONS);
  await page.reload();
  await page.waitForSelector('#decisions .button');
  // What few come for is folded.
  await page.click('details:has(#decisions) > summary');
  expect(await textOf(page, '#decisions')).toContain(words.count({ count: 3 }));
  const text = await saved(page);
  expect(readBaseline(text)).toMatchObject({ ok: true });

  const folder = mkdtempSync(join(tmpdir(), 'pijler-decisions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, words.name);
  writeFileSync(file, text);
  await keep(page, {});
  await page.reload();
  await page.waitForSelector('#decisions-file');
  expect(await textOf(page, '#decisions')).toContain(words.count({ count: 0 }));
  const field = (await page.$('#decisions-file')) as ElementHandle<HTMLInputElement>;
  await field.uploadFile(file);
  await expect.poll(() => textOf(page, '#decisions-message')).toBe(words.read({ added: 3, present: 0, left: 0 }));
  const read = await storedOf(page);
  const plain = (all: Decisions) =>
    Object.entries(all)
      .flatMap(([host, those]) =>
        those.map(({ check, code, kind, reason, by, until }) => ({ host, check, code, kind, reason, by, until })),
      )
      .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  expect(plain(read)).toEqual(plain(DECISIONS));

  // Once more changes nothing.
  await field.uploadFile(file);
  await expect.poll(() => textOf(page, '#decisions-message')).toBe(words.read({ added: 0, present: 3, left: 0 }));
  writeFileSync(file, '{');
  await field.uploadFile(file);
  await expect.poll(() => textOf(page, '#decisions-message')).toContain(words.faults.notJson);
  expect(plain(await storedOf(page))).toEqual(plain(DECISIONS));
  await page.close();
});
