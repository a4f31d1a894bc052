import { isHomePath, isLaterPage, isSameAddress, pathSegments, withoutTracking } from './page-address.ts';

/*
 * Whether a canonical address names the same thing as the page's own, by how the two are written. Google's pages on
 * duplicates name the cases: https://developers.google.com/search/docs/crawling-indexing/canonicalization (variants by
 * region, device and protocol, results of sorting and filtering, other copies), Shopify's themes write `/products/x` as the
 * canonical of `/collections/y/products/x` (https://shopify.dev/docs/api/liquid/objects/canonical_url), AMP its original
 * (https://amp.dev/documentation/guides-and-tutorials/learn/spec/amphtml).
 */

/** How two addresses are alike; `same` is one thing under two addresses, `other` nothing that the addresses tell. */
export type Relation = 'same' | 'laterPage' | 'other';

/** Parameters that sort, filter, size, choose a variant or a view, follow a session or a shop's own recommendations. */
const VIEW =
  /^(?:_\w{1,20}|pr_\w+|filter[.\w[\]-]*|attribute_\w+|pf_\w+|variant|variation(?:_id)?|sku|size|maat|kleur|colou?r|sort(?:_?by|_?order)?|order(?:by|_by)?|dir(?:ection)?|sortering|view|weergave|display|layout|mode|limit|per_?page|perpage|product_list_\w+|p_limit|currency|valuta|amp|print|printable|preview|theme|skin|mobile|device|outputtype|format|replytocom|share|nb|ref\w*|source|src|from|via|campaign\w*|cid|affiliate\w*|aff\w*|partner|coupon|discount|add-to-cart|quantity|sid|s?id_?session|session_?id|phpsessid|jsessionid|token|nocache|cache|ver|v|t|ts|timestamp|_|hl|utm\w*|fb\w*|__\w+|sscid|awc|pk_\w+|mtm_\w+|matomo_\w+|piwik_\w+|hsLang|lang_switch|doing_wp_cron|no_redirect|shpxid|selling_plan|dm_\w+|trk\w*|cmp\w*|wt_\w+|sv_\w+|et_\w+|_hsenc|at_\w+|adgroupid|gad\w*)$/i;

const INDEX = /^(?:index|default|home|start)\.\w{2,5}$/;
const LANGUAGE = /^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/;
/** Hosts of one site for phones and for AMP. */
const DEVICE = /^(?:www|m|mobile|mobiel|amp|touch|wap)\./;

/** The segments that tell which thing it is: without index files, session ids, AMP's and the printer's marks. */
const tellingSegments = (address: string): readonly string[] =>
  pathSegments(address)
    .map((segment) => segment.replace(/;[a-z]{0,16}sess[a-z]{0,16}=.*/i, '').replace(/\.amp(?=\.html?$)|\.amp$/, ''))
    .filter((segment) => !INDEX.test(segment) && !['amp', 'print', 'afdrukken'].includes(segment))
    .map((segment) => segment.replace(/\.(?:html?|php|aspx?|jsp)$/, ''));

const hostWithoutDevice = (address: string): string => (URL.parse(address)?.hostname ?? '').replace(DEVICE, '');

/** Parameters of the page that the canonical leaves out or has otherwise. */
const lostParameters = (canonical: URL, here: URL): readonly string[] =>
  [...here.searchParams]
    .filter(([name, value]) => !canonical.searchParams.getAll(name).includes(value))
    .map(([name]) => name);

/** One path within another's categories: a shop's collection, a shop's category, a section. Languages are no categories. */
const isWithin = (canonical: readonly string[], here: readonly string[]): boolean => {
  const thing = here.at(-1) ?? '';
  if (canonical.length === 0 || canonical.at(-1) !== thing || thing.length < 3 || LANGUAGE.test(thing)) return false;
  const [few, many] = canonical.length <= here.length ? [canonical, here] : [here, canonical];
  let at = 0;
  for (const segment of many) if (segment === few[at]) at += 1;
  const added = many.filter((segment) => !few.includes(segment));
  return at === few.length && !added.some((segment) => LANGUAGE.test(segment));
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
  const inPath = pathSegments(address).some(
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
export const canonicalRelation = (canonical: string, page: string): Relation => {
  const [named, here] = [URL.parse(withoutTracking(canonical)), URL.parse(withoutTracking(page))];
  if (named === null || here === null || hostWithoutDevice(canonical) !== hostWithoutDevice(page)) return 'other';
  if (isSameAddress(named.href, here.href)) return 'same';
  if (isLaterPage(page) && !isLaterPage(canonical)) return 'laterPage';

  const [there, own] = [tellingSegments(canonical), tellingSegments(page)];
  const isSamePath = there.join('/') === own.join('/');
  const isSameThing = isSamePath || isWithin(there, own) || isTagOfCollection(there, own);
  const isSameHome = isHomePath(canonical) && own.length === 0;
  if (!isSameThing && !isSameHome) return 'other';
  return lostParameters(named, here).every((name) => VIEW.test(name)) ? 'same' : 'other';
};
