import type { Hop } from '../../facts/reply.ts';
import type { Target } from '../../model.ts';
import { isIpLiteral } from '../../parse/url/addresses.ts';
import { isLeadingNowhere, isPublicHost, normalizeHost } from '../../parse/url/host-name.ts';
import { isThirdParty } from '../../parse/url/same-site.ts';
import type { Answer } from './answer.ts';
import { mayAsk } from './policy.ts';
import { NotObservable } from './reach.ts';
import type { Sent } from './send.ts';

/** Redirects followed for one answer; browsers give up after 20. */
const HOPS = 8;

/** Requests one address without following redirects. */
type Step = (address: string) => Promise<Sent & { readonly answer: Answer }>;

/** The target of a redirect, without fragment; null when it is not a valid address, or was not visible. */
export const resolveNext = (hop: Hop | undefined): URL | null => {
  const next = hop?.location == null ? null : URL.parse(hop.location, hop.url);
  if (next !== null) next.hash = '';
  return next;
};

/** Cookies of all answers along the redirects; null as soon as one of them could not be seen. */
const collectCookies = (way: readonly Sent[]): Answer['cookies'] => {
  const set = way.map(({ answer }) => answer?.cookies ?? null);
  return set.includes(null) ? null : set.flatMap((cookies) => cookies ?? []);
};

/** A redirect that was seen and not followed: it leads to another site, or to an address that must not be requested. */
export class LedAway extends NotObservable {
  readonly next: URL;
  constructor(next: URL, host: string) {
    super(isThirdParty(next.href, host) ? 'elsewhere' : 'otherHost', `redirects to ${next.protocol}//${next.host}`);
    this.next = next;
  }
}

/**
 * Addresses that nobody on the internet can reach: a private address, a name of a local network, or anything that is
 * not a web address.
 */
const isNowhere = ({ protocol, hostname }: URL): boolean => {
  if (!/^https?:$/.test(protocol)) return true;
  return isIpLiteral(normalizeHost(hostname)) ? !isPublicHost(hostname) : isLeadingNowhere(hostname);
};

/**
 * Why a redirect from a page of this host is not followed; `malformed` when its target is no valid address, or one that
 * nobody can reach. Over http, an unreachable target may come from a network in between (a hotel's) and not from the
 * site, so it is not `malformed`.
 */
export const explainOutOfReach = (
  hop: Hop | undefined,
  { host, isPublic }: Pick<Target, 'host' | 'isPublic'>,
): NotObservable => {
  const next = resolveNext(hop);
  if (next === null) return new NotObservable('malformed', 'redirects to no address');
  const isOfSite = isPublic && hop?.url.startsWith('https:');
  if (isOfSite && isNowhere(next)) return new NotObservable('malformed', `redirects to ${next.protocol}//${next.host}`);
  return new LedAway(next, host);
};

/**
 * Requests an answer and follows redirects as long as they stay on this site, with separate requests, so that each
 * target is known and checked before it is requested. A redirect with an invisible target is not followed.
 */
export const follow = async (start: string, target: Target, step: Step): Promise<Answer> => {
  const way: Sent[] = [];
  const visited = new Set<string>();
  let address = start;
  while (way.length <= HOPS && !visited.has(address)) {
    visited.add(address);
    const sent = await step(address);
    way.push(sent);
    const { answer, outcome } = sent;
    if (answer.status !== 0) {
      return { ...answer, asked: start, redirected: answer.redirected || way.length > 1, cookies: collectCookies(way) };
    }

    const last = outcome.hops.at(-1);
    if (last === undefined) throw new NotObservable('denied', `${address} redirects, not followed`);
    const next = resolveNext(last);
    if (next === null || !mayAsk(next, target)) throw explainOutOfReach(last, target);
    sent.followed?.();
    address = next.href;
  }
  throw new NotObservable('loop', `redirects without end from ${start}`);
};
