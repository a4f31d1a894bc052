import type { Facts } from '../../evidence.ts';
import type { Page } from '../../facts/page.ts';
import { createNotSeen } from '../../facts/seen.ts';
import type { Target } from '../../model.ts';
import { decodeHtml, isHtmlType } from '../../parse/html/html-charset.ts';
import { findOpened } from '../../parse/page-kind/administration.ts';
import { findAdministrationLink, isAdministrationAddress } from '../../parse/page-kind/linked-administration.ts';
import { isMachinery, isMailProtection } from '../../parse/page-kind/page-tools.ts';
import { mayFetch, parseRobots } from '../../parse/site-files/robots.ts';
import { pickSpacedSample } from '../../parse/text/spaced-sample.ts';
import { isActionText, mayAct } from '../../parse/url/action-address.ts';
import { isOwnAddress } from '../../parse/url/own-address.ts';
import { isHomePath, withoutTracking } from '../../parse/url/page-address.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { collectPart } from '../seen-part.ts';
import { decodeAnswerHtml } from './answer-fact.ts';
import { isChallenge, requestOwnAnswer } from './own-answer.ts';
import { collectRobots } from './robots.ts';

type Visit = Facts['visited']['sample'][number]['visit'];
type Home = Facts['visited']['home'];
type Administration = NonNullable<Facts['visited']['administration']>;

const SAMPLE = 6;
/**
 * Maximum numbers of bytes read: of a page to recognise a challenge, of the home page for its structured data, and of
 * an administration page.
 */
const CAP = { page: 64 * 1024, home: 1024 * 1024, administration: 256 * 1024 };

/** Regions of a page with links that lead visitors on. */
const PLACES: Readonly<Record<'first' | 'all', readonly string[]>> = {
  first: ['nav', 'content'],
  all: ['nav', 'content', 'footer'],
};

const visitLink = (url: string, reach: Reach, cap = CAP.page): Promise<Visit> =>
  collectPart('visited', async () => {
    const answer = await reach.site(url, { purpose: 'link', cap });
    return {
      status: answer.status,
      redirected: answer.redirected || answer.status === 0,
      challenged: isChallenge(answer),
    };
  });

/** Addresses of this site in navigation, content and footer, without the page itself. */
const listCandidates = (
  { links, document }: Page,
  target: Target,
  places: readonly string[] = PLACES.all,
): readonly string[] => {
  const here = withoutTracking(document.url);
  const addresses = links.list.flatMap(({ href, region, download }) => {
    if (href === null || download || isMailProtection(href) || !places.includes(region)) return [];
    const address = withoutTracking(href);
    return address !== here && isOwnAddress(address, target) ? [address] : [];
  });
  return [...new Set(addresses)];
};

/** Addresses of links whose text says that they perform an action, anywhere on the page. */
const listActing = ({ links }: Page): ReadonlySet<string> =>
  new Set(links.list.flatMap(({ href, text }) => (href !== null && isActionText(text) ? withoutTracking(href) : [])));

/**
 * Returns a function that takes a sample: first the links in the main regions, then the footer's, and last sign-in,
 * editing and special pages.
 */
const createSampler =
  (first: ReadonlySet<string>) =>
  (addresses: readonly string[], size: number): readonly string[] => {
    const rankAddress = (address: string): number => {
      if (isMachinery(address)) return 2;
      return first.has(address) ? 0 : 1;
    };
    const sample: string[] = [];
    for (const rank of [0, 1, 2]) {
      const ranked = addresses.filter((address) => rankAddress(address) === rank);
      sample.push(...pickSpacedSample(ranked, size - sample.length));
    }
    return sample;
  };

const requestHome = (home: string, reach: Reach): Promise<Home> =>
  collectPart('visited', async () => {
    const answer = await requestOwnAnswer(reach, home, { purpose: 'link', cap: CAP.home });
    if (answer.status < 200 || answer.status > 299) throw new NotObservable('hidden', home);
    const html = decodeHtml(answer.body, answer.headers['content-type'] ?? '');
    const data = await reach.parsePart({ html, url: answer.url, truncated: answer.truncated }, 'structuredData');
    return { ...data, truncated: data.truncated || answer.truncated };
  });

/** Whether robots.txt forbids everybody an address; false when the file was not seen. */
const isRefused = async (url: string, target: Target, reach: Reach): Promise<boolean> => {
  const file = await collectRobots(target, reach).catch(() => null);
  if (file === null || file.status < 200 || file.status > 299) return false;
  return !mayFetch(parseRobots(file.body), { agent: '*', url }).allowed;
};

/** What an address that the page links to exposes to a stranger: one answer, following redirects on this site. */
const findOpening = (url: string, target: Target, reach: Reach): Promise<Administration['opened']> =>
  collectPart('visited', async () => {
    if (await isRefused(url, target, reach)) throw new NotObservable('hidden', url);
    const answer = await reach.site(url, { purpose: 'link', cap: CAP.administration, redirect: 'follow' });
    if (isChallenge(answer)) throw new NotObservable('wall', url);
    if (answer.status < 200 || answer.status > 299 || !isHtmlType(answer.headers['content-type'])) return null;
    const opened = findOpened(
      await reach.parse({ html: decodeAnswerHtml(answer), url: answer.url, truncated: answer.truncated }),
    );
    if (opened?.kind === 'drawnByScripts') throw new NotObservable('hidden', url);
    return opened === null || opened.kind === 'listing' ? null : { kind: opened.kind, name: opened.name };
  });

/**
 * A sample of the page's internal links, at most six: the home page first, then evenly spaced over the sorted rest.
 * Links that may perform an action when opened are left out; if no others remain, they are reported as not seen.
 */
export const collectVisited = async (target: Target, reach: Reach): Promise<Facts['visited']> => {
  const page = await reach.page();
  const candidates = listCandidates(page, target);
  const isHome = isHomePath(page.document.url);
  const home = new URL('/', target.url).href;
  const linked = findAdministrationLink(page, target);
  const wanted = candidates.filter(
    (address) => address !== linked && !isAdministrationAddress(address) && (isHome || address !== home),
  );
  const acting = listActing(page);
  const calm = wanted.filter((address) => !acting.has(address) && !mayAct(address));
  const sampleOf = createSampler(new Set(listCandidates(page, target, PLACES.first)));
  const others = isHome ? sampleOf(calm.length > 0 ? calm : wanted, SAMPLE) : sampleOf(calm, SAMPLE - 1);
  const opened = linked === null ? null : findOpening(linked, target, reach);
  const [data, ...visits] = await Promise.all([
    isHome ? createNotSeen('notApplicable') : requestHome(home, reach),
    ...(isHome ? [] : [visitLink(home, reach, CAP.home)]),
    ...others.map((url) => (acting.has(url) ? createNotSeen('otherHost') : visitLink(url, reach))),
  ]);
  const sampled = isHome ? others : [home, ...others];
  return {
    candidates: candidates.length,
    home: data as Home,
    sample: sampled.map((url, index) => ({ url, visit: (visits[index] ?? createNotSeen('interrupted')) as Visit })),
    ...(linked === null || opened === null ? {} : { administration: { url: linked, opened: await opened } }),
  };
};
