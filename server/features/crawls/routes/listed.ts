import type { Store } from '../../../core/store/open-store.ts';
import type { EarlierScan } from '../pages/crawls-part.tsx';
import { type Crawl, listCrawls } from '../store/read-crawls.ts';

/** Number of crawls listed on a site's page. */
const LISTED = 20;

/** Converts a crawl to its entry in a list. */
export const toEarlierScan = ({ id, createdAt, done, size: pages, cancelledAt, endedAt }: Crawl): EarlierScan => ({
  id,
  createdAt,
  done,
  pages,
  state: cancelledAt !== null ? 'cancelled' : endedAt === null ? 'running' : 'ended',
});

/** Lists the crawls of a site of a team, newest first, for the site's own page. */
export const listEarlierScans = async (
  { db }: Pick<Store, 'db'>,
  team: string,
  site: string,
): Promise<readonly EarlierScan[]> => (await listCrawls(db, team, { site, most: LISTED })).map(toEarlierScan);
