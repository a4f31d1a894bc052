import type { Evidence, FactName } from '../../lib/evidence.ts';
import type { Blind, Target } from '../../lib/model.ts';
import { HOUR } from '../../lib/time.ts';

/** Facts that depend on the registrable domain only. */
const OF_DOMAIN: readonly FactName[] = ['rdap', 'mailPolicy'];
/**
 * Facts that depend on scheme, host and port: DNS of the host, fixed addresses of it, its twins, a made-up path. Not the others:
 * a page has its own place in the sitemap, names its own icon, its own files for machines and the addresses of its own WordPress;
 * a certificate is that of the connection over which the page's own response came, and costs no request.
 */
const OF_ORIGIN: readonly FactName[] = [
  ...OF_DOMAIN,
  ...(['dns', 'robots', 'llms', 'security', 'twins', 'twinPage', 'missing', 'listed'] as const),
];

/** Reasons that will still keep a part of a fact from being seen a moment later. All others are temporary. */
const STAYS: readonly (Blind | 'notApplicable')[] = [
  'notApplicable',
  'login',
  'elsewhere',
  'otherHost',
  'loop',
  'tooLarge',
  'malformed',
  'otherBrowser',
];

/** Milliseconds after which a fact is collected again. */
const FRESH = HOUR;

const isBlind = (value: object): boolean =>
  'seen' in value && value.seen === false && !STAYS.some((why) => 'why' in value && value.why === why);

const isServerError = (value: object): boolean =>
  'status' in value && typeof value.status === 'number' && value.status >= 500;

/** Whether a fact, or a part of it, may differ a moment later: it was not seen for a temporary reason, or a server failed. */
const isTransient = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isBlind(value) || isServerError(value) || Object.values(value).some(isTransient));

/** Whether the sitemap was found without the page and read to its end: then the same of its pages are checked for any page. */
const isWhole = ({ sitemap }: Partial<Evidence>): boolean =>
  sitemap?.seen === true &&
  sitemap.value.complete &&
  sitemap.value.files.length > 0 &&
  sitemap.value.files.every(({ via }) => via === 'robots' || via === 'index');

/** Whether a fact of a page cannot be shared, although its name suggests it. */
const isOwn = (name: FactName, facts: Partial<Evidence>): boolean => name === 'listed' && !isWhole(facts);

const isKnown = (name: FactName, facts: Partial<Evidence>): boolean =>
  facts[name] !== undefined && (facts[name].seen || facts[name].why === 'notApplicable') && !isTransient(facts[name]);

const pickFacts = (names: readonly FactName[], facts: Partial<Evidence>): Partial<Evidence> =>
  Object.fromEntries(names.filter((name) => isKnown(name, facts)).map((name) => [name, facts[name]]));

/**
 * Selects the facts of a page that hold for its whole site, for the scans of other pages; includes `scan`, which shows where and
 * when they were seen (`since`, in milliseconds since 1970, if parts are older). Empty if that is not known.
 */
export const collectSiteWideFacts = (facts: Partial<Evidence>, since = Number.POSITIVE_INFINITY): Partial<Evidence> => {
  const { scan } = facts;
  if (!scan?.seen) return {};
  const names = OF_ORIGIN.filter((name) => !isOwn(name, facts));
  const at = Math.min(since, scan.value.at);
  return { ...pickFacts(names, facts), scan: { seen: true, value: { ...scan.value, at } } };
};

type Known = Pick<Target, 'url' | 'domain' | 'at' | 'level'>;

/** Names of the facts that two pages can share, by their addresses. */
const listShared = (one: Known, other: Known): readonly FactName[] => {
  const age = other.at - one.at;
  if (one.level !== other.level || age < 0 || age >= FRESH) return [];
  if (URL.parse(one.url)?.origin === URL.parse(other.url)?.origin) return OF_ORIGIN;
  return one.domain !== null && one.domain === other.domain ? OF_DOMAIN : [];
};

/**
 * Of the facts from another page's scan (`collectSiteWideFacts`), selects those that hold for this page: none if they were seen
 * on another domain, at another contact level or an hour ago.
 */
export const pickSharedFacts = (known: Partial<Evidence>, target: Target): Partial<Evidence> =>
  known.scan?.seen ? pickFacts(listShared(known.scan.value, target), known) : {};
