import type { Fetched } from './fetched.ts';
import type { Led } from './led.ts';
import type { Round } from './states.ts';

/** What the fetch policy says of every cell of the redirect matrix. */

/**
 * What happened to a redirect. `unfetched`: the redirecting address was not fetched at all. `unfollowed`: it was, its
 * target was not requested, and the ledger says so. `followed`: its target was requested, and the ledger lists that. The
 * others are errors. `unlisted`: requested but not in the ledger. `unrequested`: in the ledger but not requested.
 * `unsaid`: neither, and the ledger does not say that there was a redirect that was not followed.
 */
export type Outcome = 'unfetched' | 'unfollowed' | 'followed' | 'unlisted' | 'unrequested' | 'unsaid';

/** Ids of what was fetched and of where it led. */
export interface Cell {
  readonly fetched: string;
  readonly led: string;
  readonly outcome: Outcome;
}

/** Any host: which addresses are of the page's own origin is the same for all. */
const HOST = 'voorbeeld.nl';

/** Resolver, registry and service are asked by the contact level, the site by what may be read of it. */
const isFetched = ({ purpose, address }: Fetched, { state }: Round): boolean => {
  if (['dns', 'registry', 'service'].includes(purpose) || state.grants !== 'none') return true;
  // The click gives Chromium the tab's own origin to read; in Firefox the page itself is made to ask it.
  return address?.(HOST).startsWith(`https://${HOST}/`) === true;
};

/** A redirect is followed where it can be seen: within the site, and from one register to another that is public. */
const isFollowed = ({ purpose, follows }: Fetched, { id }: Led, { state }: Round): boolean => {
  if (!state.sees) return false;
  if (purpose === 'registry') return state.grants === 'all' && ['zelf', 'elders'].includes(id);
  return follows && id === 'zelf';
};

export const expectedOf = (fetched: Fetched, led: Led, round: Round): Outcome => {
  if (!isFetched(fetched, round)) return 'unfetched';
  return isFollowed(fetched, led, round) ? 'followed' : 'unfollowed';
};
