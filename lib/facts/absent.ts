import type { Why } from './seen.ts';

/**
 * When a site itself gave no answer, its facts are judged as if it had answered that it does not have what was
 * requested (404, refused).
 */

/**
 * Reasons for not seen that are the site's own fault: no answer in time, an unreadable answer, redirects in a loop or
 * to nowhere.
 */
const SILENT: readonly Why[] = ['timeout', 'malformed', 'loop'];

const createAbsentReply = (url: string) => ({
  asked: url,
  url,
  status: 404,
  redirected: false,
  headers: {},
  body: '',
  bytes: 0,
  truncated: false,
});
const createAbsentGlance = (url: string) => ({
  asked: url,
  status: 404,
  redirected: false,
  contentType: '',
  robotsHeader: '',
  robotsMetas: [],
  canonicals: [],
  alternates: [],
});
const createAbsentTrail = (url: string) => ({ asked: url, hops: [], complete: true, end: 'refused', reply: null });
const createAbsentImage = (url: string) => ({ url, status: 404, contentType: '', image: null });
const createAbsentScript = () => ({
  status: 404,
  contentType: '',
  cacheControl: '',
  bytes: 0,
  truncated: false,
  banners: [],
  constants: [],
  developmentMarks: [],
  sourceMap: '',
});
const createAbsentSitemapFile = () => ({
  status: 404,
  contentType: '',
  truncated: false,
  kind: 'other',
  fault: null,
  entries: 0,
  relative: [],
  elsewhere: [],
  http: [],
  news: false,
  lastmods: { total: 0, malformed: [], future: [], today: 0, newest: null, oldest: null },
});
const createAbsentVisit = () => ({ status: 404, redirected: false, challenged: false });

type Make = (url: string) => unknown;

/** Facts that the site itself answers, each with its value for an absent thing. Facts that are not listed cannot be replaced. */
const WHOLE: Readonly<Record<string, Make>> = {
  answer: (url) => ({ ...createAbsentReply(url), barrier: null }),
  fresh: createAbsentReply,
  missing: createAbsentReply,
  robots: createAbsentReply,
  llms: createAbsentReply,
  security: (url) => ({
    wellKnown: { seen: true, value: createAbsentReply(url) },
    root: { seen: true, value: createAbsentReply(url) },
  }),
  twins: (url) => {
    const refused = { seen: true, value: createAbsentTrail(url) };
    return { otherScheme: refused, twinHttp: refused, twinHttps: refused };
  },
  mailPolicy: createAbsentReply,
  canonicalTarget: createAbsentGlance,
  sitemap: (wanted) => ({
    named: [],
    files: [],
    complete: true,
    wanted,
    listed: false,
    sample: [],
    accessibility: [],
  }),
  favicon: (url) => ({ declared: false, file: createAbsentImage(url) }),
  shareImage: createAbsentImage,
};

/** The value of a part of such a fact for an absent thing. */
const PART: Readonly<Record<string, Make>> = {
  security: createAbsentReply,
  twins: createAbsentTrail,
  variants: createAbsentGlance,
  listed: createAbsentGlance,
  hreflangTargets: createAbsentGlance,
  wellKnown: createAbsentReply,
  scripts: createAbsentScript,
  visited: createAbsentVisit,
  sitemap: createAbsentSitemapFile,
};

/**
 * Facts that are read in the page's own JavaScript world, where the page can break any script: an unreadable one is
 * worth no more than an empty one, which a page can produce as well.
 */
const IN_PAGE: Readonly<Record<string, Make>> = { libraries: () => [] };

/** Facts that do not arise when the answer that they are read from is absent: an error has no HTML to judge. */
const NEEDLESS: readonly string[] = ['raw'];

/** Parts of `visited` that cannot be replaced: they stay unseen, and their possible effect makes the score a range. */
const UNSEEN = ['home', 'opened'];

type Fact = { readonly seen: boolean; readonly why?: Why };

const isSilent = (value: object): boolean =>
  'seen' in value && value.seen === false && 'why' in value && SILENT.includes(value.why as Why);

/** A fact with every silent part of it replaced; the same object when there is none. */
const fillSilentParts = (value: unknown, make: () => unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (isSilent(value)) return { seen: true, value: make() };
  if (Array.isArray(value)) {
    const all = value.map((one) => fillSilentParts(one, make));
    return all.some((one, index) => one !== value[index]) ? all : value;
  }
  const entries = Object.entries(value).map(
    ([name, one]) => [name, UNSEEN.includes(name) ? one : fillSilentParts(one, make)] as const,
  );
  return entries.some(([name, one]) => one !== (value as Record<string, unknown>)[name])
    ? Object.fromEntries(entries)
    : value;
};

/** Facts that consist of parts, and exist whether or not any part was answered. */
const OF_PARTS: readonly string[] = ['twins', 'security', 'sitemap', 'dns'];

const isPart = (value: object): value is Fact => 'seen' in value && typeof value.seen === 'boolean';

const parseSiteHost = (url: unknown): string | null =>
  URL.parse(typeof url === 'string' ? url : '')?.hostname.replace(/^www\./, '') ?? null;

/**
 * Whether a chain (`Trail`) was answered by its own host: a redirect to another host may come from a network that
 * requires signing in.
 */
const isOwnTrail = ({ asked: url, hops, reply }: Readonly<Record<string, unknown>>): boolean =>
  reply !== null ||
  (Array.isArray(hops) &&
    hops.some(({ byBrowser, location }) => byBrowser !== true && parseSiteHost(location) === parseSiteHost(url)));

const isAnswer = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || !('hops' in value) || isOwnTrail({ ...value });

/** Whether any part of a value was answered. */
const hasAnswer = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (isPart(value)) return value.seen && 'value' in value && isAnswer(value.value);
  return Object.values(value).some(hasAnswer);
};

/**
 * Whether this is security.txt with a silent well-known address: the other address was not requested then, and counts
 * as absent too.
 */
const isUnaskedBehind = (name: string, fact: Fact): boolean => {
  if (name !== 'security' || !fact.seen || !('value' in fact)) return false;
  const { wellKnown } = Object(fact.value) as { readonly wellKnown?: object };
  return wellKnown !== undefined && isSilent(wellKnown);
};

/** Whether a fact shows that something answered; one that is null was not requested. */
const isHeard = (name: string, fact: Fact | undefined): boolean => {
  if (fact?.seen !== true) return false;
  const value = 'value' in fact ? fact.value : null;
  return value !== null && (!OF_PARTS.includes(name) || hasAnswer(value));
};

/**
 * Returns the evidence with everything that the site did not answer replaced by absent, and the names of the facts that
 * this changes. `url`: the page's address. Changes nothing when neither the site nor the resolver answered anything:
 * then the silence may be ours. A registry's answer does not count: it may be up to a day old, and says nothing about
 * the present connection.
 */
export const withoutSilence = (
  evidence: Readonly<Record<string, Fact>>,
  url: string,
): { readonly facts: Readonly<Record<string, Fact>>; readonly silent: readonly string[] } => {
  const heard = [...Object.keys(WHOLE), 'dns'].some((name) => isHeard(name, evidence[name]));
  if (!heard) return { facts: evidence, silent: [] };
  const replaced = Object.entries(evidence).flatMap(([name, fact]) => {
    if (NEEDLESS.includes(name) && isSilent(fact)) return [[name, { seen: false, why: 'notApplicable' }] as const];
    const isSpoiled = !fact.seen && fact.why === 'malformed';
    const make = (isSpoiled ? IN_PAGE[name] : undefined) ?? (fact.seen ? PART[name] : WHOLE[name]);
    if (make === undefined) return [];
    const after = (
      isUnaskedBehind(name, fact) ? { seen: true, value: WHOLE[name]?.(url) } : fillSilentParts(fact, () => make(url))
    ) as Fact;
    return after === fact ? [] : [[name, after] as const];
  });
  return { facts: { ...evidence, ...Object.fromEntries(replaced) }, silent: replaced.map(([name]) => name) };
};
