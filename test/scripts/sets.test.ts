import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LISTS } from '../../scripts/test/sets.ts';

const ROOT = join(import.meta.dirname, '../..');
const filesOf = (patterns: readonly string[]): readonly string[] => globSync([...patterns], { cwd: ROOT }).toSorted();

const PATTERNS = Object.entries(LISTS).flatMap(([list, patterns]) =>
  patterns.map((pattern) => [list, pattern] as const),
);

describe('the lists of test files', () => {
  test.each(PATTERNS)('%s: %s names existing files', (_, pattern) => {
    // Each of the names in braces exists too.
    const [all = pattern, names = ''] = /\{([^}]*)\}/.exec(pattern) ?? [];
    const each = names === '' ? [pattern] : names.split(',').map((name) => pattern.replace(all, name));
    for (const one of each) expect(filesOf([one]), one).not.toEqual([]);
  });

  test('have about twenty browser files for npm test', () => {
    const inTest = filesOf(LISTS.browserInTest);
    expect(inTest.length).toBeGreaterThanOrEqual(18);
    expect(inTest.length).toBeLessThanOrEqual(22);
  });

  test('have the files for npm test in the full run, and files that need a quiet machine only there', () => {
    const all = filesOf(LISTS.browser);
    const quiet = filesOf(LISTS.quiet);
    expect(filesOf(LISTS.browserInTest).filter((file) => !all.includes(file) || quiet.includes(file))).toEqual([]);
    expect(quiet.filter((file) => !all.includes(file))).toEqual([]);
  });
});
