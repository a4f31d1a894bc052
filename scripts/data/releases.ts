import type { PatchRow } from '../../lib/data/table-shapes.ts';
import { BadCopy } from './bad-copy.ts';
import type { Copies } from './copies.ts';
import { daysAfter, plainDay, plainVersion } from './plain.ts';

/** Releases of a package in the npm registry. */
export interface NpmPackage {
  /** The version that the registry tags as the latest. */
  readonly latest: string;
  /** Stable releases with their day. */
  readonly days: readonly PatchRow[];
}

/** A package's file among the copies, written by `npm view NAME version time --json`: `/` in its name is `+`. */
const fileOf = (npm: string): string => `npm/${npm.replace('/', '+')}.json`;

/** Reads the newest version and the days of release of an npm package. Throws `BadCopy`. */
export const npmReleases = (npm: string, copies: Copies): NpmPackage => {
  const path = fileOf(npm);
  const read = copies.json(path) as { readonly version?: unknown; readonly time?: unknown };
  if (typeof read.time !== 'object' || read.time === null) throw new BadCopy(`${path} tells no days.`);
  const limit = daysAfter(copies.day('npm'), 1);
  const days = Object.entries(read.time)
    .filter(([version]) => /^\d+(?:\.\d+)*$/.test(version))
    .map(
      ([version, moment]): PatchRow => [version, plainDay(String(moment).slice(0, 10), `${path} ${version}`, limit)],
    );
  return { latest: plainVersion(read.version, `${path}, version`), days };
};

export const hasNpm = (npm: string, copies: Copies): boolean => copies.has(fileOf(npm));
