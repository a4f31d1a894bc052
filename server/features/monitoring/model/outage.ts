import type { SiteFailure } from '../../../../lib/model.ts';

/**
 * Since when a site cannot be scanned, and whether that was announced (`told` is the name of a stored field); times in ms since
 * 1970.
 */
export interface Outage {
  readonly first: number;
  readonly told: boolean;
}

/** The outcomes of the scans of one round, in order: why each failed, or null if it did not. */
export interface Round {
  readonly at: number;
  readonly outcomes: readonly (SiteFailure | null)[];
}

/** What to announce, and the outage from then on; `outage` is null when the site can be scanned. */
export interface OutageChange {
  readonly announce: 'unreachable' | 'reachable' | null;
  readonly outage: Outage | null;
}

/**
 * Decides from a round whether a site can be scanned. An outage is announced once, when a second scan has failed too, and so is
 * its end; an outage that was not announced ends silently.
 */
export const computeOutage = (outage: Outage | null, { at, outcomes }: Round): OutageChange => {
  const failures = outcomes.filter((one) => one !== null);
  if (failures.length < outcomes.length) return { announce: outage?.told === true ? 'reachable' : null, outage: null };
  const first = outage?.first ?? at;
  const isSure = failures.length > 1 || outage !== null;
  if (outage?.told === true || !isSure) return { announce: null, outage: { first, told: outage?.told ?? false } };
  return { announce: 'unreachable', outage: { first, told: true } };
};
