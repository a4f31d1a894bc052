import { describe, expect, test } from 'vitest';
import { reportCsv } from '../../lib/export/formats/report-csv.ts';
import { reportHtml } from '../../lib/export/formats/report-html.ts';
import { reportMarkdown } from '../../lib/export/formats/report-markdown.ts';
import { createReportModel } from '../../lib/export/report-model.ts';
import type { Finding, Locale, Report } from '../../lib/model.ts';
import { UNSEEN_TEXTS, unseenIn } from '../kit/unseen.ts';
import { reportWith } from './hostile.ts';

/** Every report format that people read; its JSON preserves the texts (read-report.test.ts). */
const FORMS: Readonly<Record<string, (report: Report, locale: Locale) => string>> = {
  html: reportHtml,
  markdown: reportMarkdown,
  // Its byte order mark identifies UTF-8, and its lines end as RFC 4180 requires.
  csv: (report, locale) => reportCsv(report, locale).slice(1).replaceAll('\r\n', '\n'),
};

describe('no invisible character of a site gets into a saved report', () => {
  test.each(Object.entries(FORMS))('as %s', (_, form) => {
    for (const text of UNSEEN_TEXTS) {
      for (const locale of ['nl', 'en'] as const) expect(unseenIn(form(reportWith(text), locale)), text).toBeNull();
    }
  });

  test('in the name of a check or of a cap', { tags: ['full'] }, () => {
    for (const text of UNSEEN_TEXTS) {
      const report = reportWith(text);
      const scores = report.scores.map((score) => ({ ...score, cap: { at: 10, check: text } }));
      for (const form of Object.values(FORMS)) expect(unseenIn(form({ ...report, scores }, 'nl')), text).toBeNull();
    }
  });

  test('in the name of a check that this version does not know, wherever a step repeats it', () => {
    const text = 'veilig\u202eexe.gnp';
    const report = reportWith('x');
    const foreign = { ...report.findings[0], id: text, pillar: 'seo', outcome: 'fail', points: 3 } as Finding;
    const whole = { ...report, findings: [foreign, ...report.findings] };
    const model = createReportModel(whole, 'nl');
    const shown = model.steps.flatMap((step) => [step.imperative, step.statement, step.verify]);
    expect(shown.filter((one) => unseenIn(one) !== null)).toEqual([]);
    expect(shown.some((one) => one.includes('[U+202E]'))).toBe(true);
    for (const form of Object.values(FORMS)) expect(unseenIn(form(whole, 'nl'))).toBeNull();
  });
});
