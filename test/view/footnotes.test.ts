import { expect, test } from 'vitest';
import { listFootnotes } from '../../lib/view/footnotes.ts';
import { listPillarViews } from '../../lib/view.ts';
import { sampleReport } from '../components/sample.ts';

test('every web address that a fault refers to has one number, in the order of the pages', () => {
  const report = sampleReport();
  const footnotes = listFootnotes(listPillarViews(report));
  const issues = report.findings.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn');
  expect(new Set(footnotes.keys())).toEqual(new Set(issues.map(({ source }) => source)));
  expect([...footnotes.values()]).toEqual([...footnotes.keys()].map((_, index) => index + 1));
});

test('what is no web address has none', () => {
  const report = sampleReport();
  const findings = report.findings.map((finding) => ({ ...finding, source: 'javascript:alert(1)' }));
  expect(listFootnotes(listPillarViews({ ...report, findings })).size).toBe(0);
});
