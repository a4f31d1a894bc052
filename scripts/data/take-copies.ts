import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toErrorMessage } from '../../lib/fault.ts';
import { END_OF_LIFE_PRODUCTS } from './end-of-life-products.ts';
import { LAST_RELEASES } from './newest.ts';
import { isDay } from './plain.ts';
import { IANA_PAGE } from './rdap-known.ts';

/** A public repository, and which of its paths are copied. */
interface Repository {
  readonly copy: string;
  readonly name: string;
  readonly paths: readonly string[];
}

const REPOSITORIES: readonly Repository[] = [
  { copy: 'endoflife.date', name: 'endoflife-date/endoflife.date', paths: ['products'] },
  { copy: 'release-data', name: 'endoflife-date/release-data', paths: ['releases'] },
  { copy: 'retire.js', name: 'RetireJS/retire.js', paths: ['repository'] },
  { copy: 'ai.robots.txt', name: 'ai-robots-txt/ai.robots.txt', paths: [] },
  { copy: 'httpd-site', name: 'apache/httpd-site', paths: ['content/security/json'] },
  { copy: 'nginx.org', name: 'nginx/nginx.org', paths: ['xml/en'] },
  { copy: 'openssl-metadata', name: 'openssl/release-metadata', paths: ['secjson'] },
  { copy: 'web-php', name: 'php/web-php', paths: ['public'] },
];

export interface Taking {
  readonly folder: string;
  readonly day: string;
  /** Base of the repositories' addresses: `https://github.com/`, or a folder of them. */
  readonly base: string;
  readonly packages: readonly string[];
}

type Days = Record<string, { readonly day: string; readonly revision?: string }>;

const run = promisify(execFile);
const LARGE = { maxBuffer: 2 ** 28 };

const clone = async ({ copy, name, paths }: Repository, { folder, base, day }: Taking): Promise<Days> => {
  const into = join(folder, copy);
  const fresh = `${into}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const sparse = paths.length > 0 ? ['--sparse'] : [];
  await run(
    'git',
    ['clone', '--quiet', '--depth', '1', '--filter=blob:none', ...sparse, `${base}${name}`, fresh],
    LARGE,
  );
  if (paths.length > 0) await run('git', ['-C', fresh, 'sparse-checkout', 'set', ...paths], LARGE);
  const { stdout } = await run('git', ['-C', fresh, 'rev-parse', 'HEAD']);
  rmSync(into, { recursive: true, force: true });
  await run('mv', [fresh, into]);
  return { [copy]: { day, revision: stdout.trim() } };
};

const viewPackages = async ({ folder, packages, day }: Taking): Promise<Days> => {
  mkdirSync(join(folder, 'npm'), { recursive: true });
  for (const name of packages) {
    const { stdout } = await run('npm', ['view', name, 'version', 'time', '--json'], LARGE);
    writeFileSync(join(folder, 'npm', `${name.replace('/', '+')}.json`), stdout);
  }
  return { npm: { day } };
};

const readIana = async ({ folder, day }: Taking): Promise<Days> => {
  const answer = await fetch(IANA_PAGE, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${IANA_PAGE} answered ${answer.status}`);
  mkdirSync(join(folder, 'iana'), { recursive: true });
  writeFileSync(join(folder, 'iana/dns.json'), await answer.text());
  return { iana: { day } };
};

/** The npm packages whose releases are followed. */
export const followedPackages = (
  libraries: readonly { readonly id: string; readonly npm: string }[],
): readonly string[] =>
  [
    ...new Set([
      ...libraries.filter(({ id }) => !Object.hasOwn(LAST_RELEASES, id)).map(({ npm }) => npm),
      ...END_OF_LIFE_PRODUCTS.flatMap(({ npm }) => npm ?? []),
    ]),
  ].toSorted();

const daysBefore = (path: string): Days => {
  const read: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const entries = Object.entries({ ...(read as Days) }).filter(([, value]) => isDay(value.day));
  return Object.fromEntries(entries);
};

/**
 * Copies every source into the folder and writes the day of each to `copies.json`. A source that fails keeps its older copy and
 * day. Returns a sentence for each that failed.
 */
export const takeCopies = async (taking: Taking): Promise<readonly string[]> => {
  mkdirSync(taking.folder, { recursive: true });
  const path = join(taking.folder, 'copies.json');
  const failed: string[] = [];
  const days = daysBefore(path);
  const steps: readonly (readonly [string, () => Promise<Days>])[] = [
    ...REPOSITORIES.map((one) => [one.copy, () => clone(one, taking)] as const),
    ['npm', () => viewPackages(taking)],
    ['iana', () => readIana(taking)],
  ];
  for (const [name, step] of steps) {
    try {
      Object.assign(days, await step());
    } catch (error) {
      failed.push(`${name} could not be copied: ${toErrorMessage(error).split('\n')[0]}`);
    }
  }
  writeFileSync(path, `${JSON.stringify(days, null, 2)}\n`);
  return failed;
};
