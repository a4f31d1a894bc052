import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Finding, Report } from '../../../lib/model.ts';
import type { Stored } from '../../../lib/platform/storage/history.ts';
import { makeVisible } from '../../../lib/view/visible.ts';
import { exportWords } from '../../../lib/words/report/export.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import { build } from '../../../scripts/start/build.ts';
import { sampleReport, sampleState, sampleStored } from '../../components/sample.ts';
import { hostileTexts } from '../../faults/hostile-texts.ts';
import { unseenIn } from '../../kit/unseen.ts';
import { enterKey } from '../kit/options-page.ts';
import { openSession, type Session } from '../kit/session.ts';
import { showHistory, showPopup, showReport } from '../views/stage.ts';

/** The product's own pages, with their own policy, on texts that try to be more than text. */

const SEED = 20261120;
const TEXTS = hostileTexts(400, SEED);

let session: Session;
beforeAll(async () => {
  session = await openSession({ extension: await build() });
});
afterAll(() => session.close());

/** Hands out the texts in turn. */
const turns = (texts: readonly string[] = TEXTS): (() => string) => {
  let at = 0;
  return () => texts[at++ % texts.length] ?? '';
};

const spoiled = (finding: Finding, next: () => string): Finding => ({
  ...finding,
  args: Object.fromEntries(
    Object.entries(finding.args).map(([name, value]) => [name, typeof value === 'number' ? value : next()]),
  ),
  items: [next(), next()],
  source: next(),
});

const spoiledReport = (next: () => string): Report => {
  const report = sampleReport();
  return {
    ...report,
    // A version is short, or the report is none.
    version: next().slice(0, 100),
    target: { ...report.target, host: next() || 'leeg', url: next() },
    findings: report.findings.map((finding) => spoiled(finding, next)),
    ledger: report.ledger.map((contact) => ({ ...contact, host: next(), path: next() })),
  };
};

const spoiledScan = (next: () => string, id: string): Stored => ({
  ...sampleStored('partner', 'nl'),
  id,
  domain: 'voorbeeld.nl',
  report: spoiledReport(next),
});

interface Watched {
  readonly requests: string[];
  readonly faults: string[];
}

/** The requests and errors of a page from now on. */
const watch = (page: Page): Watched => {
  const watched: Watched = { requests: [], faults: [] };
  page.on('request', (request) => watched.requests.push(request.url()));
  page.on('dialog', (dialog) => {
    watched.faults.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => watched.faults.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error') watched.faults.push(line.text());
  });
  return watched;
};

/** Renders again while watching, unfolds everything, and reports elements that no text may produce. */
const provoked = async (page: Page, ready: string) => {
  const watched = watch(page);
  await page.reload();
  await page.waitForSelector(ready);
  await page.$$eval('details', (all) => {
    for (const one of all) one.open = true;
  });
  await page.$$eval('[aria-expanded="false"]', (all) => {
    for (const one of all) (one as HTMLElement).click();
  });
  const markup = await page.$$eval(
    'script:not([src^="/"]), iframe, object, embed, base, #app img:not([src^="/"], [src^="data:"]), [onerror], [onload], [onmouseover]',
    (all) => all.map((one) => one.outerHTML.slice(0, 100)),
  );
  const links = await page.$$eval('a[href]', (all) => all.map((one) => (one as HTMLAnchorElement).protocol));
  const elsewhere = watched.requests.filter((url) => !url.startsWith(`chrome-extension://${session.extension.id}/`));
  await page.close();
  return { markup, elsewhere, faults: watched.faults, links: [...new Set(links)].toSorted() };
};

const QUIET = { markup: [], elsewhere: [], faults: [] };

describe('row 22: hostile strings in the extension’s own pages', () => {
  test('the popup shows them as text, sends no request and throws nothing', async () => {
    // The background cuts what it tells of a check (docs/scan-api.md: 2,000 characters).
    const next = turns(TEXTS.map((text) => text.slice(0, 2_000)));
    const state = sampleState('partner', 'nl');
    const pillars = state.pillars.map((pillar) => ({
      ...pillar,
      limitedBy: { cap: 40, check: next(), reason: next() },
      checks: (pillar.checks ?? []).map((check) => ({ ...check, title: next(), evidence: [next(), next()] })),
    }));
    const ledger = state.ledger.map((contact) => ({ ...contact, host: next(), path: next() }));
    const page = await showPopup(session, { ...state, host: next(), pillars, ledger });
    expect(await provoked(page, '.pillar button')).toMatchObject(QUIET);
  });

  test('the report shows them as text, on screen and on paper', async () => {
    const page = await showReport(session, spoiledScan(turns(), 'row-22'));
    const found = await provoked(page, '.sheet');
    expect(found).toMatchObject(QUIET);
    expect(found.links.filter((protocol) => !/^(https?|mailto|chrome-extension):$/.test(protocol))).toEqual([]);
  });

  test('the history and a comparison of two scans show them as text', async () => {
    const next = turns();
    const [one, other] = [spoiledScan(next, 'row-22-a'), spoiledScan(next, 'row-22-b')];
    const scans = [{ ...one, domain: next() }, other];
    expect(await provoked(await showHistory(session, scans), '.stored-scan')).toMatchObject(QUIET);
    const pair = await showHistory(session, scans, { hash: '#row-22-a,row-22-b' });
    expect(await provoked(pair, 'main')).toMatchObject(QUIET);
  });

  test('titles, file names and file messages make invisible characters visible', async () => {
    const name = 'map\u202efdp\u{e0041}\u3164';
    const written = makeVisible(name);
    const scan = sampleStored('partner', 'nl');
    const result = { ...scan.result, domain: name } as Stored['result'];
    const page = await showReport(session, { ...scan, id: 'row-22-named', result });
    expect(await page.title()).toBe(reportWords.nl.title({ host: written }));
    const saved = await page.evaluate(() => {
      const names: string[] = [];
      HTMLAnchorElement.prototype.click = function () {
        names.push(this.download);
      };
      for (const button of document.querySelectorAll<HTMLElement>('[data-format]')) button.click();
      window.dispatchEvent(new Event('beforeprint'));
      return [...names, document.title];
    });
    // The four files of a report, and the title under which it is printed.
    expect(saved).toHaveLength(5);
    expect(saved.filter((one) => !one.includes(written) || unseenIn(one) !== null)).toEqual([]);
    await page.close();

    await enterKey(session, 'voorbeeldsleutel-1a2b');
    const file = join(tmpdir(), 'pijler-unseen.json');
    const [first, ...others] = sampleReport().findings;
    const damaged = { ...sampleReport(), findings: [{ ...first, args: { [name]: {} } }, ...others] };
    await writeFile(file, JSON.stringify(damaged));
    const history = await showHistory(session, []);
    const input = await history.$('input[type="file"]');
    await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(file);
    await history.waitForFunction(
      (wanted) => document.querySelector('#import-message')?.textContent === wanted,
      {},
      exportWords.nl.faults.damaged({ where: `findings.0.args.${written}` }),
    );
    await history.close();
  });
});
