import { CHALLENGES } from '../../data/page-kinds/challenges.ts';
import { createNotSeen, type Facts } from '../../evidence.ts';
import type { Trail } from '../../facts/reply.ts';
import type { Target } from '../../model.ts';
import { hasChallenge } from '../../parse/page-kind/barrier.ts';
import { findOnward } from '../../parse/page-kind/onward.ts';
import { isLoopback } from '../../parse/url/trustworthy.ts';
import { findTwin, toSpelling } from '../network/policy.ts';
import type { Reach } from '../network/reach.ts';
import { collectIfSeen, collectPart } from '../seen-part.ts';
import { decodeAnswerHtml } from './answer-fact.ts';

type Twins = Facts['twins'];
type VariantName = Exclude<keyof Twins, 'root'>;

/** Maximum number of bytes of a plain http answer that are searched for a redirect in its markup. */
const CAP = 64_000;

/** The addresses to request; null when there is no such twin. */
const listAddresses = (target: Target): Readonly<Record<VariantName, string | null>> => {
  const { protocol, port } = new URL(target.url);
  const twin = findTwin(target);
  // A site on a non-default port has no twins on other ports.
  if (port !== '' || isLoopback(target.host)) return { otherScheme: null, twinHttp: null, twinHttps: null };
  const toAddress = (scheme: string, host: string): string => `${scheme}://${toSpelling(host, target)}/`;
  return {
    otherScheme: toAddress(protocol === 'https:' ? 'http' : 'https', target.host),
    twinHttp: twin === null ? null : toAddress('http', twin),
    twinHttps: twin === null ? null : toAddress('https', twin),
  };
};

const findOnwardOf = async (url: string, reach: Reach): Promise<Trail['onward']> => {
  const answer = await collectIfSeen(() => reach.site(url, { purpose: 'twin', cap: CAP }));
  if (answer === null) return undefined;
  const html = decodeAnswerHtml(answer);
  return hasChallenge(html, CHALLENGES) ? undefined : findOnward(html, url);
};

/** The redirect chain from an address; for an answer over http also the target of a redirect in its markup. */
const followTrail = async (address: string, reach: Reach): Promise<Trail> => {
  const trail = await reach.trail(address, 'twin');
  const last = trail.reply?.url ?? '';
  if (!last.startsWith('http:')) return trail;

  const onward = await findOnwardOf(last, reach);
  return onward === undefined ? trail : { ...trail, onward };
};

const toPart = async (address: string | null, reach: Reach): Promise<Twins['otherScheme']> =>
  address === null ? createNotSeen('notApplicable') : collectPart('twins', () => followTrail(address, reach));

/**
 * The redirect chain from the host's first address over https, which visitors get who type its name; null when the page
 * is at that address, or a chain passed it. Without access, requesting it shows nothing more.
 */
const findRoot = async (
  target: Target,
  found: readonly Twins['otherScheme'][],
  reach: Reach,
): Promise<Twins['otherScheme'] | null> => {
  const { protocol, port, pathname } = new URL(target.url);
  if (protocol !== 'https:' || port !== '' || pathname === '/' || isLoopback(target.host)) return null;
  const chains = found.flatMap((part) => (part.seen ? [part.value] : []));
  const root = `https://${toSpelling(target.host, target)}/`;
  const passed = chains.flatMap(({ hops, reply }) => [...hops.map(({ url }) => url), reply?.url]);
  if (chains.length === 0 || passed.includes(root)) return null;
  return collectPart('twins', () => reach.trail(root, 'twin'));
};

/**
 * The host with the other scheme and its www/apex twin with both. http first: an https answer seen earlier would teach
 * the browser HSTS, and the http address would then never be requested.
 */
export const collectTwins = async (target: Target, reach: Reach): Promise<Twins> => {
  const { otherScheme, twinHttp, twinHttps } = listAddresses(target);
  const isHttp = otherScheme?.startsWith('http:') ?? false;
  const [plain, plainTwin] = await Promise.all([isHttp ? toPart(otherScheme, reach) : null, toPart(twinHttp, reach)]);
  const [secure, secureTwin] = await Promise.all([plain ?? toPart(otherScheme, reach), toPart(twinHttps, reach)]);
  const found = { otherScheme: secure, twinHttp: plainTwin, twinHttps: secureTwin };
  const root = await findRoot(target, Object.values(found), reach);
  return root === null ? found : { ...found, root };
};
