import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFullRun } from '../inputs.ts';

/*
 * Decisions about patterns in earlier runs, because deciding all of them takes minutes: those that are linear are listed in
 * test/faults/linear-patterns.txt by digest, and what this machine has decided since is in its cache. Both are valid as long as
 * nothing that decides has changed; the full run decides everything anew. A new pattern is always decided, listed or not.
 * `LIST_PATTERNS=1 vitest run --project alone test/faults/linear-patterns.test.ts` writes the list.
 */

type Decided = Readonly<Record<string, string | null>>;

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache/pijler/patterns.json');
const LIST = join(ROOT, 'test/faults/linear-patterns.txt');
const isListing = process.env['LIST_PATTERNS'] !== undefined;

/** Digest of the text of these modules, and of the packages that they use. */
const decider = (): string => {
  const files = readdirSync(import.meta.dirname).toSorted();
  const packages = ['recheck', '@eslint-community/regexpp'].map((name) => `node_modules/${name}/package.json`);
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(import.meta.dirname, file)));
  for (const file of packages) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
};

const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 16);

const listed: ReadonlySet<string> = (() => {
  if (isFullRun || isListing) return new Set();
  const [by, ...digests] = readFileSync(LIST, 'utf8').trim().split('\n');
  return new Set(by === decider() ? digests : []);
})();

/** Whether a pattern (`flags/source`) was found to be linear when the list was made. */
export const isListed = (key: string): boolean => listed.has(digestOf(key));

/** Earlier decisions by `flags/source`: the fault, or null if there is none. */
export const earlier = (): Decided => {
  if (isFullRun) return {};
  try {
    const { by, decided } = JSON.parse(readFileSync(CACHE, 'utf8'));
    return by === decider() ? decided : {};
  } catch {
    return {};
  }
};

export const keepDecided = (decided: Decided): void => {
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify({ by: decider(), decided }));
  if (!isListing) return;
  const linear = Object.keys(decided).filter((key) => decided[key] === null);
  writeFileSync(LIST, `${[decider(), ...linear.map(digestOf).toSorted()].join('\n')}\n`);
};
