import { LANGUAGES } from '../../data/text/language-codes.ts';
import { isHomePath, isPaginatedPage, isSameAddress, splitPath, withoutTracking } from './page-address.ts';

/*
 * Whether a canonical address names the same thing as the page's own, by how the two are written. Google's pages on
 * duplicates name the cases: https://developers.google.com/search/docs/crawling-indexing/canonicalization (variants by
 * region, device and protocol, results of sorting and filtering, other copies), Shopify's themes write `/products/x` as the
 * canonical of `/collections/y/products/x` (https://shopify.dev/docs/api/liquid/objects/canonical_url), AMP its original
 * (https://amp.dev/documentation/guides-and-tutorials/learn/spec/amphtml).
 */

/** How two addresses are alike; `same` is one thing under two addresses, `other` nothing that the addresses tell. */
type Relation = 'same' | 'laterPage' | 'other';

/**
 * Parameters that tell which thing an address shows, in what language, or what was searched for. All others sort, filter, size,
 * choose a variant or a view, or follow a visitor: nobody has a list of those, and shops make up their own.
 */
const TELLS =
  /^(?:(?:[\w-]*[_-])?(?:id|nr|no|num(?:mer|ber)?|code|slug|key|name|naam|title|titel)|[a-z]{1,12}id|p|q|s|k|r|query|search\w*|zoek\w*|suche|term|trefwoord|keywords?|tag|cat|categor\w+|artikel|article|item|product|post|page|pagina|pagename|paged|news|nieuws|story|doc|document|file|bestand|url|path|route|controller|action|option|task|do|module|content|section|rubriek|event|job|vacature|lang|language|taal|locale|l|hl|year|jaar|date|datum|month|maand)$/i;
/** Of these some that look so and do not: sessions, visitors and the shops' own. */
const FOLLOWS =
  /^(?:_\w+|sid|cid|gclid|.*(?:click|sess(?:ion)?|visitor|client|partner|affiliate|aff|campaign|ref|track(?:ing)?|ad|adgroup)_?id|pr_\w+|pf_\w+|utm\w*|variation_id|variant_?id|sku_?id|filter.*|attribute_.*|phpsessid|jsessionid)$/i;

const INDEX = /^(?:index|default|home|start)\.\w{2,5}$/;
const LONG_CODES =
  'ara ces chi cze dan deu dut ell eng fin fra fre ger hun ita jpn kor nld nob nor pol por rus spa swe tur ukr zho';
/** A language's code as paths have it, with a country or without: `all`, `new` and `tv` are sections. */
const isLanguage = (segment: string): boolean => {
  const [code = '', ...more] = segment.split(/[-_]/);
  if (code.length === 3) return LONG_CODES.split(' ').includes(code) && more.length === 0;
  return LANGUAGES.has(code) && more.length <= 1 && more.every((part) => /^[a-z]{2,4}$/.test(part));
};
/** One language for several countries, which Google names as a duplicate ("region variants"). */
const REGION = /^([a-z]{2})[-_][a-z]{2}$/;
/** Where all of a list stands on one page. */
const WHOLE_LIST = /^(?:all|alle|alles|view-?all|toon-?alles)$/i;
/** Hosts of one site for phones and for AMP. */
const DEVICE = /^(?:www|m|mobile|mobiel|amp|touch|wap)\./;

/**
 * Segments that tell how a thing is shown or where it was found: AMP's, the printer's and phones' marks, ASP.NET's sessions,
 * WordPress' pages of comments, Amazon's `ref=`.
 */
const NO_THING =
  /^(?:amp|print(?:er)?|printversie|afdrukken|m|mobile|mobiel|\([a-z]\([a-z0-9]{8,}\)\)|comment-page-\d{1,4}|ref=.*)$/;

/** The segments that tell which thing it is: without index files, session ids, AMP's and the printer's marks. */
const listTellingSegments = (address: string): readonly string[] =>
  splitPath(address)
    .map((segment) => segment.replace(/;[a-z]{0,16}sess[a-z]{0,16}=.*/i, '').replace(/\.amp(?=\.html?$)|\.amp$/, ''))
    .filter((segment) => !INDEX.test(segment) && !NO_THING.test(segment))
    .map((segment) => segment.replace(/\.(?:html?|php|aspx?|jsp)$/, '').replace(REGION, '$1'));

const stripDevice = (address: string): string => (URL.parse(address)?.hostname ?? '').replace(DEVICE, '');

/** Parameters that one of the two addresses has and the other has not, or has otherwise. */
const listLostParameters = (one: URL, other: URL): readonly string[] => {
  const has = new Set([...one.searchParams].map((pair) => pair.join('=')));
  return [...other.searchParams].flatMap((pair) => (has.has(pair.join('=')) ? [] : [pair[0]]));
};

const isTelling = (name: string): boolean => TELLS.test(name) && !FOLLOWS.test(name);

/** Which of several shelves a thing was taken from. */
const isShelf = (name: string): boolean =>
  /^(?:path|cat|categor\w+|category_id|cpath|manufacturer_id|brand_id)$/i.test(name);

/** Names of numbers that choose a view or a variant. */
const CHOOSES =
  /variant|page|size|limit|count|width|height|min|max|price|prijs|sort|order|offset|start|view|amount|qty/i;

/** Whether both have a parameter of one name whose number differs: `?t=12` and `?t=13` are two threads. */
const hasOtherNumber = (one: URL, other: URL): boolean =>
  [...one.searchParams].some(([name, value]) => {
    const there = other.searchParams.get(name);
    const isNumber = /^\d{1,15}$/.test(value) && /^\d{1,15}$/.test(there ?? '');
    return isNumber && there !== value && !CHOOSES.test(name) && !FOLLOWS.test(name);
  });

/** Whether two addresses name one thing by a number of its own, such as `product_id=4`. */
const hasNumberInCommon = (one: URL, other: URL): boolean =>
  [...one.searchParams].some(
    ([name, value]) =>
      /^(?:product|products|item|article|artikel|prod)_?(?:id|nr)$/i.test(name) &&
      other.searchParams.get(name) === value,
  );

/** Whether an address holds the whole of a list whose parts have pages of their own. */
const isWholeList = (url: URL): boolean =>
  WHOLE_LIST.test(splitPath(url.href).at(-1) ?? '') ||
  [...url.searchParams].some(([name, value]) => WHOLE_LIST.test(name) || WHOLE_LIST.test(value));

/** The path of a list without the part that it is. */
const listPath = (url: URL): string =>
  url.pathname
    .replace(/\/(?:page|pagina)[/-]?\d{1,4}(?:\.html?)?\/?$/i, '')
    .replace(/\/[^/]*$/, (last) => (WHOLE_LIST.test(last.slice(1)) ? '' : last))
    .replace(/\/$/, '');

/** One path within another's categories: a shop's collection, a shop's category, a section. Languages are no categories. */
const isWithin = (canonical: readonly string[], here: readonly string[]): boolean => {
  const thing = here.at(-1) ?? '';
  if (canonical.length === 0 || canonical.at(-1) !== thing || thing.length < 3 || isLanguage(thing)) return false;
  const [few, many] = canonical.length <= here.length ? [canonical, here] : [here, canonical];
  let at = 0;
  for (const segment of many) if (segment === few[at]) at += 1;
  const added = many.filter((segment) => !few.includes(segment));
  return at === few.length && !added.some(isLanguage);
};

/** A number by which a system knows a thing, in the last segment, whatever words stand beside it; '' where there is none, or a year. */
const findNumber = (segment: string): string => {
  const [, front, behind] = /^(\d{3,12})[-_](?=\D)|(?<=[a-z])[-_.][a-z]{0,3}(\d{3,12})$/.exec(segment) ?? [];
  const number = front ?? behind ?? (/^\d{3,12}$/.test(segment) ? segment : '');
  return /^(?:19|20)\d\d$/.test(number) ? '' : number;
};

/** One thing by its number: under an old and a new name (`/123-name`), or with its name behind the number or without. */
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

/** Shopify narrows a collection by a tag behind it. */
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

/** How the address that a page names as canonical is to the page's own; both resolved. */
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
