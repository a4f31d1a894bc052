import type { Facts } from '../../evidence.ts';
import type { Page } from '../../facts/page.ts';
import type { Target } from '../../model.ts';
import { parseLinkHeader } from '../../parse/http/link-header.ts';
import { findLicences } from '../../parse/site-files/robots-policy.ts';
import { sortHarmlessFirst } from '../../parse/url/action-address.ts';
import { isOwnAddress } from '../../parse/url/own-address.ts';
import { toReply } from '../network/answer.ts';
import type { Reach } from '../network/reach.ts';
import { collectIfSeen, collectPart } from '../seen-part.ts';
import { collectFresh } from './answer-fact.ts';
import { requestOwnAnswer } from './own-answer.ts';
import { collectRobots } from './robots.ts';

type Part = Facts['wellKnown']['tdmrep'];
type Advertised = NonNullable<Facts['wellKnown']['advertised']>;
type Named = Pick<Advertised, 'kind' | 'url'>;

const CAP = 64 * 1024;

const requestPart = (url: string, reach: Reach): Promise<Part> =>
  collectPart('wellKnown', async () =>
    toReply(await requestOwnAnswer(reach, url, { purpose: 'wellKnown', redirect: 'follow', cap: CAP }), 'body'),
  );

type Offer = Pick<Page['head']['links'][number], 'rel' | 'type' | 'href'>;

/** Resources advertised to agents, by relation, type and address. */
const RELATIONS: readonly (readonly [Advertised['kind'], (link: Offer) => boolean])[] = [
  ['mcpCard', ({ rel, href }) => rel.split(' ').includes('mcp') || /\/\.well-known\/mcp\b/.test(href ?? '')],
  ['agentCard', ({ href }) => /\/\.well-known\/agent(?:-card)?\.json$/.test(href ?? '')],
  ['markdown', ({ rel, type }) => rel.split(' ').includes('alternate') && /^text\/markdown\b/.test(type)],
  ['plugin', ({ href }) => /\/\.well-known\/ai-plugin\.json$/.test(href ?? '')],
];

const listAdvertised = (links: readonly Offer[]): readonly Named[] =>
  RELATIONS.flatMap(([kind, is]) =>
    links.flatMap((link) => (link.href !== null && is(link) ? [{ kind, url: link.href }] : [])),
  );

/** Links of the Link header of the answer to a first-time visitor; none when it was not seen. */
const findInHeader = async (target: Target, reach: Reach): Promise<readonly Offer[]> => {
  const reply = await collectIfSeen(() => collectFresh(target, reach));
  return parseLinkHeader(reply?.headers['link'] ?? '').map(({ target: address, params }) => ({
    rel: (params.get('rel') ?? '').toLowerCase(),
    type: (params.get('type') ?? '').toLowerCase(),
    href: URL.parse(address, reply?.url)?.href ?? null,
  }));
};

const findInRobots = async (target: Target, reach: Reach): Promise<readonly Named[]> => {
  const answer = await collectIfSeen(() => collectRobots(target, reach));
  return findLicences(answer !== null && answer.status < 300 ? answer.body : '').map((url) => ({
    kind: 'licence',
    url,
  }));
};

/**
 * Small files for machines: two fixed ones, and the first one that robots.txt, the head or the Link header advertises
 * on this site.
 */
export const collectWellKnown = async (target: Target, reach: Reach): Promise<Facts['wellKnown']> => {
  const requestPath = (path: string): Promise<Part> => requestPart(new URL(path, target.url).href, reach);
  const [tdmrep, aiCatalog, licences, page, header] = await Promise.all([
    requestPath('/.well-known/tdmrep.json'),
    requestPath('/.well-known/ai-catalog.json'),
    findInRobots(target, reach),
    reach.page(),
    findInHeader(target, reach),
  ]);
  const offered = [...licences, ...listAdvertised([...page.head.links, ...header])];
  const own = offered.filter(({ url }) => isOwnAddress(url, target));
  const [named] = sortHarmlessFirst(own, ({ url }) => url);
  const advertised = named === undefined ? null : { ...named, reply: await requestPart(named.url, reach) };
  return { tdmrep, aiCatalog, advertised };
};
