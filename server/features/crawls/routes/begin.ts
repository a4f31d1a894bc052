import type { Locale } from '../../../../lib/model.ts';
import { parseHost } from '../../../../lib/parse/url/host-match.ts';
import type { Member, V1Deps } from '../../../core/http/member.ts';
import { toNewItem } from '../../batches/worker/batch-item.ts';
import { type CreatedCrawl, createCrawl } from '../store/create-crawl.ts';
import { findSiteUrl } from '../store/read-crawls.ts';

/** Pages of a crawl, the first among them, at most and where nothing is said. */
export const MAX_PAGES = 25;

/** What crawls are begun with. */
export interface CrawlDeps extends V1Deps {
  /** Whether a host, in lower case and without a last dot, wants no scans. */
  isNeverScanned(host: string): boolean;
}

/** A crawl that somebody asks for. */
interface CrawlRequest {
  readonly site: string;
  readonly most: number;
  readonly locale: Locale;
}

/** Begins a crawl of a site of somebody's team. */
export const beginCrawl = async (
  { store, now, isNeverScanned }: CrawlDeps,
  { team, keyId, known }: Pick<Member, 'team' | 'keyId' | 'known'>,
  { site, most, locale }: CrawlRequest,
): Promise<CreatedCrawl> => {
  const url = await findSiteUrl(store.db, team, site);
  if (url === null) return { kind: 'unknown' };
  const home = toNewItem({ url, pillar: null, locale }, isNeverScanned(parseHost(url)));
  const order = { actor: { team, keyId }, perDay: known.perDay, now: now() };
  return createCrawl(store, { ...order, site, home, most, locale });
};
