import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportHtml } from '../../lib/export/formats/report-html.ts';
import { makeVisible } from '../../lib/view/visible.ts';
import { commonWords } from '../../lib/words/common.ts';
import { exportWords } from '../../lib/words/report/export.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { sampleReport } from '../components/sample.ts';
import { hostile, LONG, RUNS, reportWith } from './hostile.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#35': '#' };
const unescaped = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
/** The tags of a page with their attributes, without the style. */
const tags = (page: string): readonly string[] => page.replace(/<style>[\s\S]*?<\/style>/, '').match(/<[^>]*>/g) ?? [];

test.each(['nl', 'en'] as const)('in %s is one page with a policy, no script and no external reference', (locale) => {
  const page = reportHtml(sampleReport(), locale);
  expect(page.startsWith('<!doctype html>')).toBe(true);
  expect(page).toContain(`<html lang="${locale}">`);
  expect(page).toContain(
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">',
  );
  expect(page).not.toMatch(/<(script|link|img|iframe|object|embed|base|form|a)\b/i);
  expect(tags(page).join('')).not.toMatch(/\s(on\w+|href|src|srcset|style|action)\s*=/i);
  const styles = page.match(/<style>[\s\S]*?<\/style>/g) ?? [];
  expect(styles).not.toEqual([]);
  expect(styles.join('')).not.toMatch(/@import|url\(/i);
});

test('has every check with its cost', () => {
  const report = sampleReport();
  const page = reportHtml(report, 'nl');
  expect(page.match(/<details/g)).toHaveLength(report.findings.length);
  const costs = report.findings.filter(({ points }) => points > 0);
  expect(page.match(/kost \d+,\d/g)).toHaveLength(costs.length);
});

test('opens faults and closes the rest', () => {
  const report = sampleReport();
  const page = reportHtml(report, 'nl');
  const faults = report.findings.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn');
  expect(page.match(/<details open>/g)).toHaveLength(faults.length);
  expect(page.match(/<pre dir="auto">/g)).toHaveLength(report.findings.filter(({ items }) => items.length > 0).length);
});

test('draws a column for every pillar, as high as its score, side by side', () => {
  const report = sampleReport();
  const scores = report.scores.map((one, index) => ({ ...one, score: index === 0 ? null : index * 20 }));
  const page = reportHtml({ ...report, scores }, 'nl');
  const columns = [...page.matchAll(/class="shaft" x="([\d.]+)" y="([\d.]+)" width="34" height="([\d.]+)"/g)];
  expect(columns.map(([, x]) => Number(x).toFixed(1))).toEqual(['22.0', '78.4', '134.8', '191.2', '247.6', '304.0']);
  expect(columns.map(([, , , height]) => Number(height))).toEqual([0, 19.6, 39.2, 58.8, 78.4, 98]);
  expect(columns.every(([, , y, height]) => Number(y) + Number(height) === 150)).toBe(true);
});

test.each(['nl', 'en'] as const)(
  'in %s has a header for every table, and a row for every pillar, contact and condition',
  (locale) => {
    const report = sampleReport();
    const page = reportHtml(report, locale);
    const { ledger } = commonWords[locale];
    const [, , pillar, score] = exportWords[locale].columns;
    const heads = [...page.matchAll(/<thead><tr>(.*?)<\/tr><\/thead>/g)].map(([, cells = '']) =>
      [...cells.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, cell]) => cell),
    );
    expect(heads).toEqual([
      [pillar, score],
      [ledger.at, ledger.host, ledger.path, ledger.purpose, ledger.status, ledger.bytes],
    ]);
    expect(page.match(/<td class="num">/g)).toHaveLength(report.scores.length);
    expect(page.match(/<th scope="row">/g)).toHaveLength(7);
    expect(page.split(`<h2>${ledger.title}</h2>`)[1]?.match(/<tr><td>/g)).toHaveLength(report.ledger.length);
    expect([...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title = '']) => unescaped(title))).toEqual([
      reportWords[locale].todo.title,
      ...report.scores.map((one) => commonWords[locale].pillars[one.pillar]),
      reportWords[locale].conditions.title,
      ledger.title,
    ]);
  },
);

test.each(['nl', 'en'] as const)('says in its footer that Pijler made it, unless disabled (%s)', (locale) => {
  const { madeWith: creator } = exportWords[locale];
  expect(reportHtml(sampleReport(), locale)).toContain(creator);
  expect(reportHtml(sampleReport(), locale, { namesPijler: false })).not.toContain(creator);
});

test(
  'untrusted text stays text',
  () => {
    const plain = tags(reportHtml(reportWith('gewoon'), 'nl'));
    fc.assert(
      fc.property(hostile, (text) => {
        const page = reportHtml(reportWith(text), 'nl');
        expect(tags(page)).toEqual(plain);
        expect(unescaped(page)).toContain(makeVisible(text));
      }),
      { numRuns: RUNS },
    );
  },
  LONG,
);
