import type { WatchingWords } from '../../lib/words/nl/service/watching.ts';

/** Where everything is at the service. */

/** Where the scan operation is (docs/scan-api.md). */
export const SCAN_PATH = '/api/gda-scan-api.php';
/** Where the description for programs is. */
export const OPENAPI_PATH = '/openapi.json';
/** Where badges are; the domain and `.svg` come behind. */
export const BADGE_PATH = '/badge/';
/** Where a shared report is shown; what opens it comes behind. */
export const SHARED_PATH = '/gedeeld/';
/** Where the latest result of a domain is shown. */
export const RESULT_PATH = '/rapport/';

/** Where one scan of any page is shown, by its id; of `:id` it is the route. */
export const scanPath = (id: string): string => `${RESULT_PATH}scan/${id === ':id' ? id : encodeURIComponent(id)}`;

/** Where forms go: a scan, and signing in and out. */
export const SCAN_FORM = '/scan';
/** The same as events, for a page that shows how far its scan is. */
export const SCAN_EVENTS = '/scan/events';
export const SIGN_IN = '/aanmelden';
export const SIGN_OUT = '/afmelden';

/** Characters of a place to go back to. */
const LONGEST_WAY = 500;

/** Where to sign in, and go on from there at a path of ours; the front page needs no saying. */
export const toSignInPath = (path: string): string =>
  path === '/' || path.startsWith(SIGN_IN) || path.length > LONGEST_WAY
    ? SIGN_IN
    : `${SIGN_IN}?na=${encodeURIComponent(path)}`;

/** A path of ours out of what somebody sent; `/` for everything that could lead elsewhere. */
export const readBackPath = (typed: unknown): string => {
  if (typeof typed !== 'string' || typed.length > LONGEST_WAY || !/^\/(?![/\\])[!-~]*$/.test(typed)) return '/';
  const url = URL.parse(typed, 'http://here.invalid');
  return url?.origin === 'http://here.invalid' && !url.pathname.startsWith(SIGN_IN)
    ? `${url.pathname}${url.search}`
    : '/';
};
/** The page of a team, and where its forms go. */
export const TEAM = '/team';
export const ISSUE_KEY = '/team/sleutels';
export const REVOKE_KEY = '/team/intrekken';

/** The page on which a site is shared, and where its forms go; of `:id` they are the routes. */
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

/** The page of a scan of several pages of a site, of one page of it, and where their forms go; of `:site` they are the routes. */
export const toCrawlPaths = (site: string, scan = '', number = '') => {
  const toPart = (name: string): string => (name.startsWith(':') ? name : encodeURIComponent(name));
  const make = `/sites/${toPart(site)}/paginas`;
  const page = `${make}/${toPart(scan)}`;
  return { make, page, stop: `${page}/stoppen`, one: `${page}/${toPart(number)}` };
};

/** What the service answers to programs, for who writes them. */
export const API_DOCS_PATH = '/documentatie';

/** The table of sites. */
export const SITES = '/sites';
export const IMPORT = `${SITES}/import`;
export const SITES_SCAN = `${SITES}/scannen`;
/** Where it is said that falls were seen, and where a scan of many is stopped. */
export const SITES_SEEN = `${SITES}/gezien`;
export const SITES_CHOSEN = `${SITES}/gekozen`;
export const SITES_STOP = `${SITES}/stoppen`;
export const SITES_XLSX = `${SITES}/sites.xlsx`;
export const SITES_CSV = `${SITES}/sites.csv`;
export const SITES_ZIP = `${SITES}/reports.zip`;

/** Where a site is shown, and where its forms go; of `:id` they are the routes. */
export const toSitePaths = (id: string) => {
  const page = `${SITES}/${id === ':id' ? id : encodeURIComponent(id)}`;
  return { page, details: `${page}/gegevens`, decide: `${page}/besluit`, remove: `${page}/verwijderen` };
};

/** Where a scan of a site is shown whole. */
export const toSiteScanPath = (id: string, scan: string): string =>
  `${toSitePaths(id).page}/scans/${encodeURIComponent(scan)}`;

/** The page on which a team manages what is watched and who hears of it, and where its forms go. */
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

/** Where the forms about the watch of one site go; of `:id` they are the routes. */
export const toSiteWatchPaths = (id: string) => {
  const toPart = `${toSitePaths(id).page}/bewaken`;
  return {
    set: toPart,
    stop: `${toPart}/stoppen`,
    addSubscriber: `${toPart}/adressen`,
    removeSubscriber: `${toPart}/adressen/weg`,
  };
};

/** The kinds of mail that there are. */
export type MailKind = keyof WatchingWords['mails']['when'];

/** Where a mail of a kind is shown, and by itself; of `:kind` they are the routes. */
export const toMailPaths = (kind: MailKind | ':kind') => {
  const page = `${WATCHING}/bericht/${kind}`;
  return { page, alone: `${page}/html` };
};
