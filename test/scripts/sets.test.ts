import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LISTS } from '../../scripts/test/sets.ts';

const ROOT = join(import.meta.dirname, '../..');
const filesOf = (patterns: readonly string[]): readonly string[] => globSync([...patterns], { cwd: ROOT }).toSorted();

const PATTERNS = Object.entries(LISTS).flatMap(([list, patterns]) =>
  patterns.map((pattern) => [list, pattern] as const),
);

describe('what which command runs', () => {
  test.each(PATTERNS)('%s: %s names files that are there', (_, pattern) => {
    // Each of the names in braces, too.
    const [all = pattern, names = ''] = /\{([^}]*)\}/.exec(pattern) ?? [];
    const each = names === '' ? [pattern] : names.split(',').map((name) => pattern.replace(all, name));
    for (const one of each) expect(filesOf([one]), one).not.toEqual([]);
  });

  test('npm test runs about twenty files in real browsers', () => {
    const inTest = filesOf(LISTS.browserInTest);
    expect(inTest.length).toBeGreaterThanOrEqual(18);
    expect(inTest.length).toBeLessThanOrEqual(22);
  });

  test('they are among those of the full run, and what wants the machine for itself has it', () => {
    const all = filesOf(LISTS.browser);
    const quiet = filesOf(LISTS.quiet);
    expect(filesOf(LISTS.browserInTest).filter((file) => !all.includes(file) || quiet.includes(file))).toEqual([]);
    expect(quiet.filter((file) => !all.includes(file))).toEqual([]);
  });
});
