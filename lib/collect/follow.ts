import type { Target } from '../model.ts';
import { isThirdParty } from '../parse/same-site.ts';
import type { Answer } from './answer.ts';
import { mayAsk } from './policy.ts';
import { Blinded } from './reach.ts';
import type { Sent } from './send.ts';

/** Redirects followed for one answer; browsers give up after 20. */
const HOPS = 8;

/** Asks one address without following. */
type Step = (address: string) => Promise<Sent & { readonly answer: Answer }>;

/** Where a redirect leads, as webRequest showed it; null when it did not, or when that is no address. */
export const nextOf = ({ told }: Sent): URL | null => {
  const hop = told.hops.at(-1);
  return hop?.location == null ? null : URL.parse(hop.location, hop.url);
};

/** Cookies of all answers on the way; null as soon as one of them could not be seen. */
const cookiesOf = (way: readonly Sent[]): Answer['cookies'] => {
  const set = way.map(({ answer }) => answer?.cookies ?? null);
  return set.includes(null) ? null : set.flatMap((cookies) => cookies ?? []);
};

/** A redirect that is not followed: to another site, or to an address that nobody may be sent to. */
export const outOfReach = (next: URL | null, host: string): Blinded =>
  new Blinded(isThirdParty(next?.href ?? null, host) ? 'elsewhere' : 'denied', `redirects to ${next?.host}`);

/** One by one: what is asked next is known and allowed before it is asked. */
export const followSeen = async (asked: string, target: Target, step: Step): Promise<Answer | null> => {
  const way: Sent[] = [];
  const visited = new Set<string>();
  let address = asked;
  while (way.length <= HOPS && !visited.has(address)) {
    visited.add(address);
    const sent = await step(address);
    way.push(sent);
    const { answer } = sent;
    if (answer.status !== 0) {
      return { ...answer, asked, redirected: answer.redirected || way.length > 1, cookies: cookiesOf(way) };
    }

    const next = nextOf(sent);
    if (next === null) return null;
    if (!mayAsk(next, target)) throw outOfReach(next, target.host);
    next.hash = '';
    address = next.href;
  }
  throw new Blinded('malformed', `redirects without end from ${asked}`);
};
