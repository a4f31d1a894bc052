import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'pijler-plain-reporter-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One that passes at once, one that needs its second try, one that never passes, one that is not even tried. */
const TESTS = `let tries = 0;
describe('a door', () => {
  test('opens', () => {});
  test('opens at the second knock', () => expect(++tries).toBe(2));
  test('stays shut', () => expect({ key: 'inside' }).toEqual({ key: 'outside' }));
});
describe('a cellar', () => {
  beforeAll(() => { throw new Error('flooded'); });
  test('is dry', () => {});
});
`;

/** Runs them as `npm test` runs the browser tests; returns the output. */
const runTwice = (): string => {
  writeFileSync(join(folder, 'door.test.js'), TESTS);
  const reporter = `--reporter=${join(ROOT, 'scripts/test/plain-reporter.ts')}`;
  const { stdout } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--globals', '--retry=1', reporter],
    { encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '1' } },
  );
  return stdout;
};

describe('the output', () => {
  const printed = runTwice();

  test('has a line per file with its number of tests and duration', () => {
    expect(printed).toMatch(/^✗ door\.test\.js \(4 tests, 1 failed, 1 skipped, \d+\.\d s\)$/m);
  });

  test('names a failed test, with the reason', () => {
    expect(printed).toMatch(
      /^ {2}✗ a door > stays shut\n {4}AssertionError: expected \{ key: 'inside' \} to deeply equal/m,
    );
    expect(printed).toMatch(/^ {4}- .*"key": "outside",\n {4}\+ .*"key": "inside",$/m);
    expect(printed).not.toContain('node_modules/vitest/');
  });

  test('names a test that passed at its second try, with the first failure, and no other', () => {
    expect(printed.match(/^passed at the second try: .*$/gm)).toEqual([
      'passed at the second try: door.test.js > a door > opens at the second knock',
    ]);
    expect(printed).toMatch(/second knock\n {4}AssertionError: expected 1 to be 2/m);
  });

  test('names a group whose setup failed, with the reason', () => {
    expect(printed).toMatch(/^ {2}✗ around a cellar\n {4}Error: flooded/m);
  });

  test('ends with the names of all failures and a summary', () => {
    expect(printed).toMatch(
      /^failed: door\.test\.js > a cellar\nfailed: door\.test\.js > a door > stays shut\n4 tests in 1 files, 1 failed$/m,
    );
  });

  test('contains no escape codes, even when colours are requested', () => {
    expect(printed).not.toContain('\u001b');
  });
});
