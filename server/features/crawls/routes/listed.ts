import type { Store } from '../../../core/store/open-store.ts';
import type { EarlierScan } from '../pages/crawls-part.tsx';
import { type Crawl, listCrawls } from '../store/read-crawls.ts';

/** Scans that a site's page lists. */
const LISTED = 20;

/** A crawl as a line of a list. */
export const toEarlierScan = ({ id, createdAt, done, size: pages, cancelledAt, endedAt }: Crawl): EarlierScan => ({
  id,
  createdAt,
  done,
  pages,
  state: cancelledAt !== null ? 'cancelled' : endedAt === null ? 'running' : 'ended',
});

/** Crawls of a site of a team, newest first, for the site's own page. */
export const listEarlierScans = async (
  { db }: Pick<Store, 'db'>,
  team: string,
  site: string,
): Promise<readonly EarlierScan[]> => (await listCrawls(db, team, { site, most: LISTED })).map(toEarlierScan);
