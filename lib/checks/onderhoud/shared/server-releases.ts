import { DISTRIBUTION_SERVERS } from '../../../data/software/distribution-servers.ts';
import { SHIPPED_ENDED, SHIPPED_SERVERS } from '../../../data/software/shipped-servers.ts';
import { getTables, type ServerHole } from '../../../data/tables.ts';
import { assessVersion } from '../../../parse/software/branch.ts';
import type { FoundProduct } from '../../../parse/software/found-products.ts';
import { countDaysSince } from '../../../parse/software/table-age.ts';
import { isInRange } from '../../../parse/software/version.ts';

/** Whether a version includes the patch level; `2.4` does not. */
const hasPatch = (version: string | null): version is string => version !== null && version.split('.').length >= 3;

const listHoles = (product: string, version: string): readonly ServerHole[] =>
  getTables().serverHoles.filter((hole) => hole.product === product && isInRange(version, hole));

/** The first product in the headers with a vulnerability that any stranger can exploit, and its vulnerabilities. */
export const findHoles = (found: readonly FoundProduct[]) =>
  found.flatMap(({ id, name, version }) => {
    if (!hasPatch(version)) return [];
    const ids = listHoles(id, version).flatMap((hole) => (hole.setup ? [] : [hole.id]));
    return ids.length > 0 ? [{ name, version, ids }] : [];
  })[0];

/**
 * The first product from a distribution release that has ended; a version shipped by several releases is maintained as
 * long as one of them is.
 */
export const findAbandoned = (found: readonly FoundProduct[], server: string, at: number) =>
  found.flatMap(({ id, name, version }) => {
    const rows = DISTRIBUTION_SERVERS.filter(
      ({ product, banner, versions }) => product === id && banner.test(server) && versions.test(version ?? ''),
    );
    const [row] = rows;
    const isEnded = row !== undefined && rows.every(({ until }) => countDaysSince(until, at) > 0);
    return isEnded ? [{ name, version: version ?? '', distribution: row.distribution, ends: row.until }] : [];
  })[0];

/** The patches of its own branch that a release lacks. */
interface MissingPatches {
  readonly name: string;
  readonly version: string;
  readonly newest: string;
  /** Number of known vulnerabilities that the newest patch fixes, and what the worst of them gives an attacker. */
  readonly count: number;
  readonly gain: ServerHole['gain'];
  /** It lacks all releases of the last year. */
  readonly isOld: boolean;
}

const WORST: readonly ServerHole['gain'][] = ['runs', 'leaks', 'hangs'];

/**
 * Patches that a release in a maintained branch has lacked for a fortnight, if they fix known vulnerabilities;
 * undefined when it lacks none, or when nothing is known about what it lacks.
 */
export const findMissingPatches = (
  { id, name, version }: Pick<FoundProduct, 'id' | 'name' | 'version'>,
  at: number,
): MissingPatches | undefined => {
  if (!hasPatch(version)) return undefined;
  // Whether the branch ends soon is not judged here.
  const rows = getTables()
    .endOfLife.filter(({ product, ends }) => product === id && (ends === null || countDaysSince(ends, at) <= 0))
    .map((row) => ({ ...row, ends: null }));
  const standing = assessVersion(version, rows, at);
  if (standing.kind !== 'behind' && standing.kind !== 'neglected') return undefined;
  const holes = listHoles(id, version);
  const gain = WORST.find((one) => holes.some((hole) => hole.gain === one));
  if (gain === undefined) return undefined;
  const { newest, kind } = standing;
  return {
    name,
    version,
    newest,
    count: new Set(holes.map((hole) => hole.id)).size,
    gain,
    isOld: kind === 'neglected',
  };
};

/**
 * Whether a release may be a distribution's, which fixes it under the same version number: the version is one that a
 * distribution ships, and the banner names no system.
 */
const mayBeShipped = ({ id, version }: Pick<FoundProduct, 'id' | 'version'>, banner: string): boolean =>
  !banner.includes('(') && Object.hasOwn(SHIPPED_SERVERS, id) && (SHIPPED_SERVERS[id] ?? []).includes(version ?? '');

/**
 * What the release that lacks most lacks, for the words of a conclusion, and whether it may be a distribution's; null when
 * none lacks anything. One that is not comes first.
 */
export const findWorstMissing = (found: readonly FoundProduct[], banner: string, at: number) => {
  const missing = found.flatMap((one) => {
    const lacks = findMissingPatches(one, at);
    if (lacks === undefined) return [];
    const { name, version, newest, count, gain } = lacks;
    return [{ args: { name, version, newest, count, gain }, shipped: mayBeShipped(one, banner) }];
  });
  return missing.find(({ shipped }) => !shipped) ?? missing[0] ?? null;
};

/** Whether a distribution that does not show its name still patches a release that its makers no longer support. */
export const mayBePatched = ({ id, version }: Pick<FoundProduct, 'id' | 'version'>, at: number): boolean =>
  SHIPPED_ENDED.some((one) => one.product === id && one.version === version && countDaysSince(one.until, at) <= 0);
