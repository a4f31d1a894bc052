import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeJsonForLog, escapeMarkupForLog, escapePlainForLog } from '../../lib/export/ci-log.ts';
import { formatCsv } from '../../lib/export/csv.ts';
import { writeFailedComment } from '../../lib/export/formats/report-comment.ts';
import { REPORT_FORMATS } from '../../lib/export/formats/report-formats.ts';
import { writeTicket } from '../../lib/export/ticket.ts';
import { inputs } from '../kit/inputs.ts';
import { reportWith } from './hostile.ts';

/** What a runner reads as a command: GitHub trims a line first, and looks for the older form anywhere in it. */
const COMMANDS: readonly RegExp[] = [/^[^\S\n]*::/m, /##\w*\[/];
const isRead = (text: string): boolean => COMMANDS.some((command) => command.test(text));

const commands = fc.constantFrom(
  '::set-env name=PATH::/tmp',
  '::add-mask::a',
  '::stop-commands::x',
  '##[error]stuk',
  '##vso[task.setvariable variable=a]b',
  '##teamcity[buildStop]',
  '###[add-path]/tmp',
  '::',
);
const between = fc.constantFrom(
  '',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\r',
  '\u2028',
  '\u00a0',
  '\ufeff',
  'tekst ',
  '`',
  '"',
  '|',
  '</pre>\n',
);
/** A page's text with commands in it, after any prefix. */
const text = fc
  .array(fc.tuple(between, commands), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flat().join(''));

/** Each writes a whole report. */
const RUNS = { numRuns: Math.min(inputs(60), 2_000) };

describe('no line of a saved or printed report is read as a command by a CI runner', () => {
  test.each(Object.entries(REPORT_FORMATS))('%s', (_, write) => {
    fc.assert(
      fc.property(text, fc.constantFrom('nl' as const, 'en' as const), (said, locale) => {
        expect(isRead(write(reportWith(said), locale))).toBe(false);
      }),
      RUNS,
    );
  });

  test('a comment and a ticket', () => {
    fc.assert(
      fc.property(text, (said) => {
        expect(isRead(writeFailedComment(said, 'nl'))).toBe(false);
        const report = reportWith(said);
        const { markdown, plain } = writeTicket(
          report,
          report.findings.slice(0, 2).map(({ id }) => id),
          'nl',
        );
        expect(isRead(markdown)).toBe(false);
        expect(isRead(plain)).toBe(false);
      }),
      RUNS,
    );
  });

  test('a table of values', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(isRead(formatCsv([[one, other]], ','))).toBe(false);
      }),
      RUNS,
    );
  });
});

describe('escaping preserves the meaning', () => {
  test('JSON', () => {
    fc.assert(
      fc.property(text, (said) => {
        expect(JSON.parse(escapeJsonForLog(JSON.stringify([said])))).toEqual([said]);
      }),
      RUNS,
    );
  });
  test('markup', () => {
    const decoded = (markup: string): string =>
      markup.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
    fc.assert(
      fc.property(text, (said) => {
        expect(decoded(escapeMarkupForLog(said))).toBe(said);
      }),
      RUNS,
    );
  });
  test('plain text changes only by a space, and only where a command would be read', () => {
    fc.assert(
      fc.property(text, (said) => {
        expect(escapePlainForLog(said).replaceAll(' ', '')).toBe(said.replaceAll(' ', ''));
      }),
      RUNS,
    );
    for (const harmless of ['a::before', 'std::string', '## Kop', '#[1]', 'p ::marker', 'x: :y', '# [a]'])
      expect(escapePlainForLog(harmless)).toBe(harmless);
  });
});
