import { describe, expect, test } from 'vitest';
import { reportCsv } from '../../lib/export/formats/report-csv.ts';
import { reportHtml } from '../../lib/export/formats/report-html.ts';
import { reportMarkdown } from '../../lib/export/formats/report-markdown.ts';
import type { Locale } from '../../lib/model.ts';
import { findApplyCommand } from '../../lib/repairs/apply.ts';
import { addComment } from '../../lib/repairs/commented.ts';
import type { Repair } from '../../lib/repairs/shape.ts';
import { toRepairSite } from '../../lib/repairs/site.ts';
import { findDetected } from '../../lib/view/detected.ts';
import { listRepairs } from '../../lib/view/fixes.ts';
import { PLATFORM_NAMES } from '../../lib/words/platforms.ts';
import { repairWords } from '../../lib/words/repairs.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { sampleReport } from '../components/sample.ts';

const LOCALES = ['nl', 'en'] as const;
const report = sampleReport();

/** The tabs of the report page for every fault. */
const shown = (locale: Locale) => {
  const site = toRepairSite(report, findDetected(report, PLATFORM_NAMES));
  const faults = report.findings.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn');
  return faults.flatMap((finding) => listRepairs(sayFinding(finding, locale), finding, site));
};

const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
const oneLine = (text: string): string => text.replaceAll('""', '"').replaceAll(/\s+/g, ' ');

describe.each(LOCALES)('in %s', (locale) => {
  const methods = shown(locale);
  const words = repairWords[locale];
  const coded = methods.flatMap(({ repair }) => repair ?? []);
  const sentenceOf = ({ warning }: Repair) =>
    warning === null ? null : `${words.warning}: ${words.warnings[warning]}`;

  test('the report page has code to paste', () => {
    expect(methods.filter(({ repair }) => repair !== null).length).toBeGreaterThan(4);
  });

  test.each([
    ['HTML', (): string => unescaped(reportHtml(report, locale))],
    ['Markdown', (): string => reportMarkdown(report, locale)],
    ['CSV', (): string => reportCsv(report, locale)],
  ])('the saved %s has the same code, after the warning', (format, saved) => {
    const text = oneLine(saved());
    // The warning is part of it, so copying one copies both.
    const missing = coded.filter((repair) => !text.includes(oneLine(addComment(repair, sentenceOf(repair)))));
    expect(missing.map(({ platform, snippet }) => `${platform} ${snippet}`)).toEqual([]);
    if (format === 'Markdown') return;
    const unloaded = coded.filter(({ where }) => !text.includes(oneLine(findApplyCommand(where) ?? '')));
    expect(unloaded.map(({ where }) => where)).toEqual([]);
  });
});
