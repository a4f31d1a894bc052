import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ESTree, parseSync, Visitor } from 'vite';
import { circlesIn } from '../test/kit/circles.ts';
import { type Import, importsIn } from '../test/kit/sources.ts';

/**
 * `npm run house`: what the house weighs, in figures. `-- --at FOLDER` looks at another checkout, `-- --small` lists the files
 * that may be folded into their one user. Sizes of packages are told once `npm run package` has made them.
 */

const LONG_FUNCTION = 40;
const SMALL_FILE = 30;

interface Source {
  readonly file: string;
  readonly text: string;
}

const linesOf = (text: string): number => text.split('\n').length - 1;

/** The value below which this share of them lies, by the nearest rank. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;

/** The lines of every function in a text, those within others included. */
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

/** Where a file of its own is the rule: a check, a shape, a table, a language's words. */
const BY_RULE = /^lib\/(?:checks|facts|data|words)\//;
/** A list of all that stands beside it is no user. */
const isList = (file: string): boolean => file.endsWith('/index.ts');
/** The row of the house that a file belongs to: `lib/parse`, `components`. */
const layerOf = (file: string): string => /^(?:lib\/)?[^/]+/.exec(file)?.[0] ?? file;
/** The test of that file alone, where there is one. */
export const testOf = (file: string): string => `test/${file.replace(/^lib\//, '').replace(/\.tsx?$/, '.test.ts')}`;

/**
 * Files of few lines that one other file imports, and no more, where nothing asks for a file of its own: it is tested by
 * itself, or its user stands in a layer above.
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

/** What is committed, as it lies in the work tree. */
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

interface House {
  readonly folder: string;
  /** What ships. */
  readonly code: readonly Source[];
  readonly imports: readonly Import[];
  readonly small: readonly string[];
}

const readHouse = (folder: string): House => {
  const code = sourcesIn(folder, 'lib', 'components', 'entrypoints');
  const imports = code.flatMap(({ file, text }) => importsIn(file, text));
  const small = foldable(code, imports, (file) => existsSync(join(folder, testOf(file))));
  return { folder, code, imports, small };
};

const figuresOf = ({ folder, code, imports, small }: House): readonly (readonly [string, string])[] => {
  const others = sourcesIn(folder, 'test', 'scripts', 'bench');
  const lines = code.map(({ text }) => linesOf(text));
  const long = code.flatMap(functionLines).filter((length) => length > LONG_FUNCTION);
  return [
    ['files that ship', String(code.length)],
    ['files of tests and scripts', String(others.length)],
    ['lines of a file that ships, median', String(percentile(lines, 0.5))],
    ['lines of a file that ships, 90th percentile', String(percentile(lines, 0.9))],
    [`functions over ${LONG_FUNCTION} lines`, String(long.length)],
    [`files of at most ${SMALL_FILE} lines with one user`, String(small.length)],
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
