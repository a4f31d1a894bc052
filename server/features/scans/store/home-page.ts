import type { Report } from '../../../../lib/model.ts';
import { withoutDot } from '../../../../lib/parse/url/host-match.ts';
import { isSameSite } from '../../../../lib/parse/url/same-site.ts';
import type { HomeState, ScanRow } from '../../../core/store/tables.ts';

/** The columns that say of which home page a scan is. */
type HomeColumns = Pick<ScanRow, 'home' | 'home_state' | 'by_https'>;

export const NO_HOME: HomeColumns = { home: null, home_state: null, by_https: null };

/** The host whose home page an address names: nothing but a host stands in it; null of any other. */
const findHomeHost = (address: string): string | null => {
  const url = URL.parse(address);
  if (url === null || url.pathname !== '/' || url.search !== '' || url.port !== '') return null;
  return withoutDot(url.hostname);
};

const toHomeState = (home: string, { target, kind, overall }: Report): HomeState => {
  if (!isSameSite(home, new URL(target.url).hostname)) return 'elsewhere';
  if (kind === 'error') return 'error';
  return overall === null ? 'ungraded' : 'graded';
};

/** Of which home page a scan of an address in all six pillars is, and what it came to. */
export const toHomeColumns = (address: string, report: Report): HomeColumns => {
  const home = findHomeHost(address);
  if (home === null) return NO_HOME;
  return { home, home_state: toHomeState(home, report), by_https: report.target.url.startsWith('https:') };
};
