import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLED_SIGNS } from '../../lib/data/software/bundled-signs.ts';
import { run } from '../systems/cache.ts';
import { RELEASES, type Release } from './releases.ts';

/** Releases for which no sign was written: the newest patch of other minors of the same libraries, every third of them. */

const EVERY = 3;
/** Which of three (0, 1 or 2); those that were missed, and then had a sign written for them, are no longer held out. */
const THIRD = Number(process.argv.find((one) => /^--third=[012]$/.test(one))?.at(-1) ?? 1);
/** Maximum per library: one with a hundred minors would otherwise outweigh all others. */
const MAX = 4;

const RELEASED = /^\d+\.\d+\.\d+$/;
const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');
const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** The newest patch of each minor, oldest first. */
const newestOfEach = (versions: readonly string[]): readonly string[] => [
  ...new Map(
    versions
      .filter((one) => RELEASED.test(one))
      .toSorted(byNumber)
      .map((one) => [minorOf(one), one]),
  ).values(),
];

const versionsOf = async (npm: string, folder: string): Promise<readonly string[]> => {
  const output = await run('npm', ['view', npm, 'versions', '--json'], { cwd: folder });
  return [JSON.parse(output) as string | readonly string[]].flat();
};

/** Every third minor from the oldest for which a sign was written, at most `MAX`, spread over all of them. */
const chosen = (versions: readonly string[], known: readonly string[]): readonly string[] => {
  const minors = new Set(known.map(minorOf));
  const [oldest = ''] = known.toSorted(byNumber);
  const unseen = newestOfEach(versions).filter((one) => byNumber(one, oldest) > 0 && !minors.has(minorOf(one)));
  const third = unseen.filter((_, index) => index % EVERY === THIRD);
  const step = Math.max(1, third.length / MAX);
  return third.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
};

/** Chosen once and stored next to what is installed, so that an interrupted run continues with the same. */
export const heldOut = async (cache: string): Promise<readonly Release[]> => {
  const file = join(cache, THIRD === 1 ? 'held-out.json' : `held-out-${THIRD}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as readonly Release[];
  mkdirSync(cache, { recursive: true });
  const releases: Release[] = [];
  for (const library of Object.keys(BUNDLED_SIGNS)) {
    const own = RELEASES.filter((one) => one.library === library);
    const [first] = own;
    if (first === undefined) continue;
    const versions = await versionsOf(first.npm, cache);
    const picked = chosen(
      versions,
      own.map(({ version }) => version),
    );
    releases.push(...picked.map((version): Release => ({ ...first, version, worst: 'none' })));
  }
  writeFileSync(file, JSON.stringify(releases));
  return releases;
};
