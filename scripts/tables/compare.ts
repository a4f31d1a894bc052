import { compareVersions } from '../../lib/parse/software/version.ts';

/** What the tables say of a package, and what the npm registry does; pure, so that a test needs no network. */
export interface Published {
  /** As the registry tags it. */
  readonly latest: string;
  /** Moment of release of every version. */
  readonly days: Readonly<Record<string, string>>;
}

export interface Held {
  readonly id: string;
  readonly newest: string;
}

interface Bounds {
  readonly id: string;
  readonly from: string;
  readonly below: string;
}

/** The newest version differs from the registry's; '' where it does not. */
export const staleNewest = ({ id, newest }: Held, { latest }: Published): string =>
  newest === latest ? '' : `${id}: newest is ${latest}, the table has ${newest}`;

/**
 * A range ends at a version that was never released, while newer ones were: its end was written wrongly. Where nothing as
 * new was released (no repair exists) and where the end is a pre-release nothing is said.
 */
export const brokenRanges = (rows: readonly Bounds[], { days }: Published): readonly string[] => {
  const versions = Object.keys(days).filter((one) => /^\d/.test(one));
  const newest = [...versions].sort(compareVersions).at(-1) ?? '0';
  return rows
    .filter(({ below }) => compareVersions(below, newest) <= 0 && !/[a-z]/i.test(below))
    .filter(({ below }) => !versions.some((one) => compareVersions(one, below) === 0))
    .map(({ id, below }) => `${id}: ends below ${below}, which was never released`);
};

/** Days of release that differ from the registry's. */
export const wrongDays = (
  id: string,
  patches: readonly (readonly [version: string, day: string])[],
  { days }: Published,
): readonly string[] =>
  patches.flatMap(([version, day]) => {
    const said = days[version]?.slice(0, 10) ?? 'never';
    return said === day ? [] : [`${id} ${version}: released ${said}, the table has ${day}`];
  });

/** The newest patch of a branch of which the table names one. */
export const staleBranch = (
  { branch, newest }: { readonly branch: string; readonly newest: string | null },
  { days }: Published,
): string => {
  const released = Object.keys(days).filter((one) => /^\d+(?:\.\d+)+$/.test(one) && `${one}.`.startsWith(`${branch}.`));
  const last = released.sort(compareVersions).at(-1);
  return newest === null || last === undefined || last === newest
    ? ''
    : `${branch}: newest is ${last}, the table has ${newest}`;
};

/** The text of `libraries.ts` with the newest versions and the day on which they were held against the registry. */
export const renewed = (
  text: string,
  { latest, day }: { readonly latest: Readonly<Record<string, string>>; readonly day: string },
): string =>
  Object.entries(latest)
    .reduce((before, [npm, version]) => {
      const [head = '', ...rows] = before.split(`'${npm}',`);
      return [head, ...rows.map((row) => row.replace(/^(\s{1,10}')\d[\w.-]*(')/, `$1${version}$2`))].join(`'${npm}',`);
    }, text)
    .replace(/(LIBRARIES_CHECKED = ')[\d-]+(')/, `$1${day}$2`);
