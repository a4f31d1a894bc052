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

/** Runs them as `npm test` runs the browser tests; gives what is printed. */
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

describe('what is printed', () => {
  const printed = runTwice();

  test('is a line per file that counts its tests and says how long it took', () => {
    expect(printed).toMatch(/^✗ door\.test\.js \(4 tests, 1 failed, 1 skipped, \d+\.\d s\)$/m);
  });

  test('names a test that failed, with why', () => {
    expect(printed).toMatch(
      /^ {2}✗ a door > stays shut\n {4}AssertionError: expected \{ key: 'inside' \} to deeply equal/m,
    );
    expect(printed).toMatch(/^ {4}- .*"key": "outside",\n {4}\+ .*"key": "inside",$/m);
    expect(printed).not.toContain('node_modules/vitest/');
  });

  test('names a test that passed at its second try, with why it failed at first, and no other', () => {
    expect(printed.match(/^passed at the second try: .*$/gm)).toEqual([
      'passed at the second try: door.test.js > a door > opens at the second knock',
    ]);
    expect(printed).toMatch(/second knock\n {4}AssertionError: expected 1 to be 2/m);
  });

  test('names a group whose preparation failed, with why', () => {
    expect(printed).toMatch(/^ {2}✗ around a cellar\n {4}Error: flooded/m);
  });

  test('ends with the names of all that failed and what the run came to', () => {
    expect(printed).toMatch(
      /^failed: door\.test\.js > a cellar\nfailed: door\.test\.js > a door > stays shut\n4 tests in 1 files, 1 failed$/m,
    );
  });

  test('holds no escape code, also where colours are asked for', () => {
    expect(printed).not.toContain('\u001b');
  });
});
