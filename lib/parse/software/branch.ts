import { countDaysSince } from './table-age.ts';
import { compareVersions, isInBranch } from './version.ts';

/** A line of versions that ends together, as the end-of-life table has it. */
export interface BranchRow {
  readonly branch: string;
  readonly ends: string | null;
  readonly newest: string | null;
  readonly newestDate: string | null;
  /** Earlier patches with the day of each, as far as they are known. */
  readonly patches: readonly (readonly [version: string, day: string])[];
  readonly yearOld: string | null;
  /** Day of the last release where the makers name no end: then `ends` is a year later. */
  readonly lastRelease?: string | null;
}

/** How a version stands: `ended` and `ending` tell the day, and the last release where no day was ever named; `behind` and `neglected` the newest patch. */
export type Standing =
  | {
      readonly kind: 'ended' | 'ending';
      readonly ends: string;
      readonly days: number;
      /** Where no maker named the end. */
      readonly lastRelease?: string;
    }
  | { readonly kind: 'neglected' | 'behind'; readonly newest: string }
  /** The newest patch of a branch that is maintained, or a branch younger than the table. */
  | { readonly kind: 'current' }
  /** In a maintained branch; its newest patch is not in the table, or the version tells the branch alone. */
  | { readonly kind: 'maintained' }
  | { readonly kind: 'uncharted' };

/** What a table of at most half a year may not know yet: majors and minors after its newest, patches of a branch. */
const BEYOND = { major: 1, minor: 6, patch: 30 };
const GRACE = 14;
const NOTICE = 90;

const findRow = (version: string, rows: readonly BranchRow[]): BranchRow | undefined =>
  rows
    // `10` does not tell whether it is 10.0 or 10.6.
    .filter(({ branch }) => isInBranch(version, branch) && parseNumbers(version).length >= branch.split('.').length)
    .sort((a, b) => b.branch.split('.').length - a.branch.split('.').length)[0];

const toEnded = ({ lastRelease }: BranchRow, ends: string, at: number): Standing => ({
  kind: 'ended',
  ends,
  days: countDaysSince(ends, at),
  ...(lastRelease == null ? {} : { lastRelease }),
});

/** Before a first release there is nothing to run. */
const isBeforeAll = (version: string, oldest: string): boolean => /^0(?:\.|$)/.test(version) && !oldest.startsWith('0');
const parseNumbers = (version: string): readonly number[] =>
  version.replace(/^v/, '').split('.').map(Number.parseFloat);

/** Whether a release after the newest that is known can exist by now; `99.0` cannot. NaN is no step. */
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

/** No branch holds it: younger than all is current, older than all ended with the oldest, between two nobody knows. */
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

/** The day on which the first patch came out that a version lacks; the newest's where no earlier one is known. */
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

/** How a version stands among the branches of its product, at a moment in ms. */
export const assessVersion = (version: string, rows: readonly BranchRow[], at: number): Standing => {
  const row = findRow(version, rows);
  if (row === undefined) return assessOutside(version, rows, at);
  const days = row.ends === null ? Number.NEGATIVE_INFINITY : countDaysSince(row.ends, at);
  const { ends } = row;
  if (ends !== null && days > 0) return toEnded(row, ends, at);
  const patches = assessPatches(version, row, at);
  // A branch of which nobody named an end may have its next release tomorrow.
  if (patches.kind !== 'neglected' && ends !== null && row.lastRelease == null && days > -NOTICE)
    return { kind: 'ending', ends, days: Math.abs(days) };
  return patches;
};
