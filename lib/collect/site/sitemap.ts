import type { Seen } from '../../facts/seen.ts';
import type { Sitemap, SitemapFile } from '../../facts/sitemap.ts';
import type { Target } from '../../model.ts';
import { findPageKind } from '../../parse/page-kind/page-kind.ts';
import { parseRobots } from '../../parse/site-files/robots.ts';
import type { SitemapEntry } from '../../parse/site-files/sitemap.ts';
import { sortByLikeness } from '../../parse/site-files/sitemap-order.ts';
import { pickSpacedSample } from '../../parse/text/spaced-sample.ts';
import { filterHarmless, sortHarmlessFirst } from '../../parse/url/action-address.ts';
import { parseCanonicalElements } from '../../parse/url/canonical.ts';
import { isOwnAddress } from '../../parse/url/own-address.ts';
import { isSameAddress, withoutTracking } from '../../parse/url/page-address.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { collectIfSeen, collectPart } from '../seen-part.ts';
import { findPlatforms } from '../software/platforms.ts';
import { collectAnswer } from './answer-fact.ts';
import { collectRobots } from './robots.ts';
import { readSitemapFile } from './sitemap-file.ts';

/**
 * Default sitemap addresses of systems, by their generator element or the class of the structured data that they
 * insert; SEO plug-ins before the system they run in. Most identify themselves by one of the two.
 */
const PLACES: readonly (readonly [sign: RegExp, path: string])[] = [
  [/^(?:all in one seo\b|aioseo-schema$)/i, '/sitemap.xml'],
  [/^(?:yoast seo\b|yoast-schema-graph$)/i, '/sitemap_index.xml'],
  [/^(?:rank math\b|rank-math-schema(?:-pro)?$)/i, '/sitemap_index.xml'],
  [/^wordpress\b/i, '/wp-sitemap.xml'],
  [/^astro\b/i, '/sitemap-index.xml'],
];
const WORDPRESS = '/wp-sitemap.xml';
const ELSE = '/sitemap.xml';

/** The usual sitemap address of the system that the site declares; `/sitemap.xml` when it declares none. */
const findUsualSitemap = async (target: Target, reach: Reach): Promise<string> => {
  const [page, reply] = await Promise.all([
    collectPart('sitemap', () => reach.page()),
    collectPart('sitemap', () => collectAnswer(target, reach)),
  ]);
  const metas = page.seen ? page.value.head.metas : [];
  const generators = metas.filter(({ name }) => name === 'generator').map(({ content }) => content);
  const signs = [...generators, ...(page.seen ? (page.value.structuredData.classes ?? []) : [])];
  const path = PLACES.find(([sign]) => signs.some((one) => sign.test(one)))?.[1];
  const isWordPress = findPlatforms({ page, answer: reply }).includes('wordpress');
  return new URL(path ?? (isWordPress ? WORDPRESS : ELSE), target.url).href;
};

/** Maximum numbers: files requested that are named, and that an index lists; names stored, and entries sampled. */
const LIMIT = { requested: 4, children: 7, files: 8, named: 50, sample: 4, few: 5 };
const ACCESSIBILITY = /(?<!rolstoel-?)toegankelijk|accessib/i;

type Via = Sitemap['files'][number]['via'];
interface Read {
  readonly url: string;
  readonly via: Via;
  readonly file: Seen<SitemapFile>;
  readonly entries: readonly SitemapEntry[];
}

const readOne = async (url: string, via: Via, [target, reach]: readonly [Target, Reach]): Promise<Read> => {
  const read = await collectPart('sitemap', () => readSitemapFile(url, target, reach));
  if (!read.seen) return { url, via, file: read, entries: [] };
  const { file, entries } = read.value;
  return { url, via, file: { seen: true, value: file }, entries };
};

/** An index that another index lists: its files are not read, as no search engine reads them. */
const isNested = ({ via, file }: Read): boolean => via === 'index' && file.seen && file.value.kind === 'index';

const isFound = ({ file }: Read): boolean =>
  file.seen && file.value.status >= 200 && file.value.status <= 299 && file.value.kind !== 'html';

const listChildren = (files: readonly Read[]): readonly string[] =>
  files
    .filter(({ file }) => file.seen && file.value.kind === 'index')
    .flatMap(({ entries }) => entries.map(({ loc }) => loc));

/** The address by which the page should be listed; its own when the page could not be read. */
const findWantedAddress = async ({ url }: Target, reach: Reach): Promise<string> => {
  try {
    const { head, document } = await reach.page();
    const canonical = parseCanonicalElements(head.links).find(({ from, href }) => from === 'head' && href !== null);
    return canonical?.href ?? withoutTracking(document.url);
  } catch {
    // The page fact itself reports why it was not read, including an error of ours.
    return url;
  }
};

const listNamed = async (target: Target, reach: Reach): Promise<readonly string[]> => {
  const answer = await collectRobots(target, reach);
  // A failing robots.txt is judged by its own check, and makes the other checks inapplicable.
  if (answer.status >= 500) throw new NotObservable('notApplicable');
  if (answer.status >= 400) return [];
  const lines = parseRobots(answer.body).lines.filter(({ kind }) => kind === 'sitemap');
  // Only absolute addresses count: crawlers cannot resolve relative ones.
  const addresses = lines.flatMap(({ value }) => URL.parse(value)?.href ?? []);
  return [...new Set(addresses)].slice(0, LIMIT.named);
};

/** Addresses of this site that the page's head links as its sitemap. */
const listLinked = async (target: Target, reach: Reach): Promise<readonly string[]> => {
  const page = await collectIfSeen(() => reach.page());
  const links = page?.head.links.filter(({ rel }) => rel.toLowerCase().split(/\s+/).includes('sitemap')) ?? [];
  return [...new Set(links.flatMap(({ href }) => (href !== null && isOwnAddress(href, target) ? [href] : [])))];
};

/** The addresses of sitemaps: from robots.txt, else from the page, else the usual address of its system. */
const findBeginnings = async (
  named: readonly string[],
  [target, reach]: readonly [Target, Reach],
): Promise<readonly [Via, readonly string[]]> => {
  if (named.length > 0) return ['robots', named];
  const linked = await listLinked(target, reach);
  return linked.length > 0 ? ['link', linked] : ['usual', [await findUsualSitemap(target, reach)]];
};

const findKind = async (reach: Reach): Promise<string> => {
  const page = await collectIfSeen(() => reach.page());
  return page === null ? 'content' : findPageKind(page, null);
};

/** The files of an index in the order to read them: harmless ones, those most like the page first, and the rest evenly spaced. */
const pickChildren = (children: readonly string[], wanted: string, kind: string): readonly string[] => {
  const spaced = pickSpacedSample(filterHarmless(children), LIMIT.children);
  const spread = [...new Set([...spaced, ...filterHarmless(children), ...children])];
  return sortByLikeness(spread, wanted, kind);
};

const readFiles = async (named: readonly string[], wanted: string, world: readonly [Target, Reach]) => {
  const [via, addresses] = await findBeginnings(named, world);
  const candidates = sortHarmlessFirst(addresses, (url) => url).slice(0, LIMIT.requested);
  const first = await Promise.all(candidates.map((url) => readOne(url, via, world)));
  const children = [...new Set(listChildren(first))].filter((url) => !first.some((read) => read.url === url));
  const room = Math.min(LIMIT.children, LIMIT.files - first.length);
  const chosen = pickChildren(children, wanted, await findKind(world[1])).slice(0, room);
  const files = [...first, ...(await Promise.all(chosen.map((url) => readOne(url, 'index', world))))];
  const all = [...first.filter(isFound), ...files.slice(first.length)];
  const complete =
    addresses.length <= candidates.length &&
    children.length <= room &&
    all.every(({ file }) => file.seen && !file.value.truncated && file.value.kind !== 'feed') &&
    files.every((read) => read.file.seen && !isNested(read));
  return { files, complete };
};

/** Summaries of the site's sitemap files, at most eight. */
export const collectSitemap = async (target: Target, reach: Reach): Promise<Sitemap> => {
  const named = await listNamed(target, reach);
  const wanted = await findWantedAddress(target, reach);
  const { files, complete } = await readFiles(named, wanted, [target, reach]);
  const pages = files.filter(({ file }) => file.seen && file.value.kind !== 'index');
  const addresses = pages.flatMap(({ entries }) => entries.map(({ loc }) => loc));
  const own = addresses.filter((address) => isOwnAddress(address, target));
  return {
    named: [...named],
    files: files.map(({ url, via, file }) => ({ url, via, file })),
    complete,
    wanted,
    listed: addresses.some((address) => isSameAddress(URL.parse(address)?.href ?? '', wanted)),
    sample: pickSpacedSample(filterHarmless(own), LIMIT.sample),
    accessibility: addresses.filter((address) => ACCESSIBILITY.test(address)).slice(0, LIMIT.few),
  };
};
