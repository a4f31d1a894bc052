import { LANGUAGES } from '../../data/text/language-codes.ts';
import { isHomePath, isPaginatedPage, isSameAddress, splitPath, withoutTracking } from './page-address.ts';

/*
 * Decides by their spelling whether a canonical address and the page's own denote the same thing. Google's pages on
 * duplicates list the cases: https://developers.google.com/search/docs/crawling-indexing/canonicalization (variants by
 * region, device and protocol, results of sorting and filtering, other copies), Shopify's themes write `/products/x` as
 * the canonical of `/collections/y/products/x` (https://shopify.dev/docs/api/liquid/objects/canonical_url), AMP its
 * original (https://amp.dev/documentation/guides-and-tutorials/learn/spec/amphtml).
 */

/**
 * `same`: two addresses of one thing; `laterPage`: only the page is a later page of a list; `other`: the addresses show
 * no relation.
 */
type Relation = 'same' | 'laterPage' | 'other';

/**
 * Parameters that identify the thing an address shows, its language, or a search term. All others sort, filter, size,
 * choose a variant or a view, or track a visitor: there is no list of those, and shops invent their own.
 */
const TELLS =
  /^(?:(?:[\w-]*[_-])?(?:id|nr|no|num(?:mer|ber)?|code|slug|key|name|naam|title|titel)|[a-z]{1,12}id|p|q|s|k|r|query|search\w*|zoek\w*|suche|term|trefwoord|keywords?|tag|cat|categor\w+|artikel|article|item|product|post|page|pagina|pagename|paged|news|nieuws|story|doc|document|file|bestand|url|path|route|controller|action|option|task|do|module|content|section|rubriek|event|job|vacature|lang|language|taal|locale|l|hl|year|jaar|date|datum|month|maand)$/i;
/** Parameters that match `TELLS` but identify nothing: those of sessions and visitors, and the shops' own. */
const FOLLOWS =
  /^(?:_\w+|sid|cid|gclid|.*(?:click|sess(?:ion)?|visitor|client|partner|affiliate|aff|campaign|ref|track(?:ing)?|ad|adgroup)_?id|pr_\w+|pf_\w+|utm\w*|variation_id|variant_?id|sku_?id|filter.*|attribute_.*|phpsessid|jsessionid)$/i;

const INDEX = /^(?:index|default|home|start)\.\w{2,5}$/;
const LONG_CODES =
  'ara ces chi cze dan deu dut ell eng fin fra fre ger hun ita jpn kor nld nob nor pol por rus spa swe tur ukr zho';
/** Whether a path segment is a language code, with or without a country; `all`, `new` and `tv` are sections. */
const isLanguage = (segment: string): boolean => {
  const [code = '', ...more] = segment.split(/[-_]/);
  if (code.length === 3) return LONG_CODES.split(' ').includes(code) && more.length === 0;
  return LANGUAGES.has(code) && more.length <= 1 && more.every((part) => /^[a-z]{2,4}$/.test(part));
};
/** A language with a country: Google counts versions of one language for several countries as duplicates ("region variants"). */
const REGION = /^([a-z]{2})[-_][a-z]{2}$/;
/** Names of pages that show a whole list. */
const WHOLE_LIST = /^(?:all|alle|alles|view-?all|toon-?alles)$/i;
/** Host prefixes of versions of one site, such as those for phones and AMP. */
const DEVICE = /^(?:www|m|mobile|mobiel|amp|touch|wap)\./;

/**
 * Segments that say how a thing is shown or where it was found, not which thing it is: AMP, print and phone versions,
 * ASP.NET sessions, WordPress' comment pages, Amazon's `ref=`.
 */
const NO_THING =
  /^(?:amp|print(?:er)?|printversie|afdrukken|m|mobile|mobiel|\([a-z]\([a-z0-9]{8,}\)\)|comment-page-\d{1,4}|ref=.*)$/;

/** The path segments that identify a thing: without index files, session ids and the marks of AMP and print versions. */
const listTellingSegments = (address: string): readonly string[] =>
  splitPath(address)
    .map((segment) => segment.replace(/;[a-z]{0,16}sess[a-z]{0,16}=.*/i, '').replace(/\.amp(?=\.html?$)|\.amp$/, ''))
    .filter((segment) => !INDEX.test(segment) && !NO_THING.test(segment))
    .map((segment) => segment.replace(/\.(?:html?|php|aspx?|jsp)$/, '').replace(REGION, '$1'));

const stripDevice = (address: string): string => (URL.parse(address)?.hostname ?? '').replace(DEVICE, '');

/** Names of the parameters of `other` that `one` lacks or has with another value. */
const listLostParameters = (one: URL, other: URL): readonly string[] => {
  const has = new Set([...one.searchParams].map((pair) => pair.join('=')));
  return [...other.searchParams].flatMap((pair) => (has.has(pair.join('=')) ? [] : [pair[0]]));
};

const isTelling = (name: string): boolean => TELLS.test(name) && !FOLLOWS.test(name);

/** Whether a parameter only says in which category or brand a thing was found. */
const isShelf = (name: string): boolean =>
  /^(?:path|cat|categor\w+|category_id|cpath|manufacturer_id|brand_id)$/i.test(name);

/** Names of numeric parameters that choose a view or a variant. */
const CHOOSES =
  /variant|page|size|limit|count|width|height|min|max|price|prijs|sort|order|offset|start|view|amount|qty/i;

/** Whether both addresses have the same parameter with different numbers: `?t=12` and `?t=13` are two threads. */
const hasOtherNumber = (one: URL, other: URL): boolean =>
  [...one.searchParams].some(([name, value]) => {
    const there = other.searchParams.get(name);
    const isNumber = /^\d{1,15}$/.test(value) && /^\d{1,15}$/.test(there ?? '');
    return isNumber && there !== value && !CHOOSES.test(name) && !FOLLOWS.test(name);
  });

/** Whether two addresses identify one thing by the same number, such as `product_id=4`. */
const hasNumberInCommon = (one: URL, other: URL): boolean =>
  [...one.searchParams].some(
    ([name, value]) =>
      /^(?:product|products|item|article|artikel|prod)_?(?:id|nr)$/i.test(name) &&
      other.searchParams.get(name) === value,
  );

/** Whether an address shows the whole of a list whose parts have pages of their own. */
const isWholeList = (url: URL): boolean =>
  WHOLE_LIST.test(splitPath(url.href).at(-1) ?? '') ||
  [...url.searchParams].some(([name, value]) => WHOLE_LIST.test(name) || WHOLE_LIST.test(value));

/** The path of a list, without the segment for one page or for the whole of it. */
const listPath = (url: URL): string =>
  url.pathname
    .replace(/\/(?:page|pagina)[/-]?\d{1,4}(?:\.html?)?\/?$/i, '')
    .replace(/\/[^/]*$/, (last) => (WHOLE_LIST.test(last.slice(1)) ? '' : last))
    .replace(/\/$/, '');

/**
 * Whether two paths end in the same thing and differ only by categories: a shop's collection or category, a section.
 * Languages are not categories.
 */
const isWithin = (canonical: readonly string[], here: readonly string[]): boolean => {
  const thing = here.at(-1) ?? '';
  if (canonical.length === 0 || canonical.at(-1) !== thing || thing.length < 3 || isLanguage(thing)) return false;
  const [few, many] = canonical.length <= here.length ? [canonical, here] : [here, canonical];
  let at = 0;
  for (const segment of many) if (segment === few[at]) at += 1;
  const added = many.filter((segment) => !few.includes(segment));
  return at === few.length && !added.some(isLanguage);
};

/**
 * The number in a segment by which a system identifies a thing, whatever words are beside it; '' when there is none or
 * it is a year.
 */
const findNumber = (segment: string): string => {
  const [, front, behind] = /^(\d{3,12})[-_](?=\D)|(?<=[a-z])[-_.][a-z]{0,3}(\d{3,12})$/.exec(segment) ?? [];
  const number = front ?? behind ?? (/^\d{3,12}$/.test(segment) ? segment : '');
  return /^(?:19|20)\d\d$/.test(number) ? '' : number;
};

/**
 * Whether two paths identify one thing by its number: under an old and a new name (`/123-name`), or with and without
 * its name after the number.
 */
const hasSameNumber = (canonical: readonly string[], here: readonly string[]): boolean => {
  const [few, many] = canonical.length <= here.length ? [canonical, here] : [here, canonical];
  const number = findNumber(few.at(-1) ?? '');
  if (number === '' || many.length - few.length > 1) return false;
  const isBare = few.at(-1) === number;
  if (many.length > few.length) return isBare && few.every((segment, index) => segment === many[index]);
  return (
    findNumber(many.at(-1) ?? '') === number && few.slice(0, -1).every((segment, index) => segment === many[index])
  );
};

/** Whether the page is a Shopify collection filtered by a tag, which follows the collection in the path. */
const isTagOfCollection = (canonical: readonly string[], here: readonly string[]): boolean =>
  here.length === canonical.length + 1 &&
  canonical.at(-2) === 'collections' &&
  canonical.every((segment, index) => segment === here[index]);

/** Whether the page is an AMP page, by its address or by what it loads. */
export const isAmpPage = (address: string, loaded: readonly (string | null)[]): boolean => {
  const url = URL.parse(address);
  if (url === null) return false;
  const inPath = splitPath(address).some(
    (segment) => segment === 'amp' || /\.amp(?:\.html?)?$/.test(segment) || segment === 'amp.html',
  );
  return (
    inPath ||
    url.hostname.startsWith('amp.') ||
    [...url.searchParams].some(([name, value]) => name === 'amp' || value === 'amp') ||
    loaded.some((one) => /^https:\/\/cdn\.ampproject\.org\/(?:\w+\/)?v0(?:\.m?js|\/)/.test(one ?? ''))
  );
};

/** Compares the address that a page declares as canonical with the page's own; both resolved. */
export const compareCanonical = (canonical: string, page: string): Relation => {
  const [named, here] = [URL.parse(withoutTracking(canonical)), URL.parse(withoutTracking(page))];
  if (named === null || here === null || stripDevice(canonical) !== stripDevice(page)) return 'other';
  if (isSameAddress(named.href, here.href)) return 'same';
  if (isPaginatedPage(page) && !isPaginatedPage(canonical))
    return isWholeList(named) && listPath(named) === listPath(here) ? 'same' : 'laterPage';

  const [there, own] = [listTellingSegments(canonical), listTellingSegments(page)];
  const isSamePath = there.join('/') === own.join('/');
  const isSameThing = isSamePath || isWithin(there, own) || isTagOfCollection(there, own) || hasSameNumber(there, own);
  const isSameHome = isHomePath(canonical) && (own.length === 0 || own.join('/') === 'home');
  if ((!isSameThing && !isSameHome) || hasOtherNumber(named, here)) return 'other';
  const apart = [...listLostParameters(named, here), ...listLostParameters(here, named)];
  return apart.some((name) => isTelling(name) && !(isShelf(name) && hasNumberInCommon(named, here))) ? 'other' : 'same';
};
