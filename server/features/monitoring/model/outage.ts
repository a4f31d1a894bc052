import type { SiteFailure } from '../../../../lib/model.ts';

/** Since when a site cannot be scanned, and whether that was told (the name is that of a stored field); moments in ms since 1970. */
export interface Outage {
  readonly first: number;
  readonly told: boolean;
}

/** What the scans of one round came to, in their order: why each failed, or null where it did not. */
export interface Round {
  readonly at: number;
  readonly outcomes: readonly (SiteFailure | null)[];
}

/** What is to be told of it, and what is known from then on; `outage` is null where all is well. */
export interface OutageChange {
  readonly announce: 'unreachable' | 'reachable' | null;
  readonly outage: Outage | null;
}

/**
 * What a round says of whether a site can be scanned. It is told once that it cannot, when a second scan failed too, and
 * once that it can again; an outage that nobody was told of ends in silence.
 */
export const computeOutage = (outage: Outage | null, { at, outcomes }: Round): OutageChange => {
  const failures = outcomes.filter((one) => one !== null);
  if (failures.length < outcomes.length) return { announce: outage?.told === true ? 'reachable' : null, outage: null };
  const first = outage?.first ?? at;
  const isSure = failures.length > 1 || outage !== null;
  if (outage?.told === true || !isSure) return { announce: null, outage: { first, told: outage?.told ?? false } };
  return { announce: 'unreachable', outage: { first, told: true } };
};
