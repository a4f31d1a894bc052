import { isMachinery } from '../../../../lib/parse/page-kind/page-tools.ts';
import { pickSpacedSample } from '../../../../lib/parse/text/spaced-sample.ts';
import { mayAct } from '../../../../lib/parse/url/action-address.ts';
import { stripWww, withoutDot } from '../../../../lib/parse/url/host-match.ts';
import { withoutTracking } from '../../../../lib/parse/url/page-address.ts';

/** Addresses read of a list, characters of one and names in its query; of a group looked at whether they are pages; pages in all. */
const MAX = { listed: 50_000, characters: 2_000, asks: 5, looked: 200, pages: 25 };

/** What a path ends in that is a file and no page. */
const FILE =
  /\.(?:7z|apk|atom|avi|avif|bmp|bz2|css|csv|dmg|docx?|eot|epub|eps|exe|gif|gz|ico|ics|iso|jpe?g|js|json|kml|m4[av]|mjs|mov|mp[34]|mpe?g|msi|od[pst]|og[agv]|otf|pdf|png|pptx?|psd|rar|rdf|rss|rtf|svgz?|tar|tgz|tiff?|ttf|txt|vcf|wasm|wav|web[mp]|woff2?|xls[xm]?|xml|zip)$/i;
/** A language that a path begins with, beside which the next segment tells what kind of page it is. */
const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2})?$/;
const LANGUAGE_AND_REGION = 2;

const toBareHost = (hostname: string): string => stripWww(withoutDot(hostname));

/** One page, however its address is written: with or without www, an end slash, https, what follows a visitor. */
const toPageKey = ({ hostname, port, pathname, search }: URL): string =>
  `${toBareHost(hostname)}:${port}${pathname.replace(/\/$/, '')}${search}`;

interface Address {
  readonly href: string;
  readonly key: string;
  readonly shape: string;
}

/** What an address looks like: how deep it lies and below what, and what it asks. */
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

/** An address without what follows a visitor; to look for that takes time, and most ask nothing. */
const parseAddress = (text: string): URL | null => {
  const url = URL.parse(text);
  if (url !== null) url.hash = '';
  return url === null || url.search === '' ? url : URL.parse(withoutTracking(url.href));
};

/** An address as it is visited; null where it is none, or lies on another site than `home`. */
const toVisitedAddress = (home: URL, text: string): Address | null => {
  if (text.length > MAX.characters) return null;
  const url = parseAddress(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (toBareHost(url.hostname) !== toBareHost(home.hostname) || !['', home.port].includes(url.port)) return null;
  return { href: url.href, key: toPageKey(url), shape: toShape(url) };
};

const isPage = (href: string): boolean => !FILE.test(new URL(href).pathname) && !isMachinery(href) && !mayAct(href);

/** Up to so many groups of pages, the largest first; of a group so many are looked at whether they are pages as are enough. */
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

/** As many places for each group as come to it when the groups take turns, until there are none left. */
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

/** A sample over the shapes of addresses: one of each group in turn, evenly spaced within it. */
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

/** What the pages of a crawl are chosen from. */
export interface Choice {
  /** Address of the home page. */
  readonly home: string;
  /** What the sitemap lists, in any order; beyond 50,000 nothing is read. */
  readonly listed: readonly string[];
  /** Addresses that the owner wants to be looked at. */
  readonly pinned: readonly string[];
  /** Pages in all, 25 where nothing is said. */
  readonly most?: number;
}

/**
 * The addresses that a crawl looks at: the home page, what is pinned, and a sample of what is listed, spread over the shapes of
 * addresses, for the kind of a page shows only when it is seen. Only of this site, each page once; of what is listed no
 * files, nothing that belongs to the site's machinery, and nothing that may act when it is opened. The same list gives the same
 * sample, in whatever order it came. Throws a TypeError where `home` is no address.
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
    // Of two ways to write one page the later in the alphabet: https, and www where both are listed.
    if (before === undefined || before.href < address.href) found.set(address.key, address);
  }
  return [...chosen.values(), ...sampleByShape([...found.values()], Math.max(0, most - chosen.size))];
};
