import { expect, test } from 'vitest';
import { listFootnotes } from '../../lib/view/footnotes.ts';
import { listPillarViews } from '../../lib/view.ts';
import { sampleReport } from '../components/sample.ts';

test('every source of a fault has one number, in page order', () => {
  const report = sampleReport();
  const footnotes = listFootnotes(listPillarViews(report));
  const issues = report.findings.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn');
  expect(new Set(footnotes.keys())).toEqual(new Set(issues.map(({ source }) => source)));
  expect([...footnotes.values()]).toEqual([...footnotes.keys()].map((_, index) => index + 1));
});

test('a source that is not a web address has none', () => {
  const report = sampleReport();
  const findings = report.findings.map((finding) => ({ ...finding, source: 'javascript:alert(1)' }));
  expect(listFootnotes(listPillarViews({ ...report, findings })).size).toBe(0);
});
