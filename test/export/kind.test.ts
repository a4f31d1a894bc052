import { expect, test } from 'vitest';
import { reportCsv } from '../../lib/export/formats/report-csv.ts';
import { reportHtml } from '../../lib/export/formats/report-html.ts';
import { reportMarkdown } from '../../lib/export/formats/report-markdown.ts';
import { readReport } from '../../lib/export/read-report.ts';
import { listCircumstances } from '../../lib/export/report-model.ts';
import { summarizeReport } from '../../lib/export/summary.ts';
import { commonWords } from '../../lib/words/common.ts';
import { sampleReport, withoutStates } from '../components/sample.ts';

/** The kind of the page, without anything that would come before it. */
const plain = withoutStates(sampleReport());
const report = { ...plain, kind: 'error' } as const;

test.each(['nl', 'en'] as const)('a saved report says first that its page is an error page, %s', (locale) => {
  const line = commonWords[locale].kind.lines.error ?? '';
  expect(line).not.toBe('');
  expect(summarizeReport(report, locale).startsWith(line)).toBe(true);
  expect(reportHtml(report, locale)).toContain(line);
  expect(reportMarkdown(report, locale)).toContain(line);
  expect(summarizeReport({ ...report, kind: 'home' }, locale)).toBe(summarizeReport(plain, locale));
});

test('the conditions include the kind when it is known', () => {
  expect(listCircumstances(report, 'nl')).toContainEqual(['Soort pagina', 'foutpagina']);
  expect(listCircumstances(sampleReport(), 'nl').map(([name]) => name)).not.toContain('Soort pagina');
  expect(reportCsv(report, 'nl')).not.toBe('');
});

test('the kind is read back', () => {
  expect(readReport(JSON.stringify(report))).toMatchObject({ report: { kind: 'error' } });
});
