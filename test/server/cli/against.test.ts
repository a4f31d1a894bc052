import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readEarlier } from '../../../server/cli/against.ts';
import { UsageError } from '../../../server/cli/options/usage-error.ts';
import { scanCommand } from '../../../server/cli/scan.ts';
import { sampleReport, sampleStored } from '../../components/sample.ts';

const folder = mkdtempSync(join(tmpdir(), 'pijler-against-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let created = 0;
const fileOf = (text: string): string => {
  created += 1;
  const file = join(folder, `${created}.json`);
  writeFileSync(file, text);
  return file;
};
const jsonOf = (value: unknown): string => fileOf(JSON.stringify(value));

const report = sampleReport();
const failure = { ok: false, error: { code: 'unreachable', message: 'x' } };

describe('the file of an earlier scan', () => {
  test('can be a report, or a result of either tier', () => {
    expect(readEarlier(jsonOf(report))).toEqual({ report });
    expect(readEarlier(fileOf(`\ufeff${JSON.stringify(report)}`))).toEqual({ report });
    for (const tier of ['public', 'partner'] as const) {
      const { result } = sampleStored(tier, 'nl');
      expect(readEarlier(jsonOf(result))).toEqual({ result });
    }
  });

  const { result } = sampleStored('partner', 'nl');
  test.each([
    ['missing', () => join(folder, 'none'), 'cannot be read', 'is niet te lezen'],
    ['a folder', () => folder, 'cannot be read', 'is niet te lezen'],
    ['empty', () => fileOf(''), 'is not JSON', 'is geen JSON'],
    ['not JSON', () => fileOf('<html>'), 'is not JSON', 'is geen JSON'],
    ['too large', () => fileOf(' '.repeat(5_000_001)), 'larger than 5 MB', 'groter dan 5 MB'],
    ['far too large', () => fileOf(' '.repeat(20_000_001)), 'larger than 5 MB', 'groter dan 5 MB'],
    ['a number', () => fileOf('12'), 'not a scan by Pijler', 'geen scan van Pijler'],
    ['other JSON', () => jsonOf({ version: '2.1.0', runs: [] }), 'not a scan by Pijler', 'geen scan van Pijler'],
    ['of a later schema', () => jsonOf({ ...report, schema: 'pijler/report-9' }), 'pijler/report-9', 'Werk Pijler bij'],
    ['damaged', () => jsonOf({ ...report, overall: 'x' }), 'at “overall”', 'bij “overall”'],
    ['with wrong sums', () => jsonOf({ ...report, overall: 100 }), 'do not match', 'kloppen niet'],
    ['a damaged result', () => jsonOf({ ...result, overall_score: 101 }), 'at “overall_score”', 'bij “overall_score”'],
    ['several', () => jsonOf([result, result]), 'there are 2 scans', 'staan 2 scans'],
    ['of a scan that failed', () => jsonOf(failure), 'that failed (unreachable)', 'niet lukte (unreachable)'],
    ['of a failure without an error', () => jsonOf({ ok: false }), 'that failed ()', 'niet lukte ()'],
  ])('is rejected with the reason: %s', (_, make, english, dutch) => {
    const file = make();
    const fault = (() => {
      try {
        return readEarlier(file);
      } catch (error) {
        return error;
      }
    })();
    expect(fault).toBeInstanceOf(UsageError);
    const said = (['en', 'nl'] as const).map((locale) => (fault as UsageError).format(locale));
    expect(said[0]).toContain(english);
    expect(said[1]).toContain(dutch);
    for (const one of said) expect(one).toMatch(/^--against: /);
  });
});

describe('before anything is scanned', () => {
  const speech = { out: () => {}, err: () => {}, locale: 'en' } as const;
  // The checks come before the search for a browser: there is none here.
  const scan = (...args: readonly string[]) =>
    scanCommand(['a.nl', '--key', 'k', '--browser', join(folder, 'no-browser'), ...args], speech);

  test('the file is read, and checked against the other options', async () => {
    await expect(scan('--against', fileOf('x'))).rejects.toThrow('is not JSON');
    const { result } = sampleStored('partner', 'nl');
    await expect(scan('--against', jsonOf(result), '--fail-on-worse')).rejects.toThrow(
      'takes a file of --format report',
    );
    await expect(scan('--against', jsonOf(result))).rejects.toThrow('is not a program');
  });

  test('output files that cannot be written are rejected, and existing build variables remain', async () => {
    const earlier = ['--against', jsonOf(report)];
    await expect(scan(...earlier, '--comment', join(folder, 'no/x.md'))).rejects.toThrow('--comment: ');
    mkdirSync(join(folder, 'taken'));
    await expect(scan(...earlier, '--variables', join(folder, 'taken'))).rejects.toThrow('cannot be written');
    const gathered = fileOf('a=1\n');
    await expect(scan(...earlier, '--variables', gathered)).rejects.toThrow('is not a program');
    expect(readFileSync(gathered, 'utf8')).toBe('a=1\n');
  });
});
