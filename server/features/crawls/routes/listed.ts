import type { Store } from '../../../core/store/open-store.ts';
import type { EarlierScan } from '../pages/site-scans-part.tsx';
import { listSiteScans, type SiteScan } from '../store/read-site-scans.ts';

/** Scans that a site's page lists. */
const LISTED = 20;

/** A site scan as a line of a list. */
export const toEarlierScan = ({ id, createdAt, done, size: pages, cancelledAt, endedAt }: SiteScan): EarlierScan => ({
  id,
  createdAt,
  done,
  pages,
  state: cancelledAt !== null ? 'cancelled' : endedAt === null ? 'running' : 'ended',
});

/** Site scans of a site of a team, newest first, for the site's own page. */
export const listEarlierScans = async (
  { db }: Pick<Store, 'db'>,
  team: string,
  site: string,
): Promise<readonly EarlierScan[]> => (await listSiteScans(db, team, { site, most: LISTED })).map(toEarlierScan);
