import type { Report, Tier } from '../../model.ts';
import { compareByNewest, type Dated, orderOf } from '../order.ts';

/** One stored scan as the history shows it. */
export interface StoredScan extends Dated {
  readonly id: string;
  readonly host: string;
  readonly overall: number | null;
  /** Whether something was not seen, and whether something limits the total: known of partner scans only. */
  readonly incomplete: boolean;
  readonly limited: boolean;
  readonly tier: Tier;
  readonly pinned: boolean;
  readonly imported: boolean;
  /** Null on the public tier, which stores the result only. */
  readonly report: Report | null;
}

/** All stored scans of one host, newest first. */
export interface Site {
  readonly host: string;
  readonly scans: readonly StoredScan[];
}

/** Groups the scans by host; the most recently scanned host comes first. */
export const groupBySite = (scans: readonly StoredScan[]): readonly Site[] => {
  return [...Map.groupBy(scans.toSorted(compareByNewest), ({ host }) => host)].map(([host, own]) => ({
    host,
    scans: own,
  }));
};

/** For each scan of a site, newest first, the last comparable scan before it: only one with a report. */
export const findPrevious = ({ scans }: Site): ReadonlyMap<string, StoredScan> => {
  const found = new Map<string, StoredScan>();
  let at = 0;
  for (const scan of scans) {
    const isBefore = (one: StoredScan): boolean => one.report !== null && orderOf(one) < orderOf(scan);
    // A scan that is not before this one is not before an older one either.
    while (scans[at] !== undefined && !isBefore(scans[at] as StoredScan)) at += 1;
    const previous = scans[at];
    if (previous !== undefined) found.set(scan.id, previous);
  }
  return found;
};

/** Parses the two scans that an address names after `#`, the earlier choice first: `#id,id`; null for any other. */
export const readPair = (hash: string): readonly [string, string] | null => {
  const [, before, after] = /^#?([\w-]+),([\w-]+)$/.exec(hash) ?? [];
  return before === undefined || after === undefined ? null : [before, after];
};

/** Puts two chosen scans in the order of a comparison: the older one first. */
export const sortChosen = (scans: readonly StoredScan[], chosen: readonly string[]): readonly string[] =>
  scans
    .filter(({ id }) => chosen.includes(id))
    .toSorted((a, b) => compareByNewest(b, a))
    .map(({ id }) => id);
