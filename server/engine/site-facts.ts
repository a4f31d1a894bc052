import type { Evidence, FactName } from '../../lib/evidence.ts';
import type { Blind, Target } from '../../lib/model.ts';
import { HOUR } from '../../lib/time.ts';

/** Facts that rest on the registrable domain alone. */
const OF_DOMAIN: readonly FactName[] = ['rdap', 'mailPolicy'];
/**
 * Facts that rest on scheme, host and port: DNS of the host, fixed addresses of it, its twins, a made-up path. Not the others:
 * a page has its own place in the sitemap, names its own icon, its own files for machines and the addresses of its own
 * WordPress; a certificate is that of the connection over which the page's own answer came, and costs no question.
 */
const OF_ORIGIN: readonly FactName[] = [
  ...OF_DOMAIN,
  ...(['dns', 'robots', 'llms', 'security', 'twins', 'twinPage', 'missing', 'listed'] as const),
];

/** Reasons for which a part of a fact would not be seen a moment later either. Any other passes. */
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

/** Ms after which a fact is looked for again. */
const FRESH = HOUR;

const isBlind = (value: object): boolean =>
  'seen' in value && value.seen === false && !STAYS.some((why) => 'why' in value && value.why === why);

const isServerError = (value: object): boolean =>
  'status' in value && typeof value.status === 'number' && value.status >= 500;

/** Whether a fact, or a part of it, may be another a moment later: it was not seen for a reason that passes, or a server failed. */
const isTransient = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isBlind(value) || isServerError(value) || Object.values(value).some(isTransient));

/** The sitemap was found without the page and read to its end: whichever page asks, the same pages of it are looked at. */
const isWhole = ({ sitemap }: Partial<Evidence>): boolean =>
  sitemap?.seen === true &&
  sitemap.value.complete &&
  sitemap.value.files.length > 0 &&
  sitemap.value.files.every(({ via }) => via === 'robots' || via === 'index');

/** What cannot be shared of a page's evidence, for all that its name says. */
const isOwn = (name: FactName, facts: Partial<Evidence>): boolean => name === 'listed' && !isWhole(facts);

const isKnown = (name: FactName, facts: Partial<Evidence>): boolean =>
  facts[name] !== undefined && (facts[name].seen || facts[name].why === 'notApplicable') && !isTransient(facts[name]);

const pickFacts = (names: readonly FactName[], facts: Partial<Evidence>): Partial<Evidence> =>
  Object.fromEntries(names.filter((name) => isKnown(name, facts)).map((name) => [name, facts[name]]));

/**
 * What a page's evidence tells of its whole site, for the scans of other pages: with `scan`, by which these see where and when it was seen
 * (`since`, where parts of it are older: ms since 1970). Empty where that is not known.
 */
export const collectSiteWideFacts = (facts: Partial<Evidence>, since = Number.POSITIVE_INFINITY): Partial<Evidence> => {
  const { scan } = facts;
  if (!scan?.seen) return {};
  const names = OF_ORIGIN.filter((name) => !isOwn(name, facts));
  const at = Math.min(since, scan.value.at);
  return { ...pickFacts(names, facts), scan: { seen: true, value: { ...scan.value, at } } };
};

type Known = Pick<Target, 'url' | 'domain' | 'at' | 'level'>;

/** The facts that can be shared between two pages, by where they are. */
const listShared = (one: Known, other: Known): readonly FactName[] => {
  const age = other.at - one.at;
  if (one.level !== other.level || age < 0 || age >= FRESH) return [];
  if (URL.parse(one.url)?.origin === URL.parse(other.url)?.origin) return OF_ORIGIN;
  return one.domain !== null && one.domain === other.domain ? OF_DOMAIN : [];
};

/**
 * Of the facts that another page's scan gave (`collectSiteWideFacts`), those that hold for this page: none where they were seen on another
 * domain, at another contact level or an hour ago.
 */
export const pickSharedFacts = (known: Partial<Evidence>, target: Target): Partial<Evidence> =>
  known.scan?.seen ? pickFacts(listShared(known.scan.value, target), known) : {};
