import { type Evidence, parseFittingFacts } from '../../../../lib/evidence.ts';
import { toJson } from '../../../core/store/writable.ts';
import type { Scanned } from '../../../engine/engine.ts';
import type { ScanRequest } from '../../../engine/scan-request.ts';
import type { NewItem } from '../../batches/store/batch-items.ts';
import { toNewItem } from '../../batches/worker/batch-item.ts';
import { type ScanSpec, toScanSpec, toSite } from '../../scans/model/scan-spec.ts';
import { samplePages } from '../model/sample.ts';
import type { PageWaiting, SiteNews } from '../store/expand-crawls.ts';

/*
 * A crawl page by page: what the scan of a page is asked for, which pages follow the first, and what is known of the whole site for
 * those that come.
 */

type Facts = Partial<Evidence>;

/** What was kept of a site, as far as it still is what it was. */
const readFacts = ({ facts }: PageWaiting): Facts => (facts === null ? {} : parseFittingFacts((name) => facts[name]));

const scanOf = ({ scan }: Facts) => (scan?.seen ? scan.value : null);
const findSeenAt = (facts: Facts): number => scanOf(facts)?.at ?? 0;

/** Whether the page is the first of its crawl, whose other pages are to be chosen. */
const isFirst = ({ number, isChosen }: PageWaiting): boolean => number === 1 && !isChosen;

/** The options of a scan that the crawls of which its page is one add. */
export const toCrawlOptions = (pages: readonly PageWaiting[]): Pick<ScanRequest, 'known' | 'wantsAddresses'> => {
  if (pages.length === 0) return {};
  const [known = {}] = pages.map(readFacts).toSorted((one, other) => findSeenAt(other) - findSeenAt(one));
  return { known, wantsAddresses: pages.some(isFirst) };
};

type SiteContext = Pick<Scanned, 'siteWide' | 'addresses' | 'stored'>;

/** Whether a report is of a page of the same site as the address that was asked for. */
const isThere = ({ stored: { report } }: SiteContext, home: string): boolean =>
  report !== null && toSite(report.target.url) === toSite(home);

const findOrigin = (facts: Facts): string | null => URL.parse(scanOf(facts)?.url ?? '')?.origin ?? null;

/** The newer facts, where they are of the site; what holds for another way to it (http, www) does not take their place. */
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
 * What a scan told of its site, to each crawl of which its page is one: from the first page the others are chosen, which of a long
 * sitemap takes up to a second.
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
