import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LIBRARIES } from '../../lib/data/software/libraries.ts';
import { BUILT_IN_TABLES } from '../../lib/data/tables.ts';
import { findConstants } from '../../lib/parse/software/bundled-code.ts';
import { isInRange } from '../../lib/parse/software/version.ts';
import { run } from '../systems/cache.ts';
import { aliasOf, CACHE } from './install.ts';
import type { Release, Worst } from './releases.ts';

export const BUNDLERS = ['esbuild', 'rollup', 'webpack'] as const;
export type Bundler = (typeof BUNDLERS)[number];

/** Result of one bundle of one release; `versions` is null if the bundler could not make it. */
export interface Shown {
  readonly release: Release;
  readonly bundler: Bundler;
  /** Versions that were found of the library, without those of others that came along. */
  readonly versions: readonly string[] | null;
  /** Whether the bundle contains its own version as a text: otherwise it cannot be found. */
  readonly isStated: boolean;
  /** Libraries that were found and are neither this one nor its dependencies. */
  readonly foreign: readonly string[];
}

const plain = (version: string): string => version.replace(/-next-[0-9a-f]{7,12}-\d{8}$/, '');

/** Makes the bundle unless it exists; returns its path, or null if it cannot be made. */
const bundle = async (release: Release, bundler: Bundler): Promise<string | null> => {
  const name = aliasOf(release);
  const [entry, out] = [join(CACHE, 'entries', `${name}.mjs`), join(CACHE, 'bundles', bundler, `${name}.js`)];
  if (existsSync(out)) return out;
  for (const path of [entry, out]) mkdirSync(dirname(path), { recursive: true });
  const from = release.file === '' ? name : `${name}/${release.file}`;
  writeFileSync(entry, `import * as all from '${from}';\nglobalThis.all = all;\n`);
  const script = join(import.meta.dirname, 'bundle.mjs');
  try {
    await run(process.execPath, [script, CACHE, bundler, entry, out]);
    return out;
  } catch (error) {
    process.stdout.write(`  ${bundler}: ${release.npm}@${release.version}: ${String(error).split('\n')[1] ?? error}\n`);
    return null;
  }
};

/** Libraries that come along because another depends on them, or contains them. */
const COMPANIONS = new Set(['jquery', 'jquery-ui', 'popper', 'react', 'underscore', 'moment', 'dompurify']);

/**
 * Whether the version is in the text between quotes; three.js states only its number, TinyMCE its major and the rest separately.
 */
const statesItself = ({ library, version }: Release, text: string): boolean => {
  const [major = '', minor = '', patch = ''] = version.split('.');
  const written = library === 'three' ? minor : library === 'tinymce' ? `${minor}.${patch}` : version;
  return ['"', "'", '`'].some((quote) => text.includes(`${quote}${written}${quote}`)) && major !== '';
};

export const show = async (release: Release, bundler: Bundler): Promise<Shown> => {
  const path = await bundle(release, bundler);
  if (path === null) return { release, bundler, versions: null, isStated: false, foreign: [] };
  const text = readFileSync(path, 'utf8').slice(0, 1_500_000);
  const reported = findConstants(text, LIBRARIES);
  const own = reported.filter(({ library }) => library === release.library).map(({ version }) => plain(version));
  const foreign = reported.filter(({ library }) => library !== release.library && !COMPANIONS.has(library));
  const isStated = statesItself(release, text);
  return {
    release,
    bundler,
    versions: own,
    isStated,
    foreign: foreign.map(({ library, version }) => `${library} ${version}`),
  };
};

const counted = (library: string, version: string) =>
  BUILT_IN_TABLES.advisories.filter(
    (one) => one.library === library && one.scope !== 'node' && isInRange(version, one),
  );

/** The advisories in our table about a version, of those that a browser can reach. */
export const advisoriesOf = (library: string, version: string): readonly string[] => [
  ...new Set(counted(library, version).map(({ id }) => id)),
];

/** The worst severity that our table has for a version. */
export const worstOf = (library: string, version: string): Worst => {
  const severities = counted(library, version).map(({ severity }) => severity);
  if (severities.some((one) => one === 'high' || one === 'critical')) return 'high';
  return severities.includes('medium') ? 'medium' : severities.includes('low') ? 'low' : 'none';
};

/** Whether the version that was found is right; three.js states only its revision, which its patches share. */
export const isFound = ({ release: { library, version }, versions }: Shown): boolean =>
  versions?.includes(library === 'three' ? version.replace(/\.\d+$/, '.0') : version) ?? false;
