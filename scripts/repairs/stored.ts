import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Repair } from '../../lib/repairs/shape.ts';
import { hashFiles, listFiles } from '../../server/prepared/sources.ts';

/** Results of a run that takes too long for one go: stored one by one, and continued while the trials are the same. */
export interface StoredTrial {
  /** The stored result of a part; undefined if it is still to be done. */
  readonly get: (part: string) => unknown;
  readonly put: (part: string, result: unknown) => void;
  /** Whether the given time is over: what is left is for the next run. */
  readonly isOver: () => boolean;
}

/** Stores nothing, and has unlimited time. */
export const FORGETFUL: StoredTrial = { get: () => undefined, put: () => {}, isOver: () => false };

/** Files about who is shown a snippet, how it is copied and how the page is written: no result depends on these. */
const BESIDE = ['hosted-platforms.ts', 'reach.ts', 'commented.ts', 'apply.ts', 'page.ts'];

const digestIn = (folder: string): string =>
  hashFiles(
    listFiles(folder)
      .filter((file) => !BESIDE.includes(basename(file)))
      .toSorted(),
  );

/** Digest of the code that makes snippets. */
export const repairsDigest = (): string => digestIn('lib/repairs');

/** Name of a part that depends on one snippet and nothing else of the code of repairs: `WordPress hsts 1a2b3c4d`. */
export const partFor = (name: string, { where, snippet }: Repair): string =>
  `${name} ${createHash('sha256').update(`${where}\0${snippet}`).digest('hex').slice(0, 8)}`;

/**
 * Opens the results of the current trials; a part's name says on which code of repairs it depends.
 *
 * @param file Where they are stored, as JSON.
 * @param isContinued Whether those of an earlier run of the same trials count; else it starts anew.
 * @param minutes After which no further part is begun; null: until the end.
 */
export const openStored = (
  file: string,
  { isContinued, minutes }: { readonly isContinued: boolean; readonly minutes: number | null },
): StoredTrial => {
  const state = digestIn('scripts/repairs');
  const until = minutes === null ? Number.POSITIVE_INFINITY : performance.now() + minutes * 60_000;
  const before = isContinued && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { state: '' };
  const parts: Record<string, unknown> = before.state === state ? before.parts : {};
  return {
    get: (part) => (Object.hasOwn(parts, part) ? parts[part] : undefined),
    put: (part, result) => {
      parts[part] = result;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ state, parts }));
    },
    isOver: () => performance.now() > until,
  };
};
