import type { Trail } from '../../../facts/reply.ts';
import { parseHost } from '../../../parse/url/host-match.ts';

/** Outcome of the site's other host name: `ownPage` is a 2xx of its own, whose canonical address decides. */
export type Merge =
  | 'merged'
  | 'temporary'
  | 'long'
  | 'ownPage'
  | 'elsewhere'
  | 'broken'
  | 'unreachable'
  | 'noName'
  | 'hidden'
  | 'wall'
  | 'login';

const HOPS = 2;
const PERMANENT = [301, 308];

type Hop = Trail['hops'][number];

/**
 * Whether a redirect happens after the visitor has reached the page's host (to a language or a consent page): it merges
 * nothing.
 */
const isBeyond = ({ url, location }: Hop, host: string): boolean =>
  parseHost(url) === host &&
  (parseHost(location) !== host || URL.parse(location ?? '')?.protocol === URL.parse(url)?.protocol);

const assessByHops = ({ hops, complete }: Trail, host: string): Merge => {
  if (!complete) return 'hidden';
  const redirects = hops.filter(
    (hop) => !hop.byBrowser && hop.status >= 300 && hop.status <= 399 && !isBeyond(hop, host),
  );
  if (redirects.some(({ status }) => !PERMANENT.includes(status))) return 'temporary';
  return redirects.length > HOPS ? 'long' : 'merged';
};

const assessByStatus = (status: number): Merge => {
  if (status === 401) return 'login';
  if (status === 403 || status === 429) return 'wall';
  return status >= 400 ? 'broken' : 'ownPage';
};

/** Assesses a chain that was not followed to its end: it leads to another site, or loops. */
const assessByLastHop = (trail: Trail, host: string): Merge => {
  const { asked: requested, hops, complete } = trail;
  const next = parseHost(hops.at(-1)?.location);
  if (!complete || next === '') return 'hidden';
  if (next === host || next === parseHost(requested)) return 'broken';
  return hops.some(({ url }) => parseHost(url) === host) ? assessByHops(trail, host) : 'elsewhere';
};

/** The outcome of a redirect chain from the twin's address, from the viewpoint of the page's host. */
export const mergeOf = (trail: Trail, host: string): Merge => {
  if (trail.end === 'noName') return 'noName';
  if (trail.end === 'redirect') return assessByLastHop(trail, host);
  if (trail.end !== 'answer' || trail.reply === null) return 'unreachable';

  const end = parseHost(trail.reply.url);
  if (end === host) return assessByHops(trail, host);
  return end === parseHost(trail.asked) ? assessByStatus(trail.reply.status) : 'elsewhere';
};
