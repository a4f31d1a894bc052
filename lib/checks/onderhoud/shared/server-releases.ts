import { DISTRIBUTION_SERVERS } from '../../../data/software/distribution-servers.ts';
import { SHIPPED_SERVERS } from '../../../data/software/shipped-servers.ts';
import { getTables, type ServerHole } from '../../../data/tables.ts';
import { assessVersion } from '../../../parse/software/branch.ts';
import type { FoundProduct } from '../../../parse/software/found-products.ts';
import { countDaysSince } from '../../../parse/software/table-age.ts';
import { isInRange } from '../../../parse/software/version.ts';

/** `2.4` tells no patch. */
const hasPatch = (version: string | null): version is string => version !== null && version.split('.').length >= 3;

const listHoles = (product: string, version: string): readonly ServerHole[] =>
  getTables().serverHoles.filter((hole) => hole.product === product && isInRange(version, hole));

/** Of what the headers name, the first release with a hole that is open to every stranger, and its holes. */
export const findHoles = (found: readonly FoundProduct[]) =>
  found.flatMap(({ id, name, version }) => {
    if (!hasPatch(version)) return [];
    const ids = listHoles(id, version).flatMap((hole) => (hole.setup ? [] : [hole.id]));
    return ids.length > 0 ? [{ name, version, ids }] : [];
  })[0];

/** The first release of a distribution that has ended; one that several ship is repaired as long as any of them does. */
export const findAbandoned = (found: readonly FoundProduct[], server: string, at: number) =>
  found.flatMap(({ id, name, version }) => {
    const rows = DISTRIBUTION_SERVERS.filter(
      ({ product, banner, versions }) => product === id && banner.test(server) && versions.test(version ?? ''),
    );
    const [row] = rows;
    const isEnded = row !== undefined && rows.every(({ until }) => countDaysSince(until, at) > 0);
    return isEnded ? [{ name, version: version ?? '', distribution: row.distribution, ends: row.until }] : [];
  })[0];

/** What a release lacks of the patches of its own branch. */
interface MissingPatches {
  readonly name: string;
  readonly version: string;
  readonly newest: string;
  /** Known holes that the newest patch does not have, and what the worst of them gives an attacker. */
  readonly count: number;
  readonly gain: ServerHole['gain'];
  /** It has none of the releases of the last year. */
  readonly isOld: boolean;
}

const WORST: readonly ServerHole['gain'][] = ['runs', 'leaks', 'hangs'];

/**
 * The patches that a release in a branch that is mended has lacked for a fortnight, where they mend holes that are known; undefined
 * where it lacks none, or where nothing is known of what it lacks.
 */
export const findMissingPatches = (
  { id, name, version }: Pick<FoundProduct, 'id' | 'name' | 'version'>,
  at: number,
): MissingPatches | undefined => {
  if (!hasPatch(version)) return undefined;
  // Whether the branch ends soon is another question.
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

/** Whether a release may be a distribution's, which mends it under this number: it has theirs, and no system beside it. */
export const mayBeShipped = ({ id, version }: Pick<FoundProduct, 'id' | 'version'>, banner: string): boolean =>
  !banner.includes('(') && Object.hasOwn(SHIPPED_SERVERS, id) && (SHIPPED_SERVERS[id] ?? []).includes(version ?? '');
