import { DISTRIBUTION_SERVERS } from '../../../data/distribution-servers.ts';
import { SERVER_HOLES } from '../../../data/server-holes.ts';
import type { FoundProduct } from '../../../parse/software/found-products.ts';
import { daysSince } from '../../../parse/software/table-age.ts';
import { inRange } from '../../../parse/software/version.ts';

/** Of what the headers name, the first release with a hole that is known, and its holes. */
export const holesIn = (found: readonly FoundProduct[]) =>
  found.flatMap(({ id, name, version }) => {
    // `2.4` tells no patch.
    if (version === null || version.split('.').length < 3) return [];
    const ids = SERVER_HOLES.filter((hole) => hole.product === id && inRange(version, hole)).map((hole) => hole.id);
    return ids.length > 0 ? [{ name, version, ids }] : [];
  })[0];

/** The first release of a distribution that has ended; one that several ship is repaired as long as any of them does. */
export const abandonedIn = (found: readonly FoundProduct[], server: string, at: number) =>
  found.flatMap(({ id, name, version }) => {
    const rows = DISTRIBUTION_SERVERS.filter(
      ({ product, banner, versions }) => product === id && banner.test(server) && versions.test(version ?? ''),
    );
    const [row] = rows;
    const isEnded = row !== undefined && rows.every(({ until }) => daysSince(until, at) > 0);
    return isEnded ? [{ name, version: version ?? '', distribution: row.distribution, ends: row.until }] : [];
  })[0];
