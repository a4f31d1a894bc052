import { setTimeout as pause } from 'node:timers/promises';
import type { CheckedLink } from '../../../lib/model.ts';
import { createRulings, parseRobots } from '../../../lib/parse/site-files/robots.ts';
import { isActionText, mayAct } from '../../../lib/parse/url/action-address.ts';
import { isSameSite } from '../../../lib/parse/url/same-site.ts';
import { REFUSED } from '../../egress/dial.ts';
import { createKeyedQueue } from '../keyed-queue.ts';
import type { PlainAnswer } from '../network/requester.ts';

/** Pages that say that nothing is there, despite a status of success. */

/** Maximum characters of a page that are read. */
const MAX_READ = 64_000;

const TEXT = { title: /<title\b[^<>]{0,500}>([^<]{0,500})/i, h1: /<h1\b[^<>]{0,500}>([^<]{0,500})/i } as const;

const extractElementText = (html: string, name: keyof typeof TEXT): string =>
  (TEXT[name].exec(html.slice(0, MAX_READ))?.[1] ?? '').replace(/\s+/g, ' ').trim();

const MISSING =
  /\b404\b|\bnot found\b|(?:does not|doesn['’]t|no longer) exists?\b|\bniet (?:gevonden|meer beschikbaar)\b|\bbestaat (?:helaas )?niet\b|\bnicht gefunden\b|\bintrouvable\b/i;

/** Whether a page's title or first heading says that nothing is there. */
export const isMissingLike = (html: string): boolean =>
  MISSING.test(`${extractElementText(html, 'title')} ${extractElementText(html, 'h1')}`);

/** The title and first heading of a page, without what differs in every response. */
const toGist = (html: string): readonly [string, string] => [
  extractElementText(html, 'title'),
  extractElementText(html, 'h1'),
];

/** Whether two pages are the same response: the same title and first heading. */
export const isSameAnswer = (one: string, other: string): boolean =>
  toGist(one).join('\n') === toGist(other).join('\n');

/**
 * Links of a page to other sites: which of them are dead. We are guests of those sites: robots.txt is obeyed, each host gets one
 * request at a time with a pause between two, HEAD before GET, every address once, and none that may trigger an action.
 */

/** A link as the page has it. */
export interface OutwardLink {
  readonly url: string;
  /** Its text on the page. */
  readonly text: string;
}

/**
 * Outcome of a link. `dead`: the site says that nothing is there (404, 410), or its name is gone. `softDead`: it answers 200 with
 * the same page as for a made-up address. `unclear`: it cannot be decided (refused, limited, an error of the server, no answer in
 * time).
 */
type LinkState = CheckedLink['state'];

/** Requests one address, once; follows no redirects. Rejects with an error of the network that has a `code`. */
type AskLink = (url: string, method: 'GET' | 'HEAD') => Promise<PlainAnswer>;

interface LinkSettings {
  readonly ask: AskLink;
  /** Waits between two requests to one host, for a number of milliseconds. */
  readonly wait?: (ms: number) => Promise<unknown>;
  /** Whether a host has opted out of scans. */
  readonly isNeverScanned?: (host: string) => boolean;
  /** Whether a host has an address on the internet, whatever this machine's own network says; null if that is unknown. */
  readonly hasName: (host: string) => Promise<boolean | null>;
  /** Generates the name of a file that surely does not exist. */
  readonly randomName?: () => string;
}

/** Maximum links of one page, hosts in parallel and redirects of one link, and milliseconds between two requests to one host. */
const MAX = { links: 200, hosts: 6, hops: 5, pause: 500 };
/** Our token in robots.txt, by which a site can exclude us. */
const ROBOT = 'Pijler';
const REDIRECTS = [301, 302, 303, 307, 308];
/** Statuses by which the site itself says that nothing is there. */
const REMOVED_STATUSES = [404, 410];
/** Error code of the network when a name is gone (`node:dns`); a name that could not be looked up has another code. */
const NO_NAME = 'ENOTFOUND';
/**
 * A name that is gone here, or that leads into a private network: both are reported alike, or a link would reveal which names
 * that network has.
 */
const NOT_PUBLIC = [NO_NAME, REFUSED];

/** Links of a page that lead to another site, each address once and without its fragment. */
export const listOutwardLinks = (
  links: readonly { readonly href: string | null; readonly text: string }[],
  page: string,
): readonly OutwardLink[] => {
  const { hostname } = new URL(page);
  const found = new Map<string, OutwardLink>();
  for (const { href, text } of links) {
    const url = href === null ? null : URL.parse(href);
    if (url === null || !/^https?:$/.test(url.protocol) || isSameSite(url.hostname, hostname)) continue;
    url.hash = '';
    if (!found.has(url.href)) found.set(url.href, { url: url.href, text });
  }
  return [...found.values()].slice(0, MAX.links);
};

interface Ended {
  readonly state: LinkState;
  readonly why: string;
  readonly to: string | null;
}

const getErrorCode = (error: unknown): string => {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return typeof code === 'string' ? code : String(name ?? 'error');
};

/** Returns the result under a name, or starts the work for it. */
const getOrStart = <T>(cache: Map<string, Promise<T>>, name: string, work: () => Promise<T>): Promise<T> => {
  const known = cache.get(name) ?? work();
  cache.set(name, known);
  return known;
};

/**
 * Follows an address to its last response, or to an address that must not be requested; neither if there were too many redirects.
 */
type Land = (url: string, method: 'GET' | 'HEAD') => Promise<Landed>;

/** Creates a follower of addresses that obeys those rules; it requests each site's robots.txt once. */
const makeLand = ({ ask, wait = pause, isNeverScanned = () => false }: LinkSettings): Land => {
  // Requests to one host follow each other, with a pause between two.
  const inTurn = createKeyedQueue(() => wait(MAX.pause));
  const rules = new Map<string, Promise<string | null>>();

  const request = (url: string, method: 'GET' | 'HEAD'): Promise<PlainAnswer> =>
    inTurn(new URL(url).host, () => ask(url, method));

  /** The site's robots.txt; null if there is none, or it cannot be read. */
  const findRobots = (origin: string): Promise<string | null> =>
    getOrStart(rules, origin, async () => {
      const { status, body } = await request(`${origin}/robots.txt`, 'GET');
      return status === 200 ? body : null;
    }).catch(() => null);

  const isAllowed = async (url: string): Promise<boolean> => {
    const robots = await findRobots(new URL(url).origin);
    return robots === null || createRulings(url)(parseRobots(robots), ROBOT).allowed;
  };

  /** Why an address must not be requested; null if it may be. */
  const findRefusal = async (url: string): Promise<'acts' | 'robots' | null> => {
    if (mayAct(url)) return 'acts';
    return isNeverScanned(new URL(url).hostname) || !(await isAllowed(url)) ? 'robots' : null;
  };

  // Every hop has to be one that may be requested.
  return async (url, method) => {
    let at = url;
    for (let hops = 0; hops <= MAX.hops; hops += 1) {
      const no = await findRefusal(at);
      if (no !== null) return { refused: no, url: at, answer: null };
      const answer = await request(at, method);
      const location = answer.headers.find(([name]) => name === 'location')?.[1];
      const next = REDIRECTS.includes(answer.status) && location !== undefined ? URL.parse(location, at) : null;
      if (next === null || !/^https?:$/.test(next.protocol)) return { refused: null, url: at, answer };
      at = next.href;
    }
    return { refused: null, url: at, answer: null };
  };
};

interface JudgeDeps extends Pick<LinkSettings, 'hasName'> {
  readonly land: Land;
  readonly randomName: () => string;
}

/** Decides the outcome of an address; a site's response to a made-up address is requested once per site. */
const makeJudge = ({ land, randomName, hasName }: JudgeDeps) => {
  const missing = new Map<string, Promise<Landed | null>>();
  /** The response of a site to an address that surely does not exist; null if it is unknown. */
  const findMissingAnswer = (url: string): Promise<Landed | null> => {
    const { origin } = new URL(url);
    return getOrStart(missing, origin, () => land(`${origin}/${randomName()}`, 'GET').catch(() => null));
  };

  const isSoft = async (url: string, landed: Landed): Promise<boolean> => {
    const { answer } = landed;
    if (answer === null || new URL(url).pathname === '/') return false;
    const isBack = new URL(landed.url).pathname === '/' && landed.url !== url;
    if (!isBack && !isMissingLike(answer.body)) return false;
    const other = await findMissingAnswer(isBack ? url : landed.url);
    // Sending everything to one place, or answering anything the same way, proves it; the words alone do not.
    if (other === null || other.answer === null || other.answer.status !== 200) return false;
    return isBack ? other.url === landed.url : isSameAnswer(answer.body, other.answer.body);
  };

  const toFailed = async (url: string, code: string): Promise<Ended> => {
    if (!NOT_PUBLIC.includes(code)) return { state: 'unclear', why: code, to: null };
    const hasNoName = (await hasName(new URL(url).hostname)) === false;
    return { state: hasNoName ? 'dead' : 'unclear', why: NO_NAME, to: null };
  };

  return async (url: string): Promise<Ended> => {
    const head = await land(url, 'HEAD').catch((error: unknown) => getErrorCode(error));
    // Many sites answer HEAD with an error: only GET shows that nothing is there.
    const isDeep = new URL(url).pathname !== '/';
    const suffices = typeof head !== 'string' && (head.refused !== null || (head.answer?.status === 200 && !isDeep));
    const landed = suffices ? head : await land(url, 'GET').catch((error: unknown) => getErrorCode(error));
    if (typeof landed === 'string') return toFailed(url, landed);
    const to = landed.url === url ? null : landed.url;
    if (landed.refused !== null) return { state: landed.refused, why: '', to };
    if (landed.answer === null) return { state: 'unclear', why: 'redirects', to };
    const { status } = landed.answer;
    if (REMOVED_STATUSES.includes(status)) return { state: 'dead', why: String(status), to };
    if (status < 200 || status > 299) return { state: 'unclear', why: String(status), to };
    return { state: (await isSoft(url, landed)) ? 'softDead' : 'alive', why: String(status), to };
  };
};

/** A link for which no time was left. */
const toLate = (link: OutwardLink): CheckedLink => ({ ...link, state: 'unclear', why: 'time', to: null });

/** Opens a checker of links, which remembers the outcome of each address. */
export const openLinkChecker = (settings: LinkSettings) => {
  const { randomName = () => crypto.randomUUID(), hasName } = settings;
  const judged = makeJudge({ land: makeLand(settings), randomName, hasName });
  const ends = new Map<string, Promise<Ended>>();
  const checkOne = async (link: OutwardLink): Promise<CheckedLink> => {
    if (isActionText(link.text)) return { ...link, state: 'acts', why: '', to: null };
    return { ...link, ...(await getOrStart(ends, link.url, () => judged(link.url))) };
  };

  return {
    /**
     * Checks links, several hosts at once and each host's links one after the other; results come in the order given. Links that
     * were not begun when `end` aborts are `unclear`.
     */
    check: async (links: readonly OutwardLink[], end?: AbortSignal): Promise<readonly CheckedLink[]> => {
      const hosts = [...Map.groupBy(links, ({ url }) => new URL(url).host).values()];
      const checked = new Map<OutwardLink, CheckedLink>();
      const runWorker = async (): Promise<void> => {
        for (let own = hosts.shift(); own !== undefined; own = hosts.shift())
          for (const link of own) checked.set(link, end?.aborted === true ? toLate(link) : await checkOne(link));
      };
      await Promise.all(Array.from({ length: MAX.hosts }, runWorker));
      return links.flatMap((link) => checked.get(link) ?? []);
    },
  };
};

interface Landed {
  readonly refused: 'acts' | 'robots' | null;
  readonly url: string;
  readonly answer: PlainAnswer | null;
}
