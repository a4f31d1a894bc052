import type { Locale } from '../../../../lib/model.ts';
import { parseHost } from '../../../../lib/parse/url/host-match.ts';
import type { Member, V1Deps } from '../../../core/http/member.ts';
import { toNewItem } from '../../batches/worker/batch-item.ts';
import { type CreatedCrawl, createCrawl } from '../store/create-crawl.ts';
import { findSiteUrl } from '../store/read-crawls.ts';

/** Maximum and default number of pages of a crawl, including the first. */
export const MAX_PAGES = 25;

/** Dependencies for starting crawls. */
export interface CrawlDeps extends V1Deps {
  /** Whether the owner of a host has opted out of scans; `host` is lower-case and without a trailing dot. */
  isNeverScanned(host: string): boolean;
}

/** A requested crawl. */
interface CrawlRequest {
  readonly site: string;
  readonly most: number;
  readonly locale: Locale;
}

/** Starts a crawl of a site of the member's team. */
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
