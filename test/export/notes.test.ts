import { describe, expect, test } from 'vitest';
import { REPORT_FORMATS, type ReportFormat } from '../../lib/export/formats/report-formats.ts';
import { listNotes } from '../../lib/export/notes.ts';
import { writeTicket } from '../../lib/export/ticket.ts';
import type { Finding, Report } from '../../lib/model.ts';
import { toRepairSite } from '../../lib/repairs/site.ts';
import { axeRuleWords } from '../../lib/words/axe-rules.ts';
import { sampleReport } from '../components/sample.ts';

const sample = sampleReport();
const changed = (id: string, changes: Partial<Finding>): Report => ({
  ...sample,
  findings: sample.findings.map((one) => (one.id === id ? { ...one, outcome: 'fail', ...changes } : one)),
});
const findingOf = (report: Report, id: string): Finding => report.findings.find((one) => one.id === id) as Finding;

const hsts = changed('hsts', { code: 'tooShort', args: { days: 0, seconds: 300 }, items: ['max-age=300'] });
const pale = changed('text-contrast', {
  code: 'violated',
  items: ['color-contrast: p — <p>', 'link-in-text-block: a — <a>', 'color-contrast: b — <b>'],
});
const NOW = 'Nu: Strict-Transport-Security: max-age=300';
const TO_SET = 'In te stellen: Strict-Transport-Security: max-age=86400';
const { what } = axeRuleWords.nl['link-in-text-block'];

describe('notes beside the items', () => {
  test('show the present header and the one to set', () =>
    expect(listNotes(findingOf(hsts, 'hsts'), toRepairSite(hsts, []), 'nl')).toEqual([NOW, TO_SET]));

  test('say that nothing was sent', () => {
    const absent = changed('hsts', { code: 'absent', items: [] });
    expect(listNotes(findingOf(absent, 'hsts'), toRepairSite(absent, []), 'en')[0]).toBe('Now: nothing found');
  });

  test('name each violated rule once', () => {
    const notes = listNotes(findingOf(pale, 'text-contrast'), null, 'nl');
    expect(notes.map((note) => note.split(':')[0])).toEqual(['color-contrast', 'link-in-text-block']);
    expect(notes[1]).toContain(what);
  });

  test('are empty for a check that has neither', () => {
    const plain = findingOf(sample, 'soa-values');
    expect(listNotes(plain, toRepairSite(sample, []), 'nl')).toEqual([]);
  });
});

/** As words only: escaping in a format makes no difference. */
const wordsOf = (text: string): string => text.replace(/\\(?=[^n"])|&quot;|&#39;|[`"']/g, '').replace(/\s+/g, ' ');
/** Formats that cover only accessibility, by its success criteria. */
const OF_CRITERIA: readonly ReportFormat[] = ['earl', 'wcag-em', 'en-301-549', 'vpat', 'statement'];
const FORMS = (Object.keys(REPORT_FORMATS) as ReportFormat[]).filter((form) => !OF_CRITERIA.includes(form));

test.each(FORMS)('are included when saved as %s', (form) => {
  expect(wordsOf(REPORT_FORMATS[form](hsts, 'nl'))).toContain(NOW);
  expect(wordsOf(REPORT_FORMATS[form](hsts, 'nl'))).toContain(TO_SET);
  expect(wordsOf(REPORT_FORMATS[form](pale, 'nl'))).toContain(wordsOf(what));
});

test('include the rules in EARL, which covers accessibility only', () =>
  expect(wordsOf(REPORT_FORMATS.earl(pale, 'nl'))).toContain(wordsOf(what)));

test('are included in a ticket, as Markdown and plain text', () => {
  const { markdown, plain } = writeTicket(hsts, ['hsts'], 'nl');
  for (const text of [markdown, plain].map(wordsOf)) expect(text).toContain(TO_SET);
  expect(plain).toContain(NOW);
});
