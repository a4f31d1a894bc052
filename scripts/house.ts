import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ESTree, parseSync, Visitor } from 'vite';
import { circlesIn } from '../test/kit/circles.ts';
import { type Import, importsIn } from '../test/kit/sources.ts';
import { beginsWithVerb, namesIn, RETIRED, wordsOf } from './house/names.ts';

/**
 * `npm run house`: the size of the codebase, in figures. `-- --at FOLDER` measures another checkout, `-- --small` lists the files
 * that could be merged into their only user. Sizes of packages are listed once `npm run package` has made them.
 */

const LONG_FUNCTION = 40;
const SMALL_FILE = 30;

interface Source {
  readonly file: string;
  readonly text: string;
}

const linesOf = (text: string): number => text.split('\n').length - 1;

/** The value below which this share of the values lies, by the nearest rank. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;

/** The number of lines of every function in a text, including nested ones. */
export const functionLines = ({ file, text }: Source): readonly number[] => {
  const found: number[] = [];
  const measure = ({ start, end }: ESTree.Node): void => {
    found.push(text.slice(start, end).split('\n').length);
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(file, text).program);
  return found;
};

/** Files that are separate by rule: a check, a shape, a table, a language's words. */
const BY_RULE = /^lib\/(?:checks|facts|data|words)\//;
/** An index of everything beside it does not count as a user. */
const isList = (file: string): boolean => file.endsWith('/index.ts');
/** The layer that a file belongs to: `lib/parse`, `components`. */
const layerOf = (file: string): string => /^(?:lib\/)?[^/]+/.exec(file)?.[0] ?? file;
/** Path of the test of that file alone. */
export const testOf = (file: string): string => `test/${file.replace(/^lib\//, '').replace(/\.tsx?$/, '.test.ts')}`;

/**
 * Files of few lines that exactly one other file imports, unless there is a reason for a separate file: it has a test of its own,
 * or its user is in a layer above.
 */
export const foldable = (
  sources: readonly Source[],
  imports: readonly Import[],
  isTested: (file: string) => boolean,
): readonly string[] => {
  const users = new Map<string, Set<string>>();
  for (const { file, from } of imports) users.set(from, (users.get(from) ?? new Set()).add(file));
  return sources
    .filter(({ file, text }) => linesOf(text) <= SMALL_FILE && !BY_RULE.test(file) && !isTested(file))
    .flatMap(({ file }) => {
      const [user = '', ...more] = users.get(file) ?? [];
      return more.length > 0 || isList(user) || layerOf(user) !== layerOf(file) ? [] : [`${file} ← ${user}`];
    });
};

const git = (folder: string, ...args: readonly string[]): readonly string[] =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 1e8 })
    .trim()
    .split('\n');

const sourcesIn = (folder: string, ...parts: readonly string[]): readonly Source[] =>
  git(folder, 'ls-files', ...parts)
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && existsSync(join(folder, file)))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

const kB = (bytes: number): string => `${(bytes / 1000).toLocaleString('en', { maximumFractionDigits: 0 })} kB`;

/** Bytes of what is committed, as in the work tree. */
const treeSize = (folder: string): number =>
  git(folder, 'ls-files')
    .map((file) => join(folder, file))
    .filter((path) => existsSync(path))
    .reduce((sum, path) => sum + statSync(path).size, 0);

const packagesIn = (folder: string): readonly (readonly [string, string])[] => {
  const output = join(folder, '.output');
  const zips = existsSync(output) ? readdirSync(output).filter((name) => /(?:chrome|firefox)\.zip$/.test(name)) : [];
  return zips.map((name) => [name, kB(statSync(join(output, name)).size)] as const);
};

/** Number of steps in the longest chain of imports, counted from files that import none of ours; cycles count once. */
export const importDepth = (imports: readonly Import[]): number => {
  const next = Map.groupBy(imports, ({ file }) => file);
  const depths = new Map<string, number>();
  const depthOf = (file: string): number => {
    const known = depths.get(file);
    if (known !== undefined) return known;
    depths.set(file, 0);
    const depth = Math.max(0, ...(next.get(file) ?? []).map(({ from }) => (next.has(from) ? depthOf(from) : 0) + 1));
    depths.set(file, depth);
    return depth;
  };
  return Math.max(0, ...[...next.keys()].map(depthOf));
};

/** Files with exactly one that imports them, tests apart. */
const withOneUser = (imports: readonly Import[]): number =>
  [...Map.groupBy(imports, ({ from }) => from)].filter(
    ([from, users]) =>
      !from.startsWith('node:') && /\.tsx?$/.test(from) && new Set(users.map(({ file }) => file)).size === 1,
  ).length;

/** Whether a document is history (decisions, rules, CHANGELOG), which is not counted among what people read. */
const isHistory = (file: string): boolean => /^docs\/(?:decisions\/|rules\.md)|^CHANGELOG\.md$/.test(file);
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0;
const documentWords = (folder: string, is: (file: string) => boolean): number =>
  git(folder, 'ls-files', '*.md')
    .filter((file) => !file.startsWith('test/') && is(file) && existsSync(join(folder, file)))
    .reduce((sum, file) => sum + wordsIn(readFileSync(join(folder, file), 'utf8')), 0);

/** Figures about names in the product and its tests: how many begin with a verb, how many still contain a retired word. */
const nameFigures = (code: readonly Source[], others: readonly Source[]): readonly (readonly [string, string])[] => {
  const own = code.map(({ file, text }) => namesIn(file, text));
  const functions = own.flatMap((one) => one.functions);
  const declared = [...own, ...others.map(({ file, text }) => namesIn(file, text))].flatMap((one) => one.declared);
  const counts = Object.keys(RETIRED).map(
    (word) => [word, declared.filter((name) => wordsOf(name).includes(word)).length] as const,
  );
  const left = counts.filter(([, count]) => count > 0).map(([word, count]) => `${word} ${count}`);
  return [
    ['names of functions that begin with a verb', `${functions.filter(beginsWithVerb).length} of ${functions.length}`],
    [
      'declared names with a retired word',
      `${counts.reduce((sum, [, count]) => sum + count, 0)} of ${declared.length} (${left.join(', ') || 'none'})`,
    ],
  ];
};

interface House {
  readonly folder: string;
  /** The code that ships. */
  readonly code: readonly Source[];
  readonly imports: readonly Import[];
  readonly small: readonly string[];
}

const readHouse = (folder: string): House => {
  const code = sourcesIn(folder, 'lib', 'components', 'entrypoints', 'server');
  const imports = code.flatMap(({ file, text }) => importsIn(file, text));
  const small = foldable(code, imports, (file) => existsSync(join(folder, testOf(file))));
  return { folder, code, imports, small };
};

const foldersOf = (sources: readonly Source[]): ReadonlyMap<string, readonly Source[]> =>
  Map.groupBy(sources, ({ file }) => dirname(file));

const figuresOf = ({ folder, code, imports, small }: House): readonly (readonly [string, string])[] => {
  const others = sourcesIn(folder, 'test', 'scripts', 'bench');
  const folders = foldersOf(code);
  const lines = code.map(({ text }) => linesOf(text));
  const long = code.flatMap(functionLines).filter((length) => length > LONG_FUNCTION);
  return [
    ['files of the product (with the service)', String(code.length)],
    ['lines of the product', String(lines.reduce((sum, one) => sum + one, 0))],
    ['files of tests and scripts', String(others.length)],
    ['folders of the product', String(folders.size)],
    ['files in its largest folder', String(Math.max(...[...folders.values()].map((one) => one.length)))],
    ['lines of a file, median', String(percentile(lines, 0.5))],
    ['lines of a file, 90th percentile', String(percentile(lines, 0.9))],
    [`functions over ${LONG_FUNCTION} lines`, String(long.length)],
    ...nameFigures(code, others),
    [`files of at most ${SMALL_FILE} lines with one user`, String(small.length)],
    ['files with one importer', String(withOneUser(imports))],
    ['imports deep', String(importDepth(imports))],
    ['words of documents', documentWords(folder, (file) => !isHistory(file)).toLocaleString('en')],
    ['words of history (decisions, rules, changelog)', documentWords(folder, isHistory).toLocaleString('en')],
    ['circles of imports', String(circlesIn(imports).length)],
    ['committed tree', kB(treeSize(folder))],
    ...packagesIn(folder),
  ];
};

if (import.meta.main) {
  const { values } = parseArgs({ options: { at: { type: 'string', default: '.' }, small: { type: 'boolean' } } });
  const house = readHouse(resolve(values.at));
  const figures = figuresOf(house);
  const width = Math.max(...figures.map(([name]) => name.length));
  const small = values.small === true ? house.small : [];
  const lines = [...figures.map(([name, value]) => `${name.padEnd(width)}  ${value}`), ...small];
  process.stdout.write(`${lines.join('\n')}\n`);
}
