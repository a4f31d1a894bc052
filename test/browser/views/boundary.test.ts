import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../../lib/model.ts';
import type { Stored } from '../../../lib/platform/storage/history.ts';
import { checkPageWords } from '../../../lib/words/check-pages.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { formatDate } from '../../../lib/words/format.ts';
import { optionsWords } from '../../../lib/words/options.ts';
import { popupWords } from '../../../lib/words/popup.ts';
import { historyWords } from '../../../lib/words/report/history.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import { getCheckTitle } from '../../../lib/words/say.ts';
import { welcomeWords } from '../../../lib/words/welcome.ts';
import { build } from '../../../scripts/start/build.ts';
import { SAMPLE_TIME, sampleReport, sampleState, sampleStored } from '../../components/sample.ts';
import { enterKey } from '../kit/options-page.ts';
import { openSession, type Session } from '../kit/session.ts';
import { violationsOf } from './axe.ts';
import { showHistory, showOptions, showPopup, showReport, showWelcome, textOf } from './stage.ts';

/** An internal error in one part of a page: a browser function is made to throw there, the page is the product's. */

let session: Session;
beforeAll(async () => {
  session = await openSession({ extension: await build() });
  await enterKey(session, 'voorbeeldsleutel-1a2b');
});
afterAll(() => session?.close());

const common = commonWords.nl;
const words = historyWords.nl;
const report: Report = { ...sampleReport(), access: true };
const DAY = 86_400_000;

const daysAgo = (days: number): Stored => {
  const finishedAt = SAMPLE_TIME - days * DAY;
  return {
    ...sampleStored('partner', 'nl'),
    id: `scan-${days}`,
    finishedAt,
    report: { ...report, id: `scan-${days}`, finishedAt },
  };
};
const named = (days: number): { host: string; day: string } => ({
  host: 'voorbeeld.nl',
  day: formatDate('nl', SAMPLE_TIME - days * DAY),
});

/**
 * Draws the page anew with a function of the browser that throws where `when`, a regular expression, fits the page's title,
 * what the function is called on and its arguments.
 */
const breaking = async (page: Page, path: string, when: string): Promise<void> => {
  await page.evaluateOnNewDocument(
    (name, fits) => {
      const steps = name.split('.');
      const last = steps.pop() ?? '';
      const owner = steps.reduce<Record<string, unknown>>(
        (scope, step) => scope[step] as Record<string, unknown>,
        globalThis as unknown as Record<string, unknown>,
      );
      const real = owner[last] as (...args: unknown[]) => unknown;
      const fake = function (this: unknown, ...args: unknown[]): unknown {
        if (new RegExp(fits).test(`${document.title}: ${String(this)} ${JSON.stringify(args)}`))
          throw new TypeError('made to throw');
        return new.target ? Reflect.construct(real, args) : Reflect.apply(real, this, args);
      };
      owner[last] = Object.assign(fake, { prototype: real.prototype });
    },
    path,
    when,
  );
  await page.reload();
  await page.waitForSelector('.broken', { timeout: 10_000 });
};

const toText = (page: Page): Promise<readonly string[]> =>
  page.$$eval('.broken > p:not(.choices)', (all) => all.map((one) => one.textContent ?? ''));
const says = (name: string): string => common.broken.says({ name });
const count = (page: Page, selector: string): Promise<number> => page.$$eval(selector, (all) => all.length);
const press = (page: Page, name: string): Promise<void> =>
  page.$$eval(
    '.broken .button',
    (all, wanted) => (all.find((one) => one.textContent === wanted) as HTMLElement).click(),
    name,
  );

describe('an internal error', () => {
  test('in a row of the history affects only that row, which can be removed', async () => {
    const page = await showHistory(session, [daysAgo(0), daysAgo(1), daysAgo(2)]);
    const heard: string[] = [];
    page.on('pageerror', (error) => heard.push(String(error)));
    await breaking(page, 'Date.prototype.toISOString', new Date(SAMPLE_TIME - DAY).toString().slice(0, 15));
    expect(await toText(page)).toEqual([says(words.scan.named(named(1)))]);
    expect(await count(page, '.stored-scan')).toBe(2);
    // Not in silence: tests that listen for errors hear of it.
    expect(heard.join()).toContain('made to throw');
    expect(await violationsOf(page)).toEqual([]);
    await press(page, words.scan.remove);
    await page.waitForFunction(() => document.querySelector('.broken') === null);
    await page.reload();
    await page.waitForSelector('.stored-scan');
    expect([await count(page, '.stored-scan'), await count(page, '.broken')]).toEqual([2, 0]);
    await page.close();
  });

  test('in the summary of a site affects only that site, and each of its scans can be removed', async () => {
    const other = { ...daysAgo(3), domain: 'anders.nl', report: null };
    const page = await showHistory(session, [daysAgo(0), daysAgo(1), daysAgo(2), other]);
    // The course of three scores.
    await breaking(page, 'Array.prototype.at', ': (\\[object Object\\],?){3} \\[0\\]$');
    expect(await toText(page)).toEqual([says('voorbeeld.nl')]);
    expect(await count(page, '.stored-scan')).toBe(1);
    await press(page, words.scan.removeOf(named(1)));
    await page.waitForFunction(() => document.querySelector('.broken') === null);
    expect(await count(page, '.stored-scan')).toBe(3);
    await page.close();
  });

  test('in a comparison affects only the comparison, and either scan can be removed', async () => {
    const page = await showHistory(session, [daysAgo(0), daysAgo(1)], { hash: '#scan-1,scan-0' });
    await breaking(page, 'Intl.NumberFormat', 'exceptZero');
    expect(await toText(page)).toEqual([says(words.compare.title)]);
    await expect.poll(() => textOf(page, '.choices')).toContain(words.compare.back);
    await press(page, words.scan.removeOf(named(1)));
    await page.waitForFunction(
      (removed) => document.querySelector('main')?.textContent?.includes(removed),
      {},
      words.compare.gone,
    );
    await page.close();
  });

  test('in a check or a section affects only that check or section of the report', async () => {
    const [first] = report.findings.filter(({ outcome }) => outcome === 'fail');
    const page = await showReport(session, daysAgo(0));
    const whole = await count(page, '.check');
    // Of the ledger's rows alone: findings are grouped too.
    await breaking(page, 'Map.groupBy', '"path":"/llms.txt"');
    expect(await toText(page)).toEqual([says(common.ledger.title)]);
    expect(await count(page, '.check')).toBe(whole);
    expect(await violationsOf(page)).toEqual([]);

    const other = await showReport(session, daysAgo(0));
    // In the subject of its mail; the address of its row in the list of what to do has its id as well.
    await breaking(other, 'encodeURIComponent', `"(?!check-)[^"]*${first?.id}\\b`);
    expect(await toText(other)).toEqual([says(getCheckTitle(first?.id ?? '', 'nl'))]);
    expect(await count(other, '.check')).toBe(whole - 1);
    await page.close();
    await other.close();
  });

  test('in a whole report is shown for that report, which can be removed', async () => {
    const page = await showReport(session, daysAgo(0));
    await breaking(page, 'Intl.DateTimeFormat', '"timeStyle"');
    expect(await toText(page)).toEqual([says(reportWords.nl.title({ host: 'voorbeeld.nl' }))]);
    await press(page, words.scan.remove);
    await page.waitForFunction(
      (removed) => document.querySelector('main')?.textContent?.includes(removed),
      {},
      reportWords.nl.notFound,
    );
    await page.close();
  });

  test('in the popup affects only one part of it', async () => {
    const page = await showPopup(session, sampleState('partner', 'nl'));
    // Of the ledger's rows alone: findings are grouped too.
    await breaking(page, 'Map.groupBy', '"path":"/llms.txt"');
    expect(await toText(page)).toEqual([says(common.ledger.title)]);
    expect(await count(page, '.pillar button')).toBe(6);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });

  test('in the whole result of the popup still allows a new scan', async () => {
    const page = await showPopup(session, sampleState('public', 'nl'));
    await breaking(page, 'URL.parse', '\\[""\\]$');
    expect(await toText(page)).toEqual([says(popupWords.nl.title)]);
    await expect.poll(() => textOf(page, '.broken .choices')).toContain(popupWords.nl.again);
    await expect.poll(() => textOf(page, '.foot')).toContain(popupWords.nl.again);
    await page.close();
  });

  test('in the options affects only its section', async () => {
    const page = await showOptions(session);
    await breaking(page, 'Intl.DisplayNames', 'region');
    expect(await toText(page)).toEqual([says(optionsWords.nl.resolver.title)]);
    expect(await count(page, 'main > section')).toBe(11);
    await page.close();
  });

  test('in the page of all checks affects only that check', async () => {
    const page = await session.browser.newPage();
    await page.goto(`chrome-extension://${session.extension.id}/checks.html?lang=nl`);
    await page.waitForSelector('.check');
    const whole = await count(page, '.check');
    await breaking(page, 'URL', 'rfc6797');
    expect((await toText(page)).length).toBeGreaterThan(0);
    expect(await count(page, '.check')).toBe(whole - (await toText(page)).length);
    await expect.poll(() => textOf(page, 'h1')).toBe(checkPageWords.nl.title);
    await page.close();
  });

  test('in a whole page is shown with the title of the page', async () => {
    const page = await showWelcome(session);
    // Modules map the pillars too as they load; the title is set as the page is drawn.
    await breaking(page, 'Array.prototype.map', `^${welcomeWords.nl.title}: domein`);
    expect(await toText(page)).toEqual([says(welcomeWords.nl.title)]);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });
});
