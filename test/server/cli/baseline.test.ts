import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  compareToBaselineFile,
  openBaselines,
  readBaselineFile,
  writeBaselineFile,
} from '../../../server/cli/baseline.ts';
import { readScanOptions } from '../../../server/cli/options/options.ts';
import { parseUntilDay } from '../../../server/cli/options/parse.ts';
import { UsageError } from '../../../server/cli/options/usage-error.ts';
import { scanCommand } from '../../../server/cli/scan.ts';
import { sampleReport } from '../../components/sample.ts';

const folder = mkdtempSync(join(tmpdir(), 'pijler-baseline-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string, text?: string): string => {
  const path = join(folder, name);
  if (text !== undefined) writeFileSync(path, text);
  return path;
};

test('a baseline is written, read back, and covers the scan it was made from', () => {
  const report = sampleReport();
  const options = { baseline: null, writeBaseline: at('known.json'), note: { reason: 'Later' } };
  expect(openBaselines(options)).toEqual({ held: null, before: null });
  const count = writeBaselineFile(options, { held: null, before: null }, [[report], 'en']);
  expect(count).toBeGreaterThan(0);
  const held = readBaselineFile('--baseline', options.writeBaseline);
  expect(compareToBaselineFile(held, report, 'en').exit).toBe(0);
  expect(compareToBaselineFile({ ...held, known: held.known.slice(1) }, report, 'en').exit).toBe(1);
  // An existing file is read before it is overwritten.
  expect(openBaselines(options).before).toEqual(held);
});

describe('bad input', () => {
  const messagesOf = (work: () => unknown) => {
    try {
      work();
      return [];
    } catch (error) {
      expect(error).toBeInstanceOf(UsageError);
      return (['en', 'nl'] as const).map((locale) => (error as UsageError).format(locale));
    }
  };

  test.each([
    ['missing', () => at('none'), 'cannot be read', 'is niet te lezen'],
    ['not JSON', () => at('x', 'x'), 'is not JSON', 'is geen JSON'],
    ['a report', () => at('r', JSON.stringify(sampleReport())), 'not a file of known', 'geen bestand met bekende'],
    ['damaged', () => at('d', '{"schema":"pijler/baseline-1","rules":8}'), 'at “known”', 'bij “known”'],
    ['of a later version', () => at('l', '{"schema":"pijler/baseline-2"}'), 'Update Pijler', 'Werk Pijler bij'],
    ['far too large', () => at('big', ' '.repeat(20_000_001)), 'larger than 5 MB', 'groter dan 5 MB'],
  ])('a file that is %s is rejected', (_, make, english, dutch) => {
    const path = make();
    const [en, nl] = messagesOf(() => readBaselineFile('--baseline', path));
    expect(en).toContain(english);
    expect(nl).toContain(dutch);
  });

  test.each([
    [['--baseline', 'x'], '--baseline is about every check'],
    [['--write-baseline', 'x'], '--write-baseline is about every check'],
    [['--key', 'k', '--baseline', 'x', '--reason', 'y'], '--reason is about findings that become known'],
    [['--key', 'k', '--by', 'y'], '--by is about'],
    [['--key', 'k', '--write-baseline', 'x', '--until', 'gisteren'], '--until is a number of days'],
    [['--key', 'k', '--write-baseline', 'x', '--until', '2020-01-01'], '--until is a number of days'],
    [['--key', 'k', '--write-baseline', 'x', '--until', '0'], '--until is a number of days'],
    [['--key', 'k', '--write-baseline', 'x', '--reason', 'x'.repeat(501)], '--reason has at most 500'],
  ])('%j is rejected', (args, message) => {
    expect(() => readScanOptions(['a.nl', ...args])).toThrow(message);
  });

  test('is reported before anything is scanned, and leaves a wrong file unchanged', async () => {
    const speech = { out: () => {}, err: () => {}, locale: 'en' } as const;
    const wrong = at('wrong.json', '{"mine": true}');
    const args = ['a.nl', '--key', 'k', '--browser', at('no-browser'), '--write-baseline', wrong];
    await expect(scanCommand(args, speech)).rejects.toThrow('not a file of known findings');
    expect(readFileSync(wrong, 'utf8')).toBe('{"mine": true}');
  });
});

test('--until takes a date or a number of days', () => {
  const until = (value: string) =>
    readScanOptions(['a.nl', '--key', 'k', '--write-baseline', 'x', '--until', value])?.note.until;
  expect(until('2099-01-31')).toBe('2099-01-31');
  expect(parseUntilDay('--until', '30', Date.UTC(2026, 10, 26))).toBe('2026-12-26');
  expect(until('30')).toMatch(/^\d{4}-\d\d-\d\d$/);
});
