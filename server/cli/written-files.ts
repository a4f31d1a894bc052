import { appendFileSync, writeFileSync } from 'node:fs';
import type { ScanError } from '../../lib/api/error.ts';
import type { Locale } from '../../lib/model.ts';
import { isWorse } from '../../lib/view/compare/against.ts';
import { FORMATS, type Written } from './formats.ts';
import { UsageError } from './options/usage-error.ts';

/** Files that are written in addition to the result; null for none. */
interface FilesBeside {
  readonly comment: string | null;
  readonly variables: string | null;
}

type WrittenReport = Written | ScanError;

/** The lowest total of all; null if one of them has none. */
const findLowest = (all: readonly WrittenReport[]): number | null => {
  const totals = all.map((one) => ('result' in one ? one.state.overall : null));
  return totals.reduce((least, total) => (least === null || total === null ? null : Math.min(least, total)), 100);
};

/** Number of checks that got worse; null if nothing was compared or it cannot be decided. */
const countWorse = (all: readonly WrittenReport[]): number | null => {
  const [one] = all;
  if (one === undefined || !('result' in one) || one.against === null) return null;
  return isWorse(one.against) === null ? null : one.against.worse.length;
};

/**
 * Variables for a build, one `name=value` per line (GitHub's and Forgejo's outputs, GitLab's dotenv); a missing value is empty.
 */
const formatVariables = (all: readonly WrittenReport[]): string =>
  `total=${findLowest(all) ?? ''}\nworse=${countWorse(all) ?? ''}\n`;

/** Checks that these files can be written, before a scan starts. Throws a UsageError. */
export const assertWritable = ({ comment, variables }: FilesBeside): void => {
  for (const [option, path] of Object.entries({ '--comment': comment, '--variables': variables })) {
    try {
      if (path !== null) appendFileSync(path, '');
    } catch {
      throw new UsageError(({ unwritable }) => unwritable({ option, path: path ?? '' }));
    }
  }
};

/** Writes them; variables are appended, since a build collects those of all its steps in one file. */
export const writeBeside = (
  { comment, variables }: FilesBeside,
  all: readonly WrittenReport[],
  locale: Locale,
): void => {
  if (comment !== null) writeFileSync(comment, FORMATS.comment.write(all, locale));
  if (variables !== null) appendFileSync(variables, formatVariables(all));
};
