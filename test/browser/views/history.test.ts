import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../../lib/model.ts';
import type { Stored } from '../../../lib/platform/storage/history.ts';
import { RULES } from '../../../lib/score.ts';
import { optionsWords } from '../../../lib/words/options.ts';
import { exportWords } from '../../../lib/words/report/export.ts';
import { historyWords } from '../../../lib/words/report/history.ts';
import { sayFinding } from '../../../lib/words/say.ts';
import { build } from '../../../scripts/start/build.ts';
import { SAMPLE_TIME, sampleReport, sampleStored } from '../../components/sample.ts';
import { sampleOf } from '../../kit/taking-turns.ts';
import { enterKey } from '../kit/options-page.ts';
import { openSession, type Session } from '../kit/session.ts';
import { violationsOf } from './axe.ts';
import { enlarge, NARROW, overflow, unfold } from './room.ts';
import { showHistory, textOf } from './stage.ts';

let session: Session;
beforeAll(async () => {
  session = await openSession({ extension: await build() });
});
afterAll(() => session?.close());

const words = historyWords.nl;
const DAY = 86_400_000;
const report: Report = { ...sampleReport(), access: true };

/** Elements that can be unfolded but do not show it: without the browser's marker, and without one of ours. */
const unmarked = (page: Page): Promise<readonly string[]> =>
  page.$$eval('summary', (all) =>
    all
      .filter(
        (one) =>
          getComputedStyle(one).display !== 'list-item' &&
          ['::before', '::after'].every((part) => getComputedStyle(one, part).content === 'none'),
      )
      .map(({ textContent }) => textContent ?? ''),
  );

/** A stored scan of this many days ago. */
const daysAgo = (days: number, changes: Partial<Report> = {}): Stored => {
  const stored = sampleStored('partner', 'nl');
  const finishedAt = SAMPLE_TIME - days * DAY;
  const own: Report = { ...report, id: `scan-${days}`, finishedAt, ...changes };
  const { host } = own.target;
  const result = { ...stored.result, domain: host, overall_score: own.overall } as Stored['result'];
  return { ...stored, id: own.id, domain: host, finishedAt, result, report: own };
};

/** The sample with its first failing check fixed. */
const [failing] = report.findings.filter(({ outcome }) => outcome === 'fail');
if (failing === undefined) throw new Error('the sample has a failing check');
const repaired = report.findings.map((finding) =>
  finding === failing ? { ...finding, outcome: 'pass' as const, credit: 1, points: 0, cap: null } : finding,
);

const count = (page: Page, selector: string): Promise<number> => page.$$eval(selector, (all) => all.length);
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.textContent ?? null);
const rows = async (page: Page, expected: number): Promise<void> => {
  await page.waitForFunction((wanted) => document.querySelectorAll('.stored-scan').length === wanted, {}, expected);
};

describe('the public tier', () => {
  test('shows its results by site, without comparisons or files', { tags: ['full'] }, async () => {
    const page = await showHistory(session, [sampleStored('public', 'nl')]);
    await rows(page, 1);
    await expect.poll(() => textOf(page, '.stored-scan')).toContain(words.scan.resultOnly);
    expect(await count(page, 'input')).toBe(0);
    await expect.poll(() => textOf(page, '#importing')).toContain(words.importing.needsKey);
    await page.close();
  });

  test('explains how to fill an empty history', { tags: ['full'] }, async () => {
    const page = await showHistory(session, []);
    await expect.poll(() => textOf(page, '.empty-list')).toBe(words.empty);
    await page.close();
  });

  test('says so when the history cannot be read, as in a private window of Firefox', { tags: ['full'] }, async () => {
    const page = await showHistory(session, [sampleStored('public', 'nl')]);
    await page.evaluateOnNewDocument(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('not in a private window', 'InvalidStateError');
      };
    });
    await page.reload();
    await page.waitForSelector('h1');
    await expect.poll(() => textOf(page, 'main')).toBe(`${words.title}${words.closed}`);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });
});

describe('the partner tier', () => {
  beforeAll(() => enterKey(session, 'voorbeeldsleutel-1a2b'));

  test('shows every site with its trend, newest first', async () => {
    const elsewhere = { target: { ...report.target, host: 'test.voorbeeld.nl' }, id: 'staging' };
    const scans = [daysAgo(2, { overall: 40 }), daysAgo(1, { overall: 60 }), daysAgo(0, { overall: 80 })];
    const page = await showHistory(session, [...scans, daysAgo(3, elsewhere)]);
    await rows(page, 4);
    await expect
      .poll(() => page.$$eval('.site h2', (all) => all.map((one) => one.textContent)))
      .toEqual(['voorbeeld.nl', 'test.voorbeeld.nl']);
    const scores = await page.$$eval('.site:first-of-type .stored-scan .score', (all) =>
      all.map((one) => one.textContent),
    );
    expect(scores).toEqual(['80 · Goed begrensd', '60 · Voldoende begrensd', '40 · Matig begrensd']);
    await expect
      .poll(() => page.$eval('.trend', (svg) => svg.getAttribute('aria-label')))
      .toMatch(/^Verloop over 3 scans: van 40 op 18 nov 2026 naar 80 op 20 nov 2026\.$/);
    expect(await count(page, '.trend')).toBe(1);
    await page.close();
  });

  test('pins a scan, restores a removed one, and clears all after a confirmation', { tags: ['full'] }, async () => {
    const page = await showHistory(session, [daysAgo(1), daysAgo(0)]);
    await rows(page, 2);
    await page.click('.stored-scan [aria-pressed]');
    await page.waitForSelector('.stored-scan:first-child [aria-pressed="true"]');
    await page.click('.stored-scan:last-child .doors button:last-child');
    await rows(page, 1);
    await expect.poll(() => textOf(page, '[role="status"] .notice')).toContain(words.removed);
    await expect.poll(() => focused(page)).toBe(words.undo);
    await page.keyboard.press('Enter');
    await rows(page, 2);
    await expect.poll(() => focused(page)).toBe(words.title);
    await page.reload();
    await rows(page, 2);
    expect(await count(page, '[aria-pressed="true"]')).toBe(1);

    await page.click('.history > .button');
    expect(await focused(page)).toBe(optionsWords.nl.history.no);
    await page.click('.history > .notice .choices .button:last-child');
    await rows(page, 0);
    await expect.poll(() => focused(page)).toBe(words.title);
    await page.close();
  });

  test('skips an unreadable record, and says so', { tags: ['full'] }, async () => {
    const broken = { id: 'broken', domain: 'voorbeeld.nl', finishedAt: 'gisteren' } as unknown as Stored;
    const page = await showHistory(session, [daysAgo(0), broken]);
    await rows(page, 1);
    await expect.poll(() => textOf(page, 'main')).toContain(words.unreadable({ count: 1 }));
    await page.close();
  });

  test('an imported report with an invalid date affects only itself, and can be removed', {
    tags: ['full'],
  }, async () => {
    const far: Stored = { ...daysAgo(1), id: 'far', finishedAt: 1e300 };
    const late: Stored = { ...daysAgo(2), id: 'late', report: { ...report, id: 'late', finishedAt: 1e300 } };
    const page = await showHistory(session, [daysAgo(0), far, late]);
    await rows(page, 1);
    await expect.poll(() => textOf(page, '.unreadable')).toContain(words.unreadable({ count: 2 }));
    expect(await violationsOf(page)).toEqual([]);
    await page.click('.unreadable .button');
    await expect.poll(() => textOf(page, '.unreadable .notice')).toContain(words.unreadableRemoval.sure);
    expect(await focused(page)).toBe(words.unreadableRemoval.no);
    await page.click('.unreadable .choices .button:last-child');
    await page.waitForFunction(() => document.querySelector('.unreadable') === null);
    await expect.poll(() => focused(page)).toBe(words.title);
    await page.reload();
    await rows(page, 1);
    expect(await count(page, '.unreadable')).toBe(0);
    await page.close();
  });

  const BEYOND = [
    ['finishedAt', { finishedAt: 1e300 }],
    ['target.at', { target: { ...report.target, at: 8.64e15 } }],
    ['ledger.0.ms', { ledger: [{ ...report.ledger[0], ms: 1e300 }] }],
  ] as const;
  test.each(sampleOf(BEYOND, 3))(
    'refuses a file whose %s is beyond all dates, and keeps showing the others',
    { tags: ['full'] },
    async (where, changes) => {
      const file = join(tmpdir(), 'pijler-beyond.json');
      await writeFile(file, JSON.stringify({ ...report, id: 'beyond', ...changes }));
      const page = await showHistory(session, [daysAgo(0)]);
      await rows(page, 1);
      const input = await page.$('input[type="file"]');
      await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(file);
      await page.waitForFunction(
        (wanted) => document.querySelector('#import-message')?.textContent === wanted,
        {},
        exportWords.nl.faults.damaged({ where }),
      );
      await page.reload();
      await rows(page, 1);
      await page.close();
    },
  );

  test('compares a scan with the previous one: improvements first with their cause, the rest collapsed', {
    tags: ['full'],
  }, async () => {
    const now = daysAgo(0, { findings: repaired, overall: (report.overall ?? 0) + 3 });
    const page = await showHistory(session, [daysAgo(1), now]);
    await rows(page, 2);
    await page.click('.stored-scan:first-child .doors a:nth-child(2)');
    await page.waitForSelector('.change-group');
    await expect.poll(() => textOf(page, 'h1')).toBe(words.compare.title);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expect.poll(() => textOf(page, '.sides')).toContain(words.compare.same);
    await expect.poll(() => textOf(page, '.sides tbody tr:first-child td:last-child')).toBe('+3');
    await expect.poll(() => textOf(page, '[data-change="better"] h3')).toContain(sayFinding(failing, 'nl').title);
    expect(await count(page, '[data-change="better"] .change')).toBe(1);
    expect(await count(page, '[data-change="worse"]')).toBe(0);
    expect(await count(page, '[data-change="unchanged"]:not([open])')).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    expect(await unmarked(page), 'what unfolds shows it').toEqual([]);
    await page.setViewport(NARROW);
    const lines = await page.$$eval('.which bdi', (all) => all.map((one) => one.getClientRects().length));
    expect(lines, 'a host stays whole').toEqual([1, 1]);
    const times = await page.$$eval('.which .quiet', (all) => all.map(({ textContent }) => textContent));
    expect(new Set(times).size, 'two moments').toBe(2);
    await page.close();
  });

  test('compares two sites, and shows differing conditions instead of a grade change', { tags: ['full'] }, async () => {
    const target = { ...report.target, host: 'test.voorbeeld.nl', level: 'A' as const };
    const page = await showHistory(session, [daysAgo(0), daysAgo(1, { target, access: false, rules: RULES + 1 })]);
    await rows(page, 2);
    for (const box of await page.$$('.stored-scan input')) await box.click();
    await page.click('.chosen .button');
    await page.waitForSelector('.sides');
    const sides = await textOf(page, '.sides');
    expect(sides).toContain(words.compare.because);
    expect(sides).toContain(`Beoordelingsregels${RULES + 1} → ${RULES}`);
    expect(sides).toContain('ContactniveauAlleen deze site → Ook domeingegevens');
    expect(sides).toContain('Toegang tot de siteniet gegeven → gegeven');
    expect(sides).toContain('test.voorbeeld.nl');
    const cells = await page.$$eval('.sides tbody td:last-child', (all) => all.map((one) => one.textContent));
    expect(cells).toEqual([words.compare.notComparable, ...Array(6).fill('–')]);
    await page.click('.choices a:nth-child(2)');
    await page.waitForFunction(
      (rules) => document.querySelector('.sides')?.textContent?.includes(`${rules} → ${rules + 1}`),
      {},
      RULES,
    );
    await page.close();
  });

  test('allows at most two scans to be selected', { tags: ['full'] }, async () => {
    const page = await showHistory(session, [daysAgo(2), daysAgo(1), daysAgo(0)]);
    await rows(page, 3);
    for (const box of (await page.$$('.stored-scan input')).slice(0, 2)) await box.click();
    expect(await count(page, '.stored-scan input:disabled')).toBe(1);
    await page.close();
  });

  test('imports a saved report, which then behaves like any other scan', { tags: ['full'] }, async () => {
    const file = join(tmpdir(), 'pijler-import.json');
    const imported = { ...report, id: 'van-elders', target: { ...report.target, host: 'elders.nl' } };
    await writeFile(file, JSON.stringify(imported));
    const page = await showHistory(session, []);
    const choose = async (): Promise<void> => {
      const input = await page.$('input[type="file"]');
      await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(file);
    };
    const toText = (text: string) =>
      page.waitForFunction((wanted) => document.querySelector('#import-message')?.textContent === wanted, {}, text);
    await choose();
    await toText(words.importing.added({ host: 'elders.nl' }));
    await rows(page, 1);
    await expect.poll(() => textOf(page, '.stored-scan')).toContain(words.scan.imported);
    await choose();
    await toText(words.importing.present({ host: 'elders.nl' }));

    await writeFile(file, JSON.stringify({ ...imported, id: 'beter', overall: 99 }));
    await choose();
    await toText(exportWords.nl.faults.wrongSums);
    await rows(page, 1);

    await page.click('.doors a');
    await page.waitForSelector('.sheet');
    expect(await count(page, '.check')).toBe(report.findings.length);
    await page.close();
  });
});

describe('axe finds no violations', () => {
  const looks = (['light', 'dark'] as const).flatMap((theme) =>
    (['nl', 'en'] as const).map((locale) => ({ theme, locale })),
  );
  test.each(sampleOf(looks, 4))('$theme $locale, without horizontal scrolling at 320 px', async ({ theme, locale }) => {
    const page = await showHistory(session, [daysAgo(1), daysAgo(0)], { theme, locale });
    await rows(page, 2);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewport(NARROW);
    expect(await overflow(page)).toBe(0);
    await page.click('.stored-scan:first-child .doors a:nth-child(2)');
    await page.waitForSelector('.change-group');
    await unfold(page);
    expect(await overflow(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });
});

describe('horizontal scrolling is not needed with text at 200 %, nor in a narrow window', () => {
  const LONG_HOST = 'test-omgeving-van-de-nieuwe-website.een-heel-lange-bedrijfsnaam.voorbeeld.nl';
  const target = { ...report.target, host: LONG_HOST, level: 'A' as const };

  const VIEWS = [
    ['the history', ''],
    ['two sites compared under other conditions', '.stored-scan'],
  ] as const;
  test.each(VIEWS)('%s', { tags: ['full'] }, async (_, choosing) => {
    const page = await showHistory(session, [daysAgo(2), daysAgo(1, { target, access: false }), daysAgo(0)]);
    await rows(page, 3);
    expect(await count(page, 'svg.trend')).toBeGreaterThan(0);
    if (choosing !== '') {
      const [first] = await page.$$(`.site:first-of-type ${choosing} input`);
      const [other] = await page.$$(`.site:nth-of-type(2) ${choosing} input`);
      await first?.click();
      await other?.click();
      await page.click('.chosen .button');
      await page.waitForSelector('.sides');
    }
    await unfold(page);
    await page.setViewport(NARROW);
    expect(await overflow(page)).toBe(0);
    await page.setViewport({ width: 1280, height: 900 });
    await enlarge(page);
    expect(await overflow(page)).toBe(0);
    await page.close();
  });
});
