import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LARGEST_LOGO } from '../../../lib/branding.ts';
import { reportHtml } from '../../../lib/export/report-html.ts';
import { clientWords } from '../../../lib/words/client.ts';
import { build } from '../../../scripts/start/build.ts';
import { sampleReport, sampleStored } from '../../components/sample.ts';
import { openSession, type Session } from '../kit/session.ts';
import { violationsOf } from './axe.ts';
import { showOptions, showReport, textOf } from './stage.ts';

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
const isVisible = (page: Page, selector: string): Promise<boolean> =>
  page.$eval(selector, (element) => element.getClientRects().length > 0);

describe('the agency', () => {
  test('sets its name and logo, which stay', async () => {
    const page = await showOptions(session);
    await page.waitForSelector('#agency');
    await page.type('#agency', 'Bureau Noord');
    await page.keyboard.press('Tab');
    await until(page, '.told', 'Opgeslagen');
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
  ])('is told why %s is no logo, and keeps the one it has', async (name, content, sentence) => {
    const page = await showOptions(session);
    await page.waitForSelector('.logo img');
    await chooseLogo(page, name, content);
    await until(page, '#logo-error', sentence);
    expect(await page.$('.logo img')).not.toBeNull();
    await page.close();
  });
});

describe('on paper', () => {
  test('a cover for the client, a page in plain words, ten actions, then evidence; nothing to press', async () => {
    const page = await showReport(session, sampleStored('partner', 'nl'));
    expect(await isVisible(page, '.cover')).toBe(false);
    await page.waitForSelector('.menu');
    await page.click('.menu > summary');
    await page.type('#client-name', 'Bakkerij De Vries');
    await page.keyboard.press('Tab');
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
    await expect.poll(() => textOf(page, '.plain')).toContain(words.plain.looks.ai);
    await expect
      .poll(() => page.$$eval('.todo li', (all) => all.filter((one) => one.getClientRects().length > 0).length))
      .toBe(10);
    const controls = ['.save', '.client-name', '.filters', '.report-head', '.side'];
    for (const selector of controls) expect([selector, await isVisible(page, selector)]).toEqual([selector, false]);
    await page.close();
  });

  test('every page is A4, numbered, with the evidence of every fault', async () => {
    const page = await showReport(session, sampleStored('partner', 'nl'));
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const pdf = Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) => box.trim().split(/\s+/));
    expect(boxes.length).toBeGreaterThan(8);
    for (const [, , width, height] of boxes) {
      expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
    }
    await page.emulateMediaType('print');
    const shown = await page.$$eval('.check .evidence', (all) => all.filter((one) => one.getClientRects().length > 0));
    const faults = sampleReport().findings.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn');
    expect(shown.length).toBe(faults.length);
    await page.close();
  });

  test('every source is a number behind its check and an address at the end; no other address is printed', async () => {
    const page = await showReport(session, sampleStored('partner', 'nl'));
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

  test.each(['nl', 'en'] as const)(
    'axe finds nothing to fault on paper, nor in the saved page (%s)',
    async (locale) => {
      const page = await showReport(session, sampleStored('partner', locale), { locale });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await page.emulateMediaType('print');
      expect(await violationsOf(page)).toEqual([]);
      const alone = await session.browser.newPage();
      await alone.goto(`data:text/html;charset=utf-8,${encodeURIComponent(reportHtml(sampleReport(), locale))}`);
      expect(await violationsOf(alone)).toEqual([]);
      await Promise.all([alone.close(), page.close()]);
    },
  );

  test('five hundred finds are twenty and a count', async () => {
    const stored = sampleStored('partner', 'nl');
    const [first] = sampleReport().findings.filter(({ outcome }) => outcome === 'fail');
    const items = Array.from({ length: 500 }, (_, index) => `#knoop-${index}`);
    const findings = sampleReport().findings.map((one) => (one.id === first?.id ? { ...one, items } : one));
    const page = await showReport(session, { ...stored, report: { ...sampleReport(), findings } });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMediaType('print');
    const evidence = await textOf(page, `#check-${first?.id} .evidence`);
    expect(evidence).toContain('#knoop-19');
    expect(evidence).not.toContain('#knoop-20');
    expect(evidence).toContain('En nog 480; in de JSON staan ze allemaal.');
    await page.close();
  });

  test('the public tier has no cover and no client', async () => {
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
