import type { Report } from '../../../../lib/model.ts';
import { withoutDot } from '../../../../lib/parse/url/host-match.ts';
import { isSameSite } from '../../../../lib/parse/url/same-site.ts';
import type { HomeState, ScanRow } from '../../../core/store/tables.ts';

/** The columns that identify the home page of a scan. */
type HomeColumns = Pick<ScanRow, 'home' | 'home_state' | 'by_https'>;

export const NO_HOME: HomeColumns = { home: null, home_state: null, by_https: null };

/** Returns the host if an address names its home page, with nothing but a host in it; otherwise null. */
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

/** Returns which home page a scan of an address in all six pillars is of, and its outcome. */
export const toHomeColumns = (address: string, report: Report): HomeColumns => {
  const home = findHomeHost(address);
  if (home === null) return NO_HOME;
  return { home, home_state: toHomeState(home, report), by_https: report.target.url.startsWith('https:') };
};
