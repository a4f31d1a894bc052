import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LARGEST_LOGO } from '../../../lib/branding.ts';
import { reportHtml } from '../../../lib/export/formats/report-html.ts';
import { type Finding, type Locale, WHO } from '../../../lib/model.ts';
import type { Stored } from '../../../lib/platform/storage/history.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { sayFinding } from '../../../lib/words/say.ts';
import { clientWords } from '../../../lib/words/service/client.ts';
import { build } from '../../../scripts/start/build.ts';
import { sampleReport, sampleStored } from '../../components/sample.ts';
import { sampleOf } from '../../kit/taking-turns.ts';
import { openSession, type Session } from '../kit/session.ts';
import { violationsOf } from './axe.ts';
import { type Look, showOptions, showReport, textOf } from './stage.ts';

let session: Session;
beforeAll(async () => {
  session = await openSession({ extension: await build() });
});
afterAll(() => session?.close());

const words = clientWords.nl;
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#123"/></svg>';

const chooseLogo = async (page: Page, name: string, content: string): Promise<void> => {
  const file = join(tmpdir(), name);
  await writeFile(file, content);
  const input = await page.$('#logo');
  await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(file);
};
const until = (page: Page, selector: string, text: string) =>
  page.waitForFunction((where, wanted) => document.querySelector(where)?.textContent === wanted, {}, selector, text);
/** A report with its appendix. */
const withAppendix = async (stored: Stored, look: Look = {}): Promise<Page> => {
  const page = await showReport(session, stored, look);
  await page.click('.menu > summary');
  await page.click('.client-name [type="checkbox"]');
  await page.waitForSelector('.report[data-paper="all"]');
  return page;
};
/** Width and height of every printed page, in points. */
const printed = async (page: Page): Promise<readonly (readonly number[])[]> => {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const pdf = Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) => box.trim().split(/\s+/));
  return boxes.map((box) => box.slice(2).map((side) => Math.round(Number(side))));
};
const A4 = [595, 842];
const isVisible = (page: Page, selector: string): Promise<boolean> =>
  page.$eval(selector, (element) => element.getClientRects().length > 0);

describe('the agency settings', () => {
  test('save the agency’s name and logo', async () => {
    const page = await showOptions(session);
    await page.waitForSelector('#agency');
    await page.type('#agency', 'Bureau Noord');
    await page.keyboard.press('Tab');
    await until(page, '.message', 'Opgeslagen');
    await chooseLogo(page, 'logo.svg', LOGO);
    await page.waitForSelector('.logo img');
    await page.reload();
    await page.waitForSelector('.logo img');
    await expect.poll(() => page.$eval('#agency', (input) => (input as HTMLInputElement).value)).toBe('Bureau Noord');
    await page.close();
  });

  test.each([
    ['tekst.txt', 'geen afbeelding', words.options.faults.notAnImage],
    ['kapot.png', 'geen afbeelding', words.options.faults.notAnImage],
    ['groot.svg', `<!--${'x'.repeat(LARGEST_LOGO)}-->${LOGO}`, words.options.faults.tooLarge],
  ])('reject %s with a reason, and keep the present logo', async (name, content, sentence) => {
    const page = await showOptions(session);
    await page.waitForSelector('.logo img');
    await chooseLogo(page, name, content);
    await until(page, '#logo-error', sentence);
    expect(await page.$('.logo img')).not.toBeNull();
    await page.close();
  });
});

describe('the printed report', () => {
  test('prints a cover for the client and the actions by person, without controls', async () => {
    const page = await showReport(session, sampleStored('partner', 'nl'));
    expect(await isVisible(page, '.cover')).toBe(false);
    await page.waitForSelector('.menu');
    await page.click('.menu > summary');
    await page.type('#client-name', 'Bakkerij De Vries');
    await page.keyboard.press('Tab');
    // The cover shows it once it is kept.
    await page.waitForFunction(() => document.querySelector('.cover .client') !== null);
    await page.reload();
    await page.waitForSelector('.cover img');
    await expect
      .poll(() => page.$eval('#client-name', (input) => (input as HTMLInputElement).value))
      .toBe('Bakkerij De Vries');

    await page.emulateMediaType('print');
    const cover = await textOf(page, '.cover');
    for (const text of ['voorbeeld.nl', 'Voor Bakkerij De Vries', 'Gemaakt door Bureau Noord']) {
      expect(cover).toContain(text);
    }
    await expect
      .poll(() => page.$eval('.cover img', (image) => (image as HTMLImageElement).alt))
      .toBe('Logo van Bureau Noord');
    expect(cover).toContain(commonWords.nl.questions.ai);
    for (const selector of ['.todo', '.sheet', '.side']) {
      expect([selector, await isVisible(page, selector)]).toEqual([selector, false]);
    }
    const controls = ['.save', '.client-name', '.filters', '.report-head', '.side'];
    for (const selector of controls) expect([selector, await isVisible(page, selector)]).toEqual([selector, false]);
    await page.close();
  });

  /** A report whose first steps have the longest words there are, of every person, on a site with the longest name. */
  const longest = (locale: Locale): Stored => {
    const stored = sampleStored('partner', locale);
    const report = sampleReport();
    const length = (finding: Finding): number =>
      sayFinding(finding, locale).title.length + sayFinding(finding, locale).why.length;
    const byLength = report.findings.toSorted((a, b) => length(b) - length(a));
    const own = WHO.flatMap((who) => byLength.find((finding) => finding.who === who) ?? []);
    const first = new Set([...new Set([...own, ...byLength])].slice(0, 12));
    const findings = report.findings.map((finding): Finding => {
      const { cause: _, ...alone } = finding;
      return { ...alone, outcome: 'fail', credit: 0, points: 5, step: first.has(finding) ? 'danger' : 'broken' };
    });
    const host = `${'m'.repeat(63)}.${'w'.repeat(63)}.nl`;
    return { ...stored, report: { ...report, findings, incomplete: true, target: { ...report.target, host } } };
  };

  const SITES = [
    ['the ordinary site', 'nl', sampleStored('partner', 'nl')],
    ['the longest words', 'nl', longest('nl')],
    ['the longest words', 'en', longest('en')],
  ] as const;
  test.each(sampleOf(SITES, 2))('fits two A4 pages with the longest content: %s (%s)', async (_, locale, stored) => {
    const page = await showReport(session, stored, { locale });
    await page.waitForSelector('.menu');
    await page.$eval('#client-name', (input) => {
      (input as HTMLInputElement).value = 'W'.repeat(80);
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.waitForFunction(() => document.querySelector('.cover .client') !== null);
    expect(await printed(page)).toEqual([A4, A4]);
    await page.emulateMediaType('print');
    const cutOff = await page.$eval('.cover', (cover) => {
      const { right, bottom } = cover.getBoundingClientRect();
      const boxes = [...cover.querySelectorAll('*')].map((one) => one.getBoundingClientRect());
      return boxes.filter((box) => box.right > right + 1 || box.bottom > bottom + 1).length;
    });
    expect(cutOff).toBe(0);
    expect(await page.$$eval('.plain li', (all) => all.length)).toBe(5);
    await page.close();
  });

  test('prints the appendix on numbered A4 pages, with ten steps and the evidence of every fault', async () => {
    const page = await withAppendix(sampleStored('partner', 'nl'));
    const pages = await printed(page);
    expect(pages.length).toBeGreaterThan(8);
    expect(pages).toEqual(pages.map(() => A4));
    await page.emulateMediaType('print');
    const shown = await page.$$eval('.check .evidence', (all) => all.filter((one) => one.getClientRects().length > 0));
    const faults = sampleReport().findings.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn');
    expect(shown.length).toBe(faults.length);
    const steps = await page.$$eval('.todo li', (all) => all.filter((one) => one.getClientRects().length > 0));
    expect(steps).toHaveLength(10);
    await page.close();
  });

  test('prints every source as a numbered footnote, and no other address', async () => {
    const page = await withAppendix(sampleStored('partner', 'nl'));
    expect(await isVisible(page, '.footnotes')).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMediaType('print');
    const printed = await page.$$eval('.sources a', (all) =>
      all.flatMap((one) => (one.getClientRects().length > 0 ? [one.textContent?.replace(/\s+/g, ' ') ?? ''] : [])),
    );
    const addresses = await page.$$eval('.footnotes li', (all) => all.map((one) => one.textContent ?? ''));
    const faults = sampleReport().findings.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn');
    expect(addresses.toSorted()).toEqual([...new Set(faults.map(({ source }) => source))].toSorted());
    expect(printed).toHaveLength(faults.length);
    const numbers = printed.map((text) => Number(/\[(\d+)\]$/.exec(text)?.[1]));
    const hosts = printed.map((text) => /^Bron: (\S+) /.exec(text)?.[1]);
    expect(numbers.map((number) => new URL(addresses[number - 1] ?? '').hostname)).toEqual(hosts);
    expect(numbers[0]).toBe(1);
    expect(await isVisible(page, '.sources .about')).toBe(false);
    await page.close();
  });

  test.each(sampleOf(['nl', 'en'] as const, 2))(
    'has no axe violations on paper, nor in the saved page (%s)',
    async (locale) => {
      const page = await withAppendix(sampleStored('partner', locale), { locale });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await page.emulateMediaType('print');
      expect(await violationsOf(page)).toEqual([]);
      const alone = await session.browser.newPage();
      await alone.goto(`data:text/html;charset=utf-8,${encodeURIComponent(reportHtml(sampleReport(), locale))}`);
      expect(await violationsOf(alone)).toEqual([]);
      await Promise.all([alone.close(), page.close()]);
    },
  );

  test('lists twenty of five hundred elements, and how many more there are', async () => {
    const stored = sampleStored('partner', 'nl');
    const [first] = sampleReport().findings.filter(({ outcome }) => outcome === 'fail');
    const items = Array.from({ length: 500 }, (_, index) => `#knoop-${index}`);
    const findings = sampleReport().findings.map((one) => (one.id === first?.id ? { ...one, items } : one));
    const page = await withAppendix({ ...stored, report: { ...sampleReport(), findings } });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMediaType('print');
    const evidence = await textOf(page, `#check-${first?.id} .evidence`);
    expect(evidence).toContain('#knoop-19');
    expect(evidence).not.toContain('#knoop-20');
    expect(evidence).toContain('En nog 480; in de JSON staan ze allemaal.');
    await page.close();
  });

  test('names Pijler as its maker, unless the agency turned that off', async () => {
    const report = await showReport(session, sampleStored('partner', 'nl'));
    await report.emulateMediaType('print');
    const by = (): Promise<string> => textOf(report, '.cover .by');
    await expect.poll(by).toBe(words.cover.byWithPijler({ name: 'Bureau Noord' }));
    const page = await showOptions(session);
    await page.waitForSelector('[name="namesPijler"]');
    await page.click('[name="namesPijler"]');
    await expect.poll(by).toBe(words.cover.by({ name: 'Bureau Noord' }));
    for (const page of ['.cover', '.plain']) expect(await textOf(report, page)).not.toMatch(/\bPijler\b/);
    await Promise.all([page.close(), report.close()]);
  });

  test('has no cover and no client on the public tier', async () => {
    const page = await showReport(session, sampleStored('public', 'nl'));
    await expect.poll(() => page.$('.cover, .plain, .client-name')).toBeNull();
    await page.close();
  });
});

test('the logo can be removed', async () => {
  const page = await showOptions(session);
  await page.waitForSelector('.logo .button');
  await page.click('.logo .button');
  await page.waitForFunction(() => document.querySelector('.logo') === null);
  await page.close();
});
