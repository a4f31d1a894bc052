import { isMachinery } from '../../../../lib/parse/page-kind/page-tools.ts';
import { pickSpacedSample } from '../../../../lib/parse/text/spaced-sample.ts';
import { mayAct } from '../../../../lib/parse/url/action-address.ts';
import { stripWww, withoutDot } from '../../../../lib/parse/url/host-match.ts';
import { withoutTracking } from '../../../../lib/parse/url/page-address.ts';

/**
 * Limits: addresses read from a list, characters of one, and parameter names in its query; addresses per group that are tested
 * for being pages; pages in all.
 */
const MAX = { listed: 50_000, characters: 2_000, asks: 5, looked: 200, pages: 25 };

/** Extensions of paths that are files rather than pages. */
const FILE =
  /\.(?:7z|apk|atom|avi|avif|bmp|bz2|css|csv|dmg|docx?|eot|epub|eps|exe|gif|gz|ico|ics|iso|jpe?g|js|json|kml|m4[av]|mjs|mov|mp[34]|mpe?g|msi|od[pst]|og[agv]|otf|pdf|png|pptx?|psd|rar|rdf|rss|rtf|svgz?|tar|tgz|tiff?|ttf|txt|vcf|wasm|wav|web[mp]|woff2?|xls[xm]?|xml|zip)$/i;
/** A language prefix of a path; the next segment then shows what kind of page it is. */
const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2})?$/;
const LANGUAGE_AND_REGION = 2;

const toBareHost = (hostname: string): string => stripWww(withoutDot(hostname));

/** Key of a page that ignores www, a trailing slash and http or https. Tracking parameters must have been removed. */
const toPageKey = ({ hostname, port, pathname, search }: URL): string =>
  `${toBareHost(hostname)}:${port}${pathname.replace(/\/$/, '')}${search}`;

interface Address {
  readonly href: string;
  readonly key: string;
  readonly shape: string;
}

/** The shape of an address: its depth, its leading segments, and the names of its query parameters. */
const toShape = ({ pathname, searchParams }: URL): string => {
  const segments = pathname
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  const places = segments.slice(0, -1).map((segment) => segment.replace(/\d+/g, '#'));
  const lead = places.slice(0, LANGUAGE.test(places[0] ?? '') ? LANGUAGE_AND_REGION : 1);
  const asks = [...new Set(searchParams.keys())].toSorted().slice(0, MAX.asks);
  return JSON.stringify([segments.length, ...lead, asks.length === 0 ? '' : [segments.at(-1), ...asks]]);
};

/**
 * Parses an address and removes its fragment and tracking parameters. Finding those takes time, so addresses without a query skip
 * it.
 */
const parseAddress = (text: string): URL | null => {
  const url = URL.parse(text);
  if (url !== null) url.hash = '';
  return url === null || url.search === '' ? url : URL.parse(withoutTracking(url.href));
};

/** Normalises an address for visiting; null if it is not a web address, or not on the same site as `home`. */
const toVisitedAddress = (home: URL, text: string): Address | null => {
  if (text.length > MAX.characters) return null;
  const url = parseAddress(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (toBareHost(url.hostname) !== toBareHost(home.hostname) || !['', home.port].includes(url.port)) return null;
  return { href: url.href, key: toPageKey(url), shape: toShape(url) };
};

const isPage = (href: string): boolean => !FILE.test(new URL(href).pathname) && !isMachinery(href) && !mayAct(href);

/** Returns up to `most` groups of pages, the largest first; only a sample of each group is tested for being pages. */
const groupByShape = (addresses: readonly Address[], most: number): readonly (readonly string[])[] => {
  const bySize = [...Map.groupBy(addresses, ({ shape }) => shape)].toSorted(
    ([one, all], [other, more]) => more.length - all.length || (one < other ? -1 : 1),
  );
  const groups: (readonly string[])[] = [];
  for (const [, group] of bySize) {
    if (groups.length === most) break;
    const hrefs = group.map(({ href }) => href);
    const pages = pickSpacedSample(hrefs, MAX.looked).filter(isPage);
    if (pages.length > 0) groups.push(pages);
  }
  return groups;
};

/** Distributes places over groups in turns, until no places or no pages are left; returns the number for each group. */
const shareOut = (sizes: readonly number[], places: number): readonly number[] => {
  const given = sizes.map(() => 0);
  let left = places;
  for (let round = 0; left > 0 && sizes.some((size) => size > round); round += 1) {
    for (const [index, size] of sizes.entries()) {
      if (left === 0) break;
      if (size <= round) continue;
      given[index] = round + 1;
      left -= 1;
    }
  }
  return given;
};

/** Samples addresses across their shapes: one of each group in turn, evenly spaced within it. */
const sampleByShape = (addresses: readonly Address[], places: number): readonly string[] => {
  const groups = groupByShape(addresses, places);
  const given = shareOut(
    groups.map(({ length }) => length),
    places,
  );
  const samples = groups.map((group, index) => pickSpacedSample(group, given[index] ?? 0));
  const rounds = Array.from({ length: Math.max(0, ...given) }, (_, round) =>
    samples.flatMap((sample) => sample[round] ?? []),
  );
  return rounds.flat();
};

/** Input from which the pages of a crawl are chosen. */
export interface Choice {
  /** Address of the home page. */
  readonly home: string;
  /** Addresses from the sitemap or from links, in any order; only the first 50,000 are read. */
  readonly listed: readonly string[];
  /** Addresses that the owner always wants scanned. */
  readonly pinned: readonly string[];
  /** Maximum pages in all; 25 by default. */
  readonly most?: number;
}

/**
 * Chooses the addresses that a crawl scans: the home page, the pinned addresses, and a sample of the listed ones, spread over the
 * shapes of addresses because the kind of a page is only known once it is visited. Only addresses of this site, each page once;
 * of the listed ones no files, no technical endpoints of the site, and nothing that may act when it is opened. The same list
 * gives the same sample, whatever its order. Throws a TypeError if `home` is not an address.
 */
export const samplePages = ({ home, listed, pinned, most = MAX.pages }: Choice): readonly string[] => {
  const root = new URL(home);
  const chosen = new Map<string, string>();
  for (const text of [root.href, ...pinned]) {
    const address = toVisitedAddress(root, text);
    if (address !== null && chosen.size < most && !chosen.has(address.key)) chosen.set(address.key, address.href);
  }
  const found = new Map<string, Address>();
  for (const text of listed.slice(0, MAX.listed)) {
    const address = toVisitedAddress(root, text);
    if (address === null || chosen.has(address.key)) continue;
    const before = found.get(address.key);
    // Of two spellings of one page, use the alphabetically later: https, and www if both are listed.
    if (before === undefined || before.href < address.href) found.set(address.key, address);
  }
  return [...chosen.values(), ...sampleByShape([...found.values()], Math.max(0, most - chosen.size))];
};
