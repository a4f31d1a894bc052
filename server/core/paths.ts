import type { MonitoringWords } from '../../lib/words/nl/service/monitoring.ts';

/** Paths of everything in the service. */

/** Path of the scan operation (docs/scan-api.md). */
export const SCAN_PATH = '/api/gda-scan-api.php';
/** Path of the API description for programs. */
export const OPENAPI_PATH = '/openapi.json';
/** Path of badges, followed by the domain and `.svg`. */
export const BADGE_PATH = '/badge/';
/** Path of shared reports, followed by the token that opens one. */
export const SHARED_PATH = '/gedeeld/';
/** Path of the latest result of a domain. */
export const RESULT_PATH = '/rapport/';

/** Path of one scan of any page, by its id; the route's pattern for `:id`. */
export const scanPath = (id: string): string => `${RESULT_PATH}scan/${id === ':id' ? id : encodeURIComponent(id)}`;

/** Paths that forms post to: a scan, and signing in and out. */
export const SCAN_FORM = '/scan';
/** The same as a stream of events, for a page that shows the progress of its scan. */
export const SCAN_EVENTS = '/scan/events';
export const SIGN_IN = '/aanmelden';
export const SIGN_OUT = '/afmelden';

/** Maximum characters of a path to return to. */
const LONGEST_WAY = 500;

/** Path of the sign-in page that then continues at a path of ours; the front page is the default and is left out. */
export const toSignInPath = (path: string): string =>
  path === '/' || path.startsWith(SIGN_IN) || path.length > LONGEST_WAY
    ? SIGN_IN
    : `${SIGN_IN}?na=${encodeURIComponent(path)}`;

/** Returns a path of ours out of untrusted input; `/` for anything that could lead elsewhere. */
export const readBackPath = (typed: unknown): string => {
  if (typeof typed !== 'string' || typed.length > LONGEST_WAY || !/^\/(?![/\\])[!-~]*$/.test(typed)) return '/';
  const url = URL.parse(typed, 'http://here.invalid');
  return url?.origin === 'http://here.invalid' && !url.pathname.startsWith(SIGN_IN)
    ? `${url.pathname}${url.search}`
    : '/';
};
/** The page of a team, and the paths of its forms. */
export const TEAM = '/team';
export const ISSUE_KEY = '/team/sleutels';
export const REVOKE_KEY = '/team/intrekken';

/** The page on which a site is shared, and the paths of its forms; the routes' patterns for `:id`. */
export const toSharePaths = (site: string) => {
  const page = `/sites/${site === ':id' ? site : encodeURIComponent(site)}/delen`;
  return {
    page,
    make: `${page}/link`,
    revoke: `${page}/intrekken`,
    askBadge: `${page}/badge`,
    checkBadge: `${page}/badge/controle`,
    removeBadge: `${page}/badge/stop`,
  };
};

/**
 * The page of a scan of several pages of a site, of one page of it, and the paths of their forms; the routes' patterns for
 * `:site`.
 */
export const toCrawlPaths = (site: string, scan = '', number = '') => {
  const toPart = (name: string): string => (name.startsWith(':') ? name : encodeURIComponent(name));
  const make = `/sites/${toPart(site)}/paginas`;
  const page = `${make}/${toPart(scan)}`;
  return { make, page, stop: `${page}/stoppen`, one: `${page}/${toPart(number)}` };
};

/** The API documentation, for developers. */
export const API_DOCS_PATH = '/documentatie';

/** The table of sites. */
export const SITES = '/sites';
export const IMPORT = `${SITES}/import`;
export const SITES_SCAN = `${SITES}/scannen`;
/** Paths of the forms that acknowledge lower totals, and that stop a scan of many sites. */
export const SITES_SEEN = `${SITES}/gezien`;
export const SITES_CHOSEN = `${SITES}/gekozen`;
export const SITES_STOP = `${SITES}/stoppen`;
export const SITES_XLSX = `${SITES}/sites.xlsx`;
export const SITES_CSV = `${SITES}/sites.csv`;
export const SITES_ZIP = `${SITES}/reports.zip`;

/** The page of a site, and the paths of its forms; the routes' patterns for `:id`. */
export const toSitePaths = (id: string) => {
  const page = `${SITES}/${id === ':id' ? id : encodeURIComponent(id)}`;
  return { page, details: `${page}/gegevens`, decide: `${page}/besluit`, remove: `${page}/verwijderen` };
};

/** Path of the full report of a scan of a site. */
export const toSiteScanPath = (id: string, scan: string): string =>
  `${toSitePaths(id).page}/scans/${encodeURIComponent(scan)}`;

/** The page on which a team manages monitors and subscribers, and the paths of its forms. */
export const WATCHING = '/bewaken';
export const WATCHING_PATHS = {
  addSubscriber: `${WATCHING}/adressen`,
  removeSubscriber: `${WATCHING}/adressen/weg`,
  addWebhook: `${WATCHING}/webhooks`,
  webhookOn: `${WATCHING}/webhooks/aan`,
  testWebhook: `${WATCHING}/webhooks/proef`,
  removeWebhook: `${WATCHING}/webhooks/weg`,
  setTag: `${WATCHING}/labels`,
  stopTag: `${WATCHING}/labels/stoppen`,
} as const;

/** Paths of the forms about the monitor of one site; the routes' patterns for `:id`. */
export const toSiteMonitorPaths = (id: string) => {
  const toPart = `${toSitePaths(id).page}/bewaken`;
  return {
    set: toPart,
    stop: `${toPart}/stoppen`,
    addSubscriber: `${toPart}/adressen`,
    removeSubscriber: `${toPart}/adressen/weg`,
  };
};

/** The kinds of mail. */
export type MailKind = keyof MonitoringWords['mails']['when'];

/** Path of an example of a kind of mail, within a page and by itself; the routes' patterns for `:kind`. */
export const toMailPaths = (kind: MailKind | ':kind') => {
  const page = `${WATCHING}/bericht/${kind}`;
  return { page, alone: `${page}/html` };
};
