import { importsOf } from './imports.ts';

/** Reverses the imports of files: which files import each. */
const importers = (files: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const imported of importsOf(file)) found.set(imported, [...(found.get(imported) ?? []), file]);
  return found;
};

/**
 * Selects `count` test files for each changed file: those that import it through the fewest files. `sources` are all files
 * through which they may.
 */
export const nearestTests = (
  changed: readonly string[],
  { tests, sources, count }: { tests: readonly string[]; sources: readonly string[]; count: number },
): readonly string[] => {
  const by = importers([...sources, ...tests]);
  const isTest = new Set(tests);
  const chosen = new Set<string>();
  for (const file of changed) {
    const met = new Set([file]);
    let left = count;
    for (const one of met) {
      if (left === 0) break;
      if (isTest.has(one)) {
        chosen.add(one);
        left -= 1;
      } else for (const importer of by.get(one) ?? []) met.add(importer);
    }
  }
  return tests.filter((file) => chosen.has(file));
};
