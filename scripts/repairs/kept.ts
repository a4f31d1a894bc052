import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { digestOf, filesIn } from '../../server/prepared/sources.ts';

/** Results of a run that takes longer than one may wait: kept one by one, and gone on with while the code is the same. */
export interface Kept {
  /** What came of this part before; undefined where it is still to be done. */
  readonly get: (part: string) => unknown;
  readonly put: (part: string, result: unknown) => void;
  /** Whether the time that was given is over: what is left is for the next run. */
  readonly isOver: () => boolean;
}

/** Keeps nothing, and has all the time. */
export const FORGETFUL: Kept = { get: () => undefined, put: () => {}, isOver: () => false };

/** What decides a result: the snippets, and how they are tried. */
const SOURCES = ['lib/repairs', 'scripts/repairs'];
/** Says who is shown a snippet, how it is copied and how the page is written. */
const BESIDE = ['hosted-platforms.ts', 'reach.ts', 'commented.ts', 'apply.ts', 'page.ts'];

/** The code of repairs and of their trials, as one word. */
export const stateOfCode = (): string =>
  digestOf(
    SOURCES.flatMap(filesIn)
      .filter((file) => !BESIDE.includes(basename(file)))
      .toSorted(),
  );

/**
 * The results of the code as it is.
 *
 * @param file Where they are kept, as JSON.
 * @param isContinued Whether those of an earlier run of the same code count; else it starts anew.
 * @param minutes After which no further part is begun; null: until the end.
 */
export const openKept = (
  file: string,
  { isContinued, minutes }: { readonly isContinued: boolean; readonly minutes: number | null },
): Kept => {
  const state = stateOfCode();
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
