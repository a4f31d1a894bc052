import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportHtml } from '../../lib/export/report-html.ts';
import { visible } from '../../lib/view/visible.ts';
import { sampleReport } from '../components/sample.ts';
import { hostile, LONG, RUNS, reportWith } from './hostile.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescaped = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
/** The tags of a page with their attributes, the style aside. */
const tags = (page: string): readonly string[] => page.replace(/<style>[\s\S]*?<\/style>/, '').match(/<[^>]*>/g) ?? [];

test.each(['nl', 'en'] as const)('in %s is one page with a policy, no script and no outside reference', (locale) => {
  const page = reportHtml(sampleReport(), locale);
  expect(page.startsWith('<!doctype html>')).toBe(true);
  expect(page).toContain(`<html lang="${locale}">`);
  expect(page).toContain(
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">',
  );
  expect(page).not.toMatch(/<(script|link|img|iframe|object|embed|base|form|a)\b/i);
  expect(tags(page).join('')).not.toMatch(/\s(on\w+|href|src|srcset|style|action)\s*=/i);
  expect(page).not.toMatch(/@import|url\(/i);
});

test('has every check, with what it costs', () => {
  const report = sampleReport();
  const page = reportHtml(report, 'nl');
  expect(page.match(/<details/g)).toHaveLength(report.findings.length);
  const costs = report.findings.filter(({ points }) => points > 0);
  expect(page.match(/kost \d+,\d/g)).toHaveLength(costs.length);
});

test(
  "a stranger's text stays text",
  () => {
    const plain = tags(reportHtml(reportWith('gewoon'), 'nl'));
    fc.assert(
      fc.property(hostile, (text) => {
        const page = reportHtml(reportWith(text), 'nl');
        expect(tags(page)).toEqual(plain);
        expect(unescaped(page)).toContain(visible(text));
      }),
      { numRuns: RUNS },
    );
  },
  LONG,
);
