import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optionsWords } from '../../../lib/words/options.ts';
import { build } from '../../../scripts/start/build.ts';
import { sampleStored } from '../../components/sample.ts';
import { sampleOf } from '../../kit/taking-turns.ts';
import { openSession, type Session } from '../kit/session.ts';
import { keepSettings, showOptions, showReport, storedSettings, textOf } from './stage.ts';

let session: Session;
beforeAll(async () => {
  session = await openSession({ extension: await build() });
});
afterAll(() => session?.close());

const words = optionsWords.nl;
const toText = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector('.message')?.textContent === wanted, {}, text);
const choose = (page: Page, name: string, value: string): Promise<void> =>
  page.click(`input[name="${name}"][value="${value}"]`);

describe('every control saves at once', () => {
  test('the language, without a restart', async () => {
    const page = await showOptions(session);
    await expect.poll(() => textOf(page, 'h1')).toBe(words.title);
    await choose(page, 'language', 'en');
    await toText(page, optionsWords.en.messages.saved);
    await expect.poll(() => textOf(page, 'h1')).toBe(optionsWords.en.title);
    await expect.poll(() => page.$eval('html', (html) => html.lang)).toBe('en');
    expect(await storedSettings(session)).toMatchObject({ language: 'en', reportLanguage: 'same' });
    await choose(page, 'report-language', 'nl');
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name="report-language"][value="nl"]')?.checked,
    );
    await toText(page, optionsWords.en.messages.saved);
    expect(await storedSettings(session)).toMatchObject({ language: 'en', reportLanguage: 'nl' });
    await page.close();
  });

  test('the contact level, which updates the privacy table', { tags: ['full'] }, async () => {
    const page = await showOptions(session);
    await expect.poll(() => page.$$eval('#privacy [data-current]', (rows) => rows.length)).toBe(4);
    await choose(page, 'level', 'A');
    await toText(page, words.messages.saved);
    expect(await storedSettings(session)).toMatchObject({ level: 'A' });
    // Whether there is a mail policy only the resolver tells: its host is asked from level B on.
    const current = await page.$$eval('#privacy [data-current]', (rows) => rows.map((row) => row.textContent));
    expect(current).toEqual([expect.stringContaining(words.privacy.thisSite)]);
    await expect.poll(() => textOf(page, '#resolver')).toContain(words.resolver.unused);
    await expect.poll(() => page.$('input[name="level"][value="C"]')).toBeNull();
    await page.close();
  });

  test('in two open windows at the same time', { tags: ['full'] }, async () => {
    const [one, other] = [await showOptions(session), await showOptions(session)];
    await one.bringToFront();
    await choose(one, 'level', 'A');
    // A window in the background draws nothing, so that it is asked again and again.
    const isChosen = () => document.querySelector<HTMLInputElement>('[name="level"][value="A"]')?.checked;
    await expect.poll(() => other.evaluate(isChosen)).toBe(true);
    await Promise.all([one.close(), other.close()]);
  });
});

describe('the DNS service', () => {
  test('is chosen from a list, EU services first, each with country and policy', async () => {
    const page = await showOptions(session);
    const notes = await page.$$eval('#resolver .note', (all) => all.map((one) => one.textContent ?? ''));
    expect(notes.length).toBeGreaterThanOrEqual(3);
    expect(notes.findLastIndex((note) => note.includes(words.resolver.eu))).toBeLessThan(
      notes.findIndex((note) => !note.includes(words.resolver.eu)),
    );
    expect(notes.every((note) => note.includes(words.resolver.policy))).toBe(true);
    await choose(page, 'resolver', 'google');
    await toText(page, words.messages.saved);
    expect(await storedSettings(session)).toMatchObject({ resolver: 'google' });
    await expect.poll(() => textOf(page, '#privacy')).toContain('dns.google');
    await page.close();
  });

  const REFUSED = [
    ['', words.resolver.errors.empty],
    ['dns.voorbeeld.nl', words.resolver.errors.notAnAddress],
    ['http://dns.voorbeeld.nl/dns-query', words.resolver.errors.notSecure],
    ['https://a:b@dns.voorbeeld.nl/dns-query', words.resolver.errors.credentials],
  ] as const;
  test.each(sampleOf(REFUSED, 4, 3))(
    'rejects %j with a clear message, without losing what was typed',
    async (typed, sentence) => {
      const page = await showOptions(session);
      await choose(page, 'resolver', 'custom');
      await page.type('input[name="customResolver"]', typed);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.querySelector('.custom .error')?.textContent !== '');
      await expect.poll(() => textOf(page, '.custom .error')).toBe(sentence);
      await expect.poll(() => page.$eval('input[name="customResolver"]', (input) => input.value)).toBe(typed);
      expect(await storedSettings(session)).toMatchObject({ resolver: 'cloudflare', customResolver: '' });
      await page.close();
    },
  );

  test('may be a custom one', { tags: ['full'] }, async () => {
    const page = await showOptions(session);
    await choose(page, 'resolver', 'custom');
    await page.type('input[name="customResolver"]', 'https://dns.voorbeeld.nl/dns-query');
    await page.keyboard.press('Enter');
    await toText(page, words.messages.saved);
    const mine = { resolver: 'custom', customResolver: 'https://dns.voorbeeld.nl/dns-query' };
    expect(await storedSettings(session)).toMatchObject(mine);
    await expect
      .poll(() => textOf(page, '#resolver'))
      .toContain(words.resolver.needsAccess({ host: 'dns.voorbeeld.nl' }));
    await page.close();
  });
});

describe('the partner key', () => {
  const KEY = 'geheim-sleutel-7f3a';
  const enter = async (page: Page): Promise<void> => {
    await page.waitForSelector('input[name="key"]');
    await page.type('input[name="key"]', KEY);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.saved-key');
  };

  test('is stored by the background, and only its last characters are shown', async () => {
    const page = await showOptions(session);
    await expect.poll(() => textOf(page, '#key')).toContain('20 van 20');
    await page.click('#key input[value="always"]');
    await enter(page);
    await expect.poll(() => textOf(page, '.saved-key')).toBe('Opgeslagen sleutel: ••••••••7f3a');
    await expect.poll(() => textOf(page, '#key')).toContain('120 van 120');
    await expect.poll(() => page.$('input[name="key"]')).toBeNull();
    expect(await page.content()).not.toContain(KEY);
    await page.reload();
    await page.waitForSelector('.saved-key');
    expect(await page.content()).not.toContain(KEY);
    await page.close();
  });

  test('can be replaced, which can be cancelled', { tags: ['full'] }, async () => {
    const page = await showOptions(session);
    await page.waitForSelector('.saved-key');
    await page.click('#key .choices .button');
    await expect.poll(() => page.$eval('input[name="key"]', (input) => input.value)).toBe('');
    await page.click('#key form .choices .button:last-child');
    await expect.poll(() => page.$('input[name="key"]')).toBeNull();
    await page.close();
  });

  test('can be removed', async () => {
    const page = await showOptions(session);
    await page.waitForSelector('.saved-key');
    await page.click('#key .choices .button:last-child');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words.key.cancel);
    await page.click('#key .notice .button:nth-child(2)');
    await toText(page, words.messages.keyRemoved);
    await page.waitForSelector('input[name="key"]');
    await expect.poll(() => textOf(page, '#key')).toContain('20 van 20');
    await page.close();
  });

  test('can be stored for this session only', async () => {
    const page = await showOptions(session);
    await page.waitForSelector('#key input[type="radio"]:checked');
    expect(await page.$eval('#key input[type="radio"]', (input) => input.checked)).toBe(true);
    await enter(page);
    await expect.poll(() => textOf(page, '#key')).toContain(words.key.forSession);
    await page.click('#key .choices .button:last-child');
    await page.click('#key .notice .button:nth-child(2)');
    await page.waitForSelector('input[name="key"]');
    await page.close();
  });

  const NO_KEYS = [
    ['   ', words.key.errors.empty],
    ['twee woorden', words.key.errors.spaces],
    ['x'.repeat(513), words.key.errors.tooLong],
  ] as const;
  test.each(sampleOf(NO_KEYS, 3, 1))('is refused if invalid, and stays in its field: %j', async (typed, sentence) => {
    const page = await showOptions(session);
    await page.waitForSelector('input[name="key"]');
    await page.type('input[name="key"]', typed);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('#key .error')?.textContent !== '');
    await expect.poll(() => textOf(page, '#key .error')).toBe(sentence);
    await expect.poll(() => page.$eval('input[name="key"]', (input) => input.value)).toBe(typed);
    await page.close();
  });
});

test('the history is cleared after a confirmation', { tags: ['full'] }, async () => {
  const report = await showReport(session, sampleStored('partner', 'nl'));
  const page = await showOptions(session);
  await page.click('#history .button');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words.history.no);
  await page.keyboard.press('Enter');
  await report.reload();
  await report.waitForSelector('.sheet');

  await page.bringToFront();
  await page.click('#history .button');
  await page.click('#history .choices .button:last-child');
  await toText(page, words.messages.historyCleared);
  await report.reload();
  await report.waitForSelector('.empty');
  await Promise.all([report.close(), page.close()]);
});

test('invalid stored settings fall back to defaults, without affecting the others', async () => {
  await keepSettings(session, { level: 'Z', resolver: 'google' } as never);
  const page = await session.openOwn('options.html');
  await page.waitForSelector('main section');
  await expect
    .poll(() => page.$eval('input[name="level"]:checked', (input) => (input as HTMLInputElement).value))
    .toBe('B');
  await expect
    .poll(() => page.$eval('input[name="resolver"]:checked', (input) => (input as HTMLInputElement).value))
    .toBe('google');
  await page.close();
});
