import type { CodeOf } from '../check.ts';
import type { Finding, Locale } from '../model.ts';

/** What an imperative may name: the values of a conclusion and its offenders, verbatim. */
export type Named = Pick<Finding, 'args' | 'items'>;
/** Offenders alone. */
type Offenders = Pick<Named, 'items'>;

/**
 * What to do about a conclusion, as an imperative: the part before the first colon or bracket has at most 60 characters
 * (not counting names from the site), and contains no abbreviation that the reader has to know.
 */
type Imperative = string | ((found: Named) => string);

/** One for all conclusions of a check that cost something, or one for each of them. */
type ImperativesOf<C> = Imperative | { readonly [Code in CodeOf<C>]?: Imperative };

/** The imperatives of a pillar, by check; a check without costly conclusions has none. */
export type Imperatives<Pillar extends { readonly checks: readonly { readonly id: string }[] }> = {
  readonly [C in Pillar['checks'][number] as C['id']]?: ImperativesOf<C>;
};

/** The same, as the views use them. */
export type AnyImperatives = Imperative | Readonly<Partial<Record<string, Imperative>>>;

/** Whether a referrer policy sends other sites only the origin (Referrer Policy §3). */
export const isOriginAlone = (policy: unknown): boolean => policy === 'origin' || policy === 'origin-when-cross-origin';

/** Whether all offenders are the `redirect` of an SPF record, which counts only without `all` (RFC 7208 §6.1). */
export const isOnlyRedirect = ({ items }: Offenders): boolean =>
  items.length > 0 && items.every((item) => /^redirect=/i.test(item));

/** Longer names are truncated: a step has to remain a sentence. */
const LONGEST = 60;
const cutName = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

const listDistinct = (names: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(names.flatMap((name) => (name === undefined || name === '' ? [] : [cutName(name)]))),
];

/** The first group's match of a pattern in each offender, each name once. */
export const findMatches = ({ items }: Offenders, pattern: RegExp): readonly string[] =>
  listDistinct(items.map((item) => pattern.exec(item)?.[1]?.trim()));

const URLS = /\bhttps?:\/\/[^\s"'<>()]+/;
const findUrls = ({ items }: Offenders): readonly URL[] =>
  items.flatMap((item) => URL.parse(URLS.exec(item)?.[0] ?? '') ?? []);

/** Hosts of the offenders' addresses, each once. */
export const findHosts = (found: Offenders): readonly string[] => listDistinct(findUrls(found).map(({ host }) => host));

/** Hosts of the first offenders, as many as the conclusion says are libraries; none where it does not say (older reports). */
export const findLibraryHosts = ({ args, items }: Named): readonly string[] =>
  findHosts({ items: items.slice(0, Number(args.libraries ?? 0)) });

/** Paths of the offenders' addresses with their queries, each once; the host if there is neither. */
export const findPaths = (found: Offenders): readonly string[] =>
  listDistinct(
    findUrls(found).map(({ host, pathname, search }) => (pathname === '/' && search === '' ? host : pathname + search)),
  );

const MORE = {
  nl: (count: number) => `en nog ${count}`,
  en: (count: number) => `and ${count} more`,
} satisfies Record<Locale, (count: number) => string>;

/** A library with its version at the start of an offender, as checks of libraries write them: `Bootstrap 3.4.1: CVE-…`. */
const VERSION = /^([^:(]+?)(?: \(|:|$)/;
/** An advisory of the two gravest classes in an offender about a version. */
export const SERIOUS = /\b(?:high|critical)\b/;

/** Libraries with their versions, each once; only those whose offender matches `only`. */
export const findVersions = (items: readonly string[] = [], only = /^/): readonly string[] =>
  findMatches({ items: items.filter((item) => only.test(item)) }, VERSION);

/** The same, those with a serious vulnerability first: a reader of a single name needs the one that matters. */
export const gravestFirst = (items: readonly string[]): readonly string[] => [
  ...new Set([...findVersions(items, SERIOUS), ...findVersions(items)]),
];

/** Puts words from a page in quotation marks. */
export const quoted = (names: readonly string[]): readonly string[] => names.map((name) => `“${name}”`);

/** `a`, or `a and 2 more`; '' when there is no name. */
export const formatFirstOf = (locale: Locale, [first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : `${first} ${MORE[locale](others.length)}`;

/** A sentence about a name; `otherwise` when it is empty. */
export const sayAbout = (name: string, sentence: (name: string) => string, otherwise: string): string =>
  name === '' ? otherwise : sentence(name);

/** An imperative's text for a finding; '' when its values do not fit, as in a report of another version. */
export const toText = (imperative: Imperative | undefined, found: Named): string => {
  if (imperative === undefined || typeof imperative === 'string') return imperative ?? '';
  try {
    return imperative(found);
  } catch {
    return '';
  }
};
