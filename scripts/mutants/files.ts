import { allImports } from './imports.ts';
import type { Ran } from './runner.ts';
import type { Numbered } from './switches.ts';

/** Test files that are asked about what runs at import: its own and those that import least else; more would find little. */
export const FILES = 12;
/** What every verdict of the recorded sites rests on is asked too. */
const SITES = 'test/sites/sites.test.ts';

const imports = new Map<string, ReadonlySet<string>>();
/** What a test file imports, also by way of others. */
export const importsOf = (file: string): ReadonlySet<string> => {
  const known = imports.get(file) ?? allImports(file);
  imports.set(file, known);
  return known;
};

/** The test file that a module's own tests stand in, by its path. */
const mirrorOf = (file: string): string => file.replace(/^lib/, 'test').replace(/\.ts$/, '.test.ts');

/** Test files that reach a mutant, the likeliest to turn red first. */
export const filesFor = ({ file, id }: Numbered, all: readonly Ran[]): readonly Ran[] => {
  // What runs at import is seen in the first file that imports it, and runs for all that do.
  const isAtImport = all.some(({ atImport }) => atImport.includes(id));
  const reaches = (one: Ran): boolean => (one.reached[id] ?? 0) > 0 || (isAtImport && importsOf(one.file).has(file));
  const breadth = (one: Ran): number => (one.file === mirrorOf(file) ? 0 : importsOf(one.file).size);
  const ordered = all.filter(reaches).toSorted((a, b) => breadth(a) - breadth(b) || a.ms - b.ms);
  return ordered.filter((one, index) => index < FILES || one.file === SITES);
};
