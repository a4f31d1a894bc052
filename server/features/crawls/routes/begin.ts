import type { Locale } from '../../../../lib/model.ts';
import { parseHost } from '../../../../lib/parse/url/host-match.ts';
import type { Member, V1Deps } from '../../../core/http/member.ts';
import { toNewItem } from '../../batches/worker/batch-item.ts';
import { type CreatedSiteScan, makeSiteScan } from '../store/make-site-scan.ts';
import { findSiteUrl } from '../store/read-site-scans.ts';

/** Pages of a site scan, the first among them, at most and where nothing is said. */
export const MAX_PAGES = 25;

/** What site scans are begun with. */
export interface CrawlDeps extends V1Deps {
  /** Whether a host, in lower case and without a last dot, wants no scans. */
  isNeverScanned(host: string): boolean;
}

/** A site scan that somebody asks for. */
interface SiteScanWish {
  readonly site: string;
  readonly most: number;
  readonly locale: Locale;
}

/** Begins a site scan of a site of somebody's team. */
export const beginSiteScan = async (
  { store, now, isNeverScanned }: CrawlDeps,
  { team, key, known }: Pick<Member, 'team' | 'key' | 'known'>,
  { site, most, locale }: SiteScanWish,
): Promise<CreatedSiteScan> => {
  const url = await findSiteUrl(store.db, team, site);
  if (url === null) return { kind: 'unknown' };
  const home = toNewItem({ url, pillar: null, locale }, isNeverScanned(parseHost(url)));
  const order = { actor: { team, key }, perDay: known.perDay, now: now() };
  return makeSiteScan(store, { ...order, site, home, most, locale });
};
