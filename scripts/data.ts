import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GENERATED_TABLES } from '../lib/data/generated-tables.ts';
import { LIBRARIES } from '../lib/data/software/libraries.ts';
import { PRODUCTS } from '../lib/data/software/products.ts';
import { BUILT_IN_TABLES } from '../lib/data/tables.ts';
import { BadCopy } from './data/bad-copy.ts';
import { type Built, build } from './data/build.ts';
import { dueSources, tableChanges } from './data/changes.ts';
import { openCopies } from './data/copies.ts';
import { makeKey, NotPacked, writeBundle } from './data/pack.ts';
import { daysAfter } from './data/plain.ts';
import { followedPackages, takeCopies } from './data/take-copies.ts';
import { refreshVocabulary } from './data/vocabulary.ts';
import { writeTables } from './data/write.ts';

/**
 * `npm run data [-- --copies FOLDER] [--check]`: builds the tables in `lib/data/generated` from copies of their sources
 * (docs/data.md lists these and where they come from), prints what changed and what a person must check, and uses no network.
 * `--check` writes nothing and exits with 1 if something would change. A copy that cannot be right is rejected with exit code 2:
 * nothing is written. `--take` copies the sources anew first, which alone needs the internet. `--age` reads no copy: it exits
 * with 1 if a table of the package is so old that its reassuring verdicts are "not tested" by now. `--new-key FILE` makes a key,
 * and `--pack --key FILE --out FILE` signs the tables of the package with it, as the bundle that extensions and services use.
 */

const ROOT = join(import.meta.dirname, '..');
const GENERATED = join(ROOT, 'lib/data/generated');

const { values } = parseArgs({
  options: {
    copies: { type: 'string', default: join(ROOT, '.cache/data') },
    into: { type: 'string', default: GENERATED },
    check: { type: 'boolean', default: false },
    take: { type: 'boolean', default: false },
    age: { type: 'boolean', default: false },
    pack: { type: 'boolean', default: false },
    key: { type: 'string', default: join(ROOT, '.cache/data-key.pem') },
    out: { type: 'string', default: join(ROOT, '.output/pijler-data.json') },
    'new-key': { type: 'string' },
  },
});

const print = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) process.stdout.write(`\n${title}\n${lines.map((line) => `  ${line}\n`).join('')}`);
};

const today = (): string => new Date().toISOString().slice(0, 10);

const report = (built: Built): readonly string[] => {
  const changes = tableChanges(GENERATED_TABLES, built.data);
  print('Changed:', changes);
  print('To look at:', built.look);
  print('To read again:', dueSources(built.data, today()));
  process.stdout.write(`\n${changes.length === 0 ? 'No row changed.' : `${changes.length} lines of change.`}\n`);
  return changes;
};

/** Days after which a table's reassuring verdicts become "not tested" (docs/decisions/20-age-of-our-data.md). */
const OLD = 180;

const printAge = (): void => {
  const limit = daysAfter(today(), -OLD);
  const old = Object.entries(BUILT_IN_TABLES.checked).filter(([, day]) => day < limit);
  print(
    'Too old to be released:',
    old.map(([name, day]) => `${name}, read on ${day}`),
  );
  print('To read again:', dueSources(GENERATED_TABLES, today()));
  if (old.length > 0) process.exitCode = 1;
};

const take = async (): Promise<void> => {
  const taking = {
    folder: values.copies,
    day: today(),
    base: 'https://github.com/',
    packages: followedPackages(LIBRARIES),
  };
  print('Not copied:', await takeCopies(taking));
};

const pack = async (): Promise<void> => {
  const { day } = BUILT_IN_TABLES.name;
  const number = await writeBundle(GENERATED_TABLES, { keyFile: values.key, out: values.out, day });
  process.stdout.write(`Bundle ${number}, of ${day}, is in ${values.out}.\n`);
};

const main = async (): Promise<void> => {
  if (values.age) return printAge();
  if (values.pack) return pack();
  if (values['new-key'] !== undefined) return void process.stdout.write(`${await makeKey(values['new-key'])}\n`);
  if (values.take) await take();
  const copies = openCopies(values.copies, today());
  const frameworks = PRODUCTS.filter(({ kind }) => kind === 'framework').map(({ id }) => id);
  const built = build(copies, GENERATED_TABLES, { libraries: LIBRARIES, frameworks });
  const changes = report(built);
  if (!values.check) writeTables(built, values.into);
  print('Vocabulary:', await refreshVocabulary(ROOT, !values.check && values.into === GENERATED));
  if (values.check && changes.length > 0) process.exitCode = 1;
};

await main().catch((error: unknown) => {
  if (!(error instanceof BadCopy || error instanceof NotPacked)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
});
