import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeInline } from '../../lib/export/markdown-text.ts';
import { createReportModel } from '../../lib/export/report-model.ts';
import { writeTicket } from '../../lib/export/ticket.ts';
import type { Finding } from '../../lib/model.ts';
import { listSteps } from '../../lib/view.ts';
import { LANGUAGES } from '../../lib/words/common.ts';
import { ticketWords } from '../../lib/words/report/ticket.ts';
import { formatWorth } from '../../lib/words/step.ts';
import { splitStep } from '../../lib/words/step-parts.ts';
import { sampleReport } from '../components/sample.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import { hostile, LONG, RUNS, reportWith } from './hostile.ts';

const report = sampleReport();

describe.each(['nl', 'en'] as const)('a ticket in %s', (locale) => {
  const words = ticketWords[locale];
  const checks = createReportModel(report, locale).pillars.flatMap((pillar) => pillar.checks);

  test.each(sampleOf(listSteps(report), 3))(
    'of step $number ($cause) has what, where, why, evidence, fix, verification and source',
    (step) => {
      const ids = step.findings.map(({ id }) => id);
      const { plain, markdown } = writeTicket(report, ids, locale);
      expect(plain).toContain(`${words.where}: ${report.target.url}`);
      expect(markdown).toContain(`**${words.where}:** ${escapeInline(report.target.url)}`);
      for (const finding of step.findings) {
        const check = checks.find(({ id }) => id === finding.id);
        if (check === undefined) throw new TypeError(finding.id);
        const again = splitStep(finding, locale).verify;
        const { title, conclusion, why, fix, items, source } = check;
        for (const part of [title, conclusion, why, fix, ...items, source, again]) {
          expect(plain).toContain(part);
        }
        for (const part of [title, conclusion, why, fix, source, again]) {
          expect(markdown).toContain(escapeInline(part));
        }
      }
    },
  );

  test('has only the requested checks, in order', () => {
    const ids = report.findings.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id);
    const [first = '', second = ''] = ids.toReversed();
    const heads = writeTicket(report, [first, second], locale)
      .markdown.split('\n')
      .filter((line) => line.startsWith('## '));
    expect(heads.map((line) => line.replace(/^.*?: /, ''))).toEqual(
      [first, second].map((id) => escapeInline(checks.find((check) => check.id === id)?.heading ?? '')),
    );
  });
});

describe('code to paste', () => {
  const found = report.findings.find(({ id }) => id === 'content-type-options');
  const finding = { ...found, outcome: 'fail', code: 'absent', args: {}, items: [] } as Finding;
  const findings = [finding, ...report.findings.filter(({ id }) => id !== finding.id)].map((one) =>
    one.id === 'cms-version-supported' || one.id === 'version-disclosure' ? { ...one, items: [] } : one,
  );
  const plainOn = (platforms: readonly string[]): string =>
    writeTicket({ ...report, findings, platforms: [...platforms] }, [finding.id], 'nl').plain;

  test('is for the detected platform', () => {
    expect(plainOn(['nginx'])).toContain('add_header X-Content-Type-Options $missing_x_content_type_options always;');
    expect(plainOn(['nginx'])).not.toContain('<IfModule mod_headers.c>');
  });

  test('is included once when it fixes two checks', () => {
    const { plain } = writeTicket({ ...report, findings, platforms: ['nginx'] }, [finding.id, finding.id], 'nl');
    expect(plain.split('add_header X-Content-Type-Options').length).toBe(2);
  });

  test('is for every platform when none was detected', () => {
    expect(plainOn([])).toContain('add_header X-Content-Type-Options $missing_x_content_type_options always;');
    expect(plainOn([])).toContain('<IfModule mod_headers.c>');
  });
});

test('is as complete beyond the ten steps of a saved report', () => {
  const last = listSteps(report).at(-1);
  if (last === undefined) throw new TypeError('the sample has a path');
  expect(last.number).toBeGreaterThan(10);
  const { plain } = writeTicket(report, [last.findings[0].id], 'nl');
  expect(plain).toContain(`${ticketWords.nl.worth}: ${formatWorth(last, LANGUAGES.nl)}`);
});

test(
  'untrusted text in a ticket remains text',
  () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const bad = reportWith(text);
        const id = bad.findings[0]?.id ?? '';
        const { markdown } = writeTicket(bad, [id], 'nl');
        const outside = markdown.replace(/^(`{3,})text\n[\s\S]*?\n\1$/gm, '');
        expect(outside.replace(/`[^`]*`|\\[!-/:-@[-`{-~]/g, '')).not.toMatch(/<\w|\]\(|!\[/);
      }),
      { numRuns: RUNS },
    );
  },
  LONG,
);
