import { countDaysSince } from './table-age.ts';
import { compareVersions, isInBranch } from './version.ts';

/** A release branch whose versions reach their end of life together, as in the end-of-life table. */
export interface BranchRow {
  readonly branch: string;
  readonly ends: string | null;
  readonly newest: string | null;
  readonly newestDate: string | null;
  /** Earlier patches with their release days, as far as known. */
  readonly patches: readonly (readonly [version: string, day: string])[];
  readonly yearOld: string | null;
  /** Day of the last release when the makers state no end: `ends` is then a year later. */
  readonly lastRelease?: string | null;
}

/**
 * The support status of a version: `ended` and `ending` have the day, and the last release when no day was ever stated;
 * `behind` and `neglected` have the newest patch.
 */
export type Standing =
  | {
      readonly kind: 'ended' | 'ending';
      readonly ends: string;
      readonly days: number;
      /** Set when no maker stated the end. */
      readonly lastRelease?: string;
    }
  | { readonly kind: 'neglected' | 'behind'; readonly newest: string }
  /** The newest patch of a branch that is maintained, or a branch younger than the table. */
  | { readonly kind: 'current' }
  /** In a maintained branch; its newest patch is not in the table, or the version only states the branch. */
  | { readonly kind: 'maintained' }
  | { readonly kind: 'uncharted' };

/**
 * How far a release may be beyond a table that is at most half a year old: majors and minors after its newest, patches
 * of a branch.
 */
const BEYOND = { major: 1, minor: 6, patch: 30 };
const GRACE = 14;
const NOTICE = 90;

const findRow = (version: string, rows: readonly BranchRow[]): BranchRow | undefined =>
  rows
    // `10` may be 10.0 or 10.6.
    .filter(({ branch }) => isInBranch(version, branch) && parseNumbers(version).length >= branch.split('.').length)
    .sort((a, b) => b.branch.split('.').length - a.branch.split('.').length)[0];

const toEnded = ({ lastRelease }: BranchRow, ends: string, at: number): Standing => ({
  kind: 'ended',
  ends,
  days: countDaysSince(ends, at),
  ...(lastRelease == null ? {} : { lastRelease }),
});

/** Whether a version is older than the first release: there is nothing to run then. */
const isBeforeAll = (version: string, oldest: string): boolean => /^0(?:\.|$)/.test(version) && !oldest.startsWith('0');
const parseNumbers = (version: string): readonly number[] =>
  version.replace(/^v/, '').split('.').map(Number.parseFloat);

/**
 * Whether a release after the newest known one can exist by now; `99.0` cannot, nor can a version with a part that is
 * not a number.
 */
const canFollow = (version: string, newest: string): boolean => {
  const [[major = 0, minor = 0, patch = 0], [lastMajor = 0, lastMinor, lastPatch]] = [
    parseNumbers(version),
    parseNumbers(newest),
  ];
  if (major !== lastMajor) return major - lastMajor <= BEYOND.major && minor <= BEYOND.minor;
  if (lastMinor === undefined) return true;
  if (minor !== lastMinor) return minor - lastMinor <= BEYOND.minor;
  return lastPatch === undefined || patch - lastPatch <= BEYOND.patch;
};

/**
 * Status of a version that is in no branch: newer than all is current, older than all ended with the oldest, between
 * two is unknown.
 */
const assessOutside = (version: string, rows: readonly BranchRow[], at: number): Standing => {
  const ordered = [...rows].sort((a, b) => compareVersions(a.branch, b.branch));
  const [oldest, newest] = [ordered[0], ordered.at(-1)];
  if (newest !== undefined && compareVersions(version, newest.branch) > 0)
    return { kind: canFollow(version, newest.branch) ? 'current' : 'uncharted' };
  if (oldest === undefined || compareVersions(version, oldest.branch) > 0) return { kind: 'uncharted' };
  if (isBeforeAll(version, oldest.branch)) return { kind: 'uncharted' };
  if (oldest.ends === null || countDaysSince(oldest.ends, at) <= 0) return { kind: 'uncharted' };
  return toEnded(oldest, oldest.ends, at);
};

/** Release day of the first patch that a version lacks; the newest patch's when no earlier one is known. */
const findLackingSince = (version: string, { newestDate, patches }: BranchRow): string | null =>
  patches
    .filter(([patch]) => compareVersions(version, patch) < 0)
    .map(([, day]) => day)
    .sort()[0] ?? newestDate;

const assessPatches = (version: string, row: BranchRow, at: number): Standing => {
  const { newest, yearOld } = row;
  if (!version.includes('.') || (newest === null && yearOld === null)) return { kind: 'maintained' };
  // It has none of the releases of the last year.
  const isOld = yearOld !== null && compareVersions(version, yearOld, true) <= 0;
  const since = findLackingSince(version, row);
  if (newest === null || since === null)
    return isOld ? { kind: 'neglected', newest: newest ?? yearOld } : { kind: 'maintained' };
  if (!canFollow(version, newest)) return { kind: 'uncharted' };
  const lacks = compareVersions(version, newest, true) < 0 && countDaysSince(since, at) > GRACE;
  if (!lacks) return { kind: 'current' };
  return { kind: isOld ? 'neglected' : 'behind', newest };
};

/** Support status of a version among the branches of its product, at a moment in milliseconds since 1970. */
export const assessVersion = (version: string, rows: readonly BranchRow[], at: number): Standing => {
  const row = findRow(version, rows);
  if (row === undefined) return assessOutside(version, rows, at);
  const days = row.ends === null ? Number.NEGATIVE_INFINITY : countDaysSince(row.ends, at);
  const { ends } = row;
  if (ends !== null && days > 0) return toEnded(row, ends, at);
  const patches = assessPatches(version, row, at);
  // A branch whose end nobody stated may have its next release tomorrow.
  if (patches.kind !== 'neglected' && ends !== null && row.lastRelease == null && days > -NOTICE)
    return { kind: 'ending', ends, days: Math.abs(days) };
  return patches;
};
