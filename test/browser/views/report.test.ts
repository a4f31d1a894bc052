import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportCsv } from '../../../lib/export/formats/report-csv.ts';
import { readReport } from '../../../lib/export/read-report.ts';
import { WHO } from '../../../lib/model.ts';
import { computeMean } from '../../../lib/view/grade.ts';
import { listSteps } from '../../../lib/view.ts';
import { commonWords, LANGUAGES } from '../../../lib/words/common.ts';
import { toLocalIsoDay } from '../../../lib/words/format.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import { sayFinding, sayLimit } from '../../../lib/words/say.ts';
import { limitsWords } from '../../../lib/words/service/limits.ts';
import { STUDIES } from '../../../lib/words/service/studies.ts';
import { formatWorth } from '../../../lib/words/step.ts';
import { build } from '../../../scripts/start/build.ts';
import { SAMPLE_TIME, sampleReport, sampleState, sampleStored } from '../../components/sample.ts';
import { sampleOf } from '../../kit/taking-turns.ts';
import { openSession, type Session } from '../kit/session.ts';
import { changeState, forgetStates, showReport, textOf } from './stage.ts';

let session: Session;
beforeAll(async () => {
  session = await openSession({ extension: await build() });
});
afterAll(() => session?.close());

const LOCALES = ['nl', 'en'] as const;
const words = reportWords.nl;
const report = sampleReport();
const count = (page: Page, selector: string): Promise<number> => page.$$eval(selector, (all) => all.length);

/** The files that the page offers, by name, instead of downloading them. */
const catchFiles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const files: Record<string, Blob> = {};
    const blobs = new Map<string, Blob>();
    Object.assign(globalThis, { files });
    URL.createObjectURL = (blob) => {
      const address = `blob:caught-${blobs.size}`;
      blobs.set(address, blob as Blob);
      return address;
    };
    HTMLAnchorElement.prototype.click = function () {
      const blob = blobs.get(this.href);
      if (blob) files[this.download] = blob;
    };
  });
const caught = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const { files } = globalThis as unknown as { files: Record<string, Blob> };
    const read = Object.entries(files).map(async ([name, blob]) => [name, await blob.text()]);
    return Object.fromEntries(await Promise.all(read));
  });

/** Tests that only read share one report. */
describe('the report of a partner (read only)', () => {
  let page: Page;
  beforeAll(async () => {
    page = await showReport(session, sampleStored('partner', 'nl'));
  });
  afterAll(() => page?.close());

  test('shows every check once', async () => {
    const ids = await page.$$eval('.check', (all) => all.map(({ id }) => id.replace('check-', '')));
    expect(ids.toSorted()).toEqual(report.findings.map(({ id }) => id).toSorted());
  });

  test('shows for each crawler whether it is allowed, by which line, its purpose and effect of blocking', async () => {
    await page.click('#check-assistant-access-matrix > summary');
    const rows = await page.$$eval('#check-assistant-access-matrix tbody tr', (all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent)),
    );
    expect(rows).toHaveLength(3);
    expect(rows[1]).toEqual([
      'GPTBotOpenAI: training',
      'geweerdrobots.txt, regel 4: Disallow: /',
      'een eigen keuze, kost geen puntenVolgt robots.txt: ja',
      'developers.openai.comgecontroleerd op 2026-11-20',
    ]);
  });

  test('shows sums that match the numbers', async () => {
    const sums = await page.$$eval('.pillar-section', (sections) =>
      sections.map((section) => {
        const number = (text: string | null | undefined): number => Number((text ?? '').replace(',', '.'));
        const cells = (selector: string): number[] =>
          [...section.querySelectorAll(`.sums ${selector} tr td:last-child`)].map((cell) => number(cell.textContent));
        const shown = Number.parseInt(section.querySelector('.score')?.textContent ?? '', 10);
        return { rows: cells('tbody'), foot: cells('tfoot'), shown };
      }),
    );
    for (const { rows, foot, shown } of sums) {
      const [lost = 0, uncapped = 0] = foot;
      expect(rows.reduce((sum, points) => sum + points, 0)).toBeCloseTo(lost, 5);
      expect(uncapped).toBe(Math.max(0, Math.round(100 - lost)));
      expect(foot.at(-1)).toBe(shown);
    }
    expect(sums.map(({ shown }) => shown)).toEqual(report.scores.map(({ score }) => score));
    const scores = report.scores.map(({ score }) => score).join(' + ');
    await expect
      .poll(() => textOf(page, '.overall-sum'))
      .toBe(`(${scores}) ÷ 6, afgerond: ${computeMean(report.scores)}`);
    await expect.poll(() => textOf(page, '#overall')).toContain(sayLimit(report, 'nl'));
  });

  test('shows the limits of each pillar’s score, and what only a person can check', async () => {
    await expect.poll(() => textOf(page, '#pillar-ai')).toContain(words.honesty.ai);
    const linked = await page.$$eval('#pillar-ai p.quiet a', (all) => all.map(({ href }) => href));
    expect(linked).toEqual(STUDIES.ai.map(({ url }) => url));
    await expect.poll(() => textOf(page, '#pillar-onderhoud')).toContain(words.weights.onderhoud);
    await expect.poll(() => textOf(page, '#pillar-toegankelijkheid')).toContain(words.honesty.toegankelijkheid);
    expect(await count(page, '.manual li')).toBe(19);
    for (const [pillar, points] of Object.entries(limitsWords.nl.of)) {
      const text = await textOf(page, `#pillar-${pillar} .limits`);
      for (const point of points) expect(text).toContain(point);
    }
  });

  test('shows DNS queries in words', async () => {
    await expect.poll(() => textOf(page, '#ledger tbody')).toContain('vraagt MX van voorbeeld.nl');
    expect(await textOf(page, '#ledger tbody')).not.toContain('dns=');
  });

  test('prints with every section open, under its own file name', { tags: ['full'] }, async () => {
    const closed = await count(page, 'details:not([open])');
    const { title, still } = await page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const during = { title: document.title, still: document.querySelectorAll('details:not([open])').length };
      window.dispatchEvent(new Event('afterprint'));
      return during;
    });
    expect(title).toBe(`Sitescan_voorbeeld.nl_${toLocalIsoDay(SAMPLE_TIME)}`);
    expect(still).toBe(0);
    expect(await count(page, 'details:not([open])')).toBe(closed);
    expect(await page.title()).toBe('Websitescan van voorbeeld.nl');
  });
});

describe('the report of a partner', () => {
  test('shows the actions as a path of at most ten steps, each with its gain and its person', {
    tags: ['full'],
  }, async () => {
    const page = await showReport(session, sampleStored('partner', 'nl'));
    const steps = listSteps(report);
    const shown = (selector: string) =>
      page.$$eval(`.actions ${selector}`, (all) => all.map((one) => one.textContent ?? ''));
    expect(await shown('.number')).toEqual(steps.slice(0, 10).map(({ number }) => `${number}.`));
    expect(await shown('.kind')).toEqual(steps.slice(0, 10).map(({ kind }) => commonWords.nl.steps.kinds[kind]));
    expect(await shown('.for')).toEqual(steps.slice(0, 10).map(({ who }) => commonWords.nl.whoName[who]));
    await page.click('.todo > .button');
    expect(await shown('.worth')).toEqual(steps.map((step) => formatWorth(step, LANGUAGES.nl)));
    expect(await count(page, '.actions li')).toBe(steps.length);
    await page.close();
  });

  test.each(sampleOf(LOCALES, 2))(
    'shows the access offer and the first steps on the first screen of a laptop: %s',
    async (locale) => {
      await changeState(session, sampleState('partner', locale));
      const page = await showReport(session, sampleStored('partner', locale), { locale, width: 1366, height: 768 });
      await page.waitForSelector('.access-offer button');
      const ends = (selector: string) =>
        page.$$eval(selector, (all) =>
          all.map((one) => one.getBoundingClientRect().bottom).filter((bottom) => bottom > 0),
        );
      const [sentence = 0] = await ends('.access-offer p');
      const [button = 0] = await ends('.access-offer button');
      expect(sentence).toBeLessThan(button);
      const steps = await ends('.actions > li');
      // As many of three as fit in the words of a first screen (lib/view/first-screen.ts).
      expect(steps.length).toBeGreaterThanOrEqual(2);
      expect(Math.max(button, ...steps)).toBeLessThanOrEqual(768);
      await page.close();
      await forgetStates(session);
    },
  );

  test('opens and focuses the check named in its address', { tags: ['full'] }, async () => {
    const [first] = listSteps(report);
    const anchor = `check-${first?.findings[0].id}`;
    const page = await showReport(session, sampleStored('partner', 'nl'), {}, `/${anchor}`);
    await page.waitForSelector(`#${anchor}[open]`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.parentElement?.id)).toBe(anchor);
    await expect.poll(() => textOf(page, `#${anchor} .body`)).toContain(words.check.why);
    await page.close();
  });

  test('filters by outcome, by person and by text, and stores it in the address', { tags: ['full'] }, async () => {
    const page = await showReport(session, sampleStored('partner', 'nl'));
    await page.click('.filters summary');
    const [fail] = await page.$$('.filters input[type="checkbox"]');
    await fail?.click();
    const failing = report.findings.filter(({ outcome }) => outcome === 'fail');
    expect(await count(page, '.check')).toBe(failing.length);
    await expect.poll(() => textOf(page, '.shown')).toContain(`${failing.length} van ${report.findings.length}`);
    await page.reload();
    await page.waitForSelector('.check');
    expect(await count(page, '.check')).toBe(failing.length);

    const [first] = failing;
    await page.type('input[type="search"]', first ? sayFinding(first, 'nl').title : '');
    await page.waitForFunction((all) => document.querySelectorAll('.check').length < all, {}, failing.length);
    expect(await count(page, `#check-${first?.id}`)).toBe(1);
    await page.click('.shown .link');
    expect(await count(page, '.check')).toBe(report.findings.length);
    await page.close();
  });

  test('filters by pillar, stores it in the address, and has checkboxes in named groups', {
    tags: ['full'],
  }, async () => {
    const page = await showReport(session, sampleStored('partner', 'nl'));
    const groups = await page.$$eval('.filters fieldset', (all) =>
      all.map((one) => [
        one.querySelector('legend')?.textContent,
        one.querySelectorAll('label > input[type="checkbox"]').length,
      ]),
    );
    expect(groups).toEqual([
      [words.filters.outcome, 6],
      [words.filters.pillar, 6],
      [words.filters.who, WHO.length],
    ]);
    await page.click('.filters summary');
    const seo = await page.$('.filters fieldset:nth-of-type(2) label:nth-of-type(4) input');
    await seo?.click();
    const own = report.findings.filter(({ pillar }) => pillar === 'seo');
    expect(await count(page, '.check')).toBe(own.length);
    await expect.poll(() => page.$$eval('.pillar-section', (all) => all.map(({ id }) => id))).toEqual(['pillar-seo']);
    expect(page.url()).toContain('pillar=seo');
    await page.reload();
    await page.waitForSelector('.check');
    expect(await count(page, '.check')).toBe(own.length);
    await page.close();
  });

  test('shows the repair for the site’s platform first, even if no header names a version', {
    tags: ['full'],
  }, async () => {
    const stored = sampleStored('partner', 'nl');
    const absent = { code: 'absent', outcome: 'fail', why: null, items: [], args: {} } as const;
    const findings = report.findings.map((finding) => (finding.id === 'hsts' ? { ...finding, ...absent } : finding));
    const shown = { ...report, findings, platforms: ['nginx', 'apache'] as const };
    const page = await showReport(session, { ...stored, report: shown });
    await page.$$eval('details', (all) => all.map((one) => (one.open = true)));
    const first = await page.$$eval('.tabs', (all) => all.map((one) => one.firstElementChild?.textContent ?? ''));
    const own = first.filter((name) => /^(nginx|Apache) \(van deze site\)$/.test(name));
    expect(own).not.toEqual([]);
    expect(first.filter((name) => name !== words.check.general && !own.includes(name))).toEqual([]);
    await expect.poll(() => textOf(page, '#conditions')).toContain('De site draait opnginx en Apache');

    const panel = '.sheet .tabs + [role="tabpanel"]';
    const before = await textOf(page, panel);
    await page.click('.sheet .tabs [role="tab"]:nth-child(2)');
    await page.waitForFunction((was, at) => document.querySelector(at)?.textContent !== was, {}, before, panel);
    await page.close();
  });

  test('shows long evidence in part, and on request in full up to twenty thousand characters', {
    tags: ['full'],
  }, async () => {
    const stored = sampleStored('partner', 'nl');
    const [first] = report.findings.filter(({ outcome }) => outcome === 'fail');
    const items = Array.from({ length: 20 }, (_, index) => `${index} `.padEnd(1_500, 'x'));
    const findings = report.findings.map((one) => (one.id === first?.id ? { ...one, items } : one));
    const page = await showReport(session, { ...stored, report: { ...report, findings } });
    const evidence = `#check-${first?.id} .evidence`;
    await page.$$eval('details', (all) => all.map((one) => (one.open = true)));
    const shown = () => page.$eval(`${evidence} code`, (code) => code.textContent?.length);
    expect(await shown()).toBe(2_000);
    const all = `${evidence} button.link`;
    await expect.poll(() => textOf(page, all)).toBe(words.check.showAll({ count: 20_000 }));
    await page.click(all);
    await page.waitForFunction((at) => document.querySelector(at) === null, {}, all);
    expect(await shown()).toBe(20_000);
    await page.close();
  });

  test('saves the whole report, and exports it as spreadsheet, text and page', { tags: ['full'] }, async () => {
    const stored = sampleStored('partner', 'nl');
    const page = await showReport(session, stored);
    await catchFiles(page);
    await page.click('.menu > summary');
    for (const button of await page.$$('.save [data-format]')) await button.click();
    const name = `Sitescan_voorbeeld.nl_${toLocalIsoDay(SAMPLE_TIME)}`;
    const files = await caught(page);
    expect(Object.keys(files).toSorted()).toEqual(
      ['.csv', '.html', '.md', '_report.json'].map((ending) => `${name}${ending}`),
    );
    expect(readReport(files[`${name}_report.json`] ?? '')).toEqual({ ok: true, report: stored.report });
    // `Blob.text()` takes the byte order mark away.
    expect(`\ufeff${files[`${name}.csv`]}`).toBe(reportCsv(report, 'nl'));
    await page.close();
  });

  test('saves a page that looks the same without the extension, and runs no scripts', { tags: ['full'] }, async () => {
    const page = await showReport(session, sampleStored('partner', 'nl'));
    await catchFiles(page);
    await page.click('.menu > summary');
    await page.click('.save [data-format="html"]');
    const [saved = ''] = Object.values(await caught(page));
    const alone = await session.browser.newPage();
    const requested: string[] = [];
    alone.on('request', (request) => requested.push(request.url()));
    await alone.goto(`data:text/html;charset=utf-8,${encodeURIComponent(saved)}`);
    expect(requested.filter((url) => !url.startsWith('data:text/html'))).toEqual([]);
    expect(await count(alone, 'details')).toBe(report.findings.length);
    await expect.poll(() => textOf(alone, '.grade')).toContain(String(report.overall));
    expect(await count(alone, 'script, link, a, img')).toBe(0);
    expect(await alone.$eval('svg rect.shaft', (shaft) => getComputedStyle(shaft).fill)).not.toBe('rgb(0, 0, 0)');
    await Promise.all([alone.close(), page.close()]);
  });

  test('untrusted text stays text', { tags: ['full'] }, async () => {
    const stored = sampleStored('partner', 'nl');
    const hostile = ['<img src=x onerror=alert(1)>', 'javascript:alert(1)', 'veilig\u202eexe.gnp\u0000'];
    const findings = report.findings.map((finding) => ({ ...finding, items: hostile, source: 'javascript:alert(1)' }));
    const page = await showReport(session, { ...stored, report: { ...report, findings } });
    expect(await count(page, '.sheet img')).toBe(0);
    expect(await count(page, 'a[href^="javascript:"]')).toBe(0);
    await expect
      .poll(() => textOf(page, '.check pre'))
      .toBe('<img src=x onerror=alert(1)> javascript:alert(1) veilig[U+202E]exe.gnp␀');
    await page.close();
  });
});

describe('the report of the public tier', () => {
  test('shows grade, six scores and the ledger, and no details of single checks', async () => {
    const page = await showReport(session, sampleStored('public', 'nl'));
    expect(await count(page, '.six > li')).toBe(6);
    await expect.poll(() => textOf(page, '.key')).toContain('partnersleutel');
    const html = await page.content();
    for (const { id } of report.findings) expect(html).not.toContain(`check-${id}`);
    const titles = new Set(report.findings.map((finding) => sayFinding(finding, 'nl').title));
    const shown = await textOf(page, '#app');
    expect([...titles].filter((title) => title.length > 8 && shown.includes(title))).toEqual([]);
    expect(await count(page, '.save .button')).toBe(3);
    await page.close();
  });

  test('shows what was not tested as long as the session stores it', async () => {
    const state = sampleState('public', 'nl');
    await changeState(session, {
      ...state,
      pillars: state.pillars.map((pillar) => ({ ...pillar, unseen: [{ why: 'denied', count: 2 }] })),
    });
    const page = await showReport(session, sampleStored('public', 'nl'));
    await expect.poll(() => textOf(page, '.six')).toContain('2 onderdelen niet getest: geen toegang');
    expect(await count(page, '#ledger tbody tr')).toBe(state.ledger.length);
    await changeState(session, { ...state, id: 'another-scan' });
    await page.reload();
    await page.waitForSelector('.six');
    await expect.poll(() => textOf(page, '.sheet')).toContain(words.untestedGone);
    await expect.poll(() => textOf(page, '#ledger')).toContain(words.ledgerGone);
    await page.close();
  });
});

test('explains how to scan a domain that has no scan yet', async () => {
  const page = await session.openOwn('report.html?domain=nooit-gescand.nl');
  await page.waitForSelector('h1');
  await expect.poll(() => textOf(page, 'main')).toBe(`nooit-gescand.nl${words.notFound}${words.notFoundRemedy}`);
  await page.close();
});

test('can have a different language than the extension', { tags: ['full'] }, async () => {
  const page = await showReport(session, sampleStored('partner', 'nl'), { reportLanguage: 'en' });
  await expect.poll(() => textOf(page, '#todo-title')).toBe(reportWords.en.todo.title);
  await expect.poll(() => page.$eval('html', (html) => html.lang)).toBe('en');
  await page.close();
});
