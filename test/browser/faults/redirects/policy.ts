import type { Fetched } from './fetched.ts';
import type { Led } from './led.ts';
import type { Round } from './states.ts';

/** What the fetch policy says of every cell of the redirect matrix. */

/**
 * What became of a redirect. `unfetched`: what redirects was not fetched at all. `unfollowed`: it was, nobody was asked
 * where it leads, and the ledger says so. `told`: where it leads was asked, and told. The others must not be: asked and
 * not told, told and not asked, and neither, of which the ledger does not say that it redirects and was not followed.
 */
export type Outcome = 'unfetched' | 'unfollowed' | 'told' | 'untold' | 'unasked' | 'unsaid';

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
  return isFollowed(fetched, led, round) ? 'told' : 'unfollowed';
};
