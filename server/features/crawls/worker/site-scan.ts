import { type Evidence, factsThatFit } from '../../../../lib/evidence.ts';
import { toJson } from '../../../core/store/writable.ts';
import type { Scanned } from '../../../engine/engine.ts';
import type { ScanRequest } from '../../../engine/scan-request.ts';
import type { NewItem } from '../../batches/store/batch-items.ts';
import { itemOf } from '../../batches/worker/batch-item.ts';
import { type Question, siteOf, toQuestion } from '../../scans/model/question.ts';
import { samplePages } from '../model/sample.ts';
import type { PageWaiting, SiteNews } from '../store/grow-site-scans.ts';

type Facts = Partial<Evidence>;

/** What was kept of a site, as far as it still is what it was. */
const factsIn = ({ facts }: PageWaiting): Facts => (facts === null ? {} : factsThatFit((name) => facts[name]));

const scanOf = ({ scan }: Facts) => (scan?.seen ? scan.value : null);
const seenAt = (facts: Facts): number => scanOf(facts)?.at ?? 0;

/** Whether the page is the first of its site scan, whose other pages are to be chosen. */
const isFirst = ({ number, isChosen }: PageWaiting): boolean => number === 1 && !isChosen;

/** What a scan is asked for on behalf of the site scans of which its page is one. */
export const requestOptions = (pages: readonly PageWaiting[]): Pick<ScanRequest, 'known' | 'wantsAddresses'> => {
  if (pages.length === 0) return {};
  const [known = {}] = pages.map(factsIn).toSorted((one, other) => seenAt(other) - seenAt(one));
  return { known, wantsAddresses: pages.some(isFirst) };
};

type SiteContext = Pick<Scanned, 'siteWide' | 'addresses' | 'stored'>;

/** Whether a report is of a page of the same site as the address that was asked for. */
const isThere = ({ stored: { report } }: SiteContext, home: string): boolean =>
  report !== null && siteOf(report.target.url) === siteOf(home);

const originOf = (facts: Facts): string | null => URL.parse(scanOf(facts)?.url ?? '')?.origin ?? null;

/** The newer facts, where they are of the site; what holds for another way to it (http, www) does not take their place. */
const factsAfter = (page: PageWaiting, news: SiteContext): string | null => {
  const { siteWide } = news;
  const before = originOf(factsIn(page));
  if (originOf(siteWide) === null || !isThere(news, page.home)) return null;
  return before === null || before === originOf(siteWide) ? toJson(siteWide) : null;
};

const NO_ADDRESSES = { from: 'none', addresses: [] } as const;

const sampleFor = (page: PageWaiting, news: SiteContext, locale: Question['locale']): SiteNews['sample'] => {
  if (!isFirst(page)) return null;
  const { home, pinned, most } = page;
  const { from, addresses: listed } = (isThere(news, home) ? news.addresses : null) ?? NO_ADDRESSES;
  const [, ...others] = samplePages({ home, listed, pinned, most });
  const items = others.flatMap((address): NewItem[] => {
    const question = toQuestion(address, null, locale);
    return question === null ? [] : [itemOf(question)];
  });
  return { from, items };
};

/**
 * What a scan told of its site, to each site scan of which its page is one: from the first page the others are chosen, which of a long
 * sitemap takes up to a second.
 */
export const newsOfSite = (
  pages: readonly PageWaiting[],
  news: SiteContext,
  { locale }: Pick<Question, 'locale'>,
): readonly SiteNews[] =>
  pages.map((page) => ({
    batch: page.batch,
    facts: factsAfter(page, news),
    sample: sampleFor(page, news, locale),
  }));
