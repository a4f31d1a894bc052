import { type Evidence, parseFittingFacts } from '../../../../lib/evidence.ts';
import { toJson } from '../../../core/store/writable.ts';
import type { Scanned } from '../../../engine/engine.ts';
import type { ScanRequest } from '../../../engine/scan-request.ts';
import type { NewItem } from '../../batches/store/batch-items.ts';
import { toNewItem } from '../../batches/worker/batch-item.ts';
import { type ScanSpec, toScanSpec, toSiteHost } from '../../scans/model/scan-spec.ts';
import { samplePages } from '../model/sample.ts';
import type { PageWaiting, SiteNews } from '../store/expand-crawls.ts';

/*
 * How a crawl proceeds page by page: the options of each page's scan, the choice of the pages after the first, and the facts
 * about the whole site that later pages reuse.
 */

type Facts = Partial<Evidence>;

/** Reads the stored facts about a site; drops those that do not fit their current schemas. */
const readFacts = ({ facts }: PageWaiting): Facts => (facts === null ? {} : parseFittingFacts((name) => facts[name]));

const scanOf = ({ scan }: Facts) => (scan?.seen ? scan.value : null);
const findSeenAt = (facts: Facts): number => scanOf(facts)?.at ?? 0;

/** Whether the page is the first of its crawl, and the other pages have yet to be chosen. */
const isFirst = ({ number, isChosen }: PageWaiting): boolean => number === 1 && !isChosen;

/** Returns the scan options required by the crawls that the page belongs to. */
export const toCrawlOptions = (pages: readonly PageWaiting[]): Pick<ScanRequest, 'known' | 'wantsAddresses'> => {
  if (pages.length === 0) return {};
  const [known = {}] = pages.map(readFacts).toSorted((one, other) => findSeenAt(other) - findSeenAt(one));
  return { known, wantsAddresses: pages.some(isFirst) };
};

type SiteContext = Pick<Scanned, 'siteWide' | 'addresses' | 'stored'>;

/** Whether a report is of a page of the same site as the requested address. */
const isThere = ({ stored: { report } }: SiteContext, home: string): boolean =>
  report !== null && toSiteHost(report.target.url) === toSiteHost(home);

const findOrigin = (facts: Facts): string | null => URL.parse(scanOf(facts)?.url ?? '')?.origin ?? null;

/**
 * Returns the newer facts if they are about the site, otherwise null; facts of another origin (http, www) do not replace those
 * stored.
 */
const computeFactsAfter = (page: PageWaiting, news: SiteContext): string | null => {
  const { siteWide } = news;
  const before = findOrigin(readFacts(page));
  if (findOrigin(siteWide) === null || !isThere(news, page.home)) return null;
  return before === null || before === findOrigin(siteWide) ? toJson(siteWide) : null;
};

const NO_ADDRESSES = { from: 'none', addresses: [] } as const;

const sampleFor = (page: PageWaiting, news: SiteContext, locale: ScanSpec['locale']): SiteNews['sample'] => {
  if (!isFirst(page)) return null;
  const { home, pinned, most } = page;
  const { from, addresses: listed } = (isThere(news, home) ? news.addresses : null) ?? NO_ADDRESSES;
  const [, ...others] = samplePages({ home, listed, pinned, most });
  const items = others.flatMap((address): NewItem[] => {
    const spec = toScanSpec(address, null, locale);
    return spec === null ? [] : [toNewItem(spec)];
  });
  return { from, items };
};

/**
 * Returns what a scan found out about its site, for each crawl that its page belongs to. After the first page it chooses the
 * others, which takes up to a second for a long sitemap.
 */
export const listSiteNews = (
  pages: readonly PageWaiting[],
  news: SiteContext,
  { locale }: Pick<ScanSpec, 'locale'>,
): readonly SiteNews[] =>
  pages.map((page) => ({
    batch: page.batch,
    facts: computeFactsAfter(page, news),
    sample: sampleFor(page, news, locale),
  }));
