/** Where forms go: a scan, and signing in and out. */
export const SCAN_FORM = '/scan';
/** The same as events, for a page that shows how far its scan is. */
export const SCAN_EVENTS = '/scan/events';
export const SIGN_IN = '/aanmelden';
export const SIGN_OUT = '/afmelden';

/** Characters of a place to go back to. */
const LONGEST_WAY = 500;

/** Where to sign in, and go on from there at a path of ours; the front page needs no saying. */
export const signInFrom = (path: string): string =>
  path === '/' || path.startsWith(SIGN_IN) || path.length > LONGEST_WAY
    ? SIGN_IN
    : `${SIGN_IN}?na=${encodeURIComponent(path)}`;

/** A path of ours out of what somebody sent; `/` for everything that could lead elsewhere. */
export const wayBack = (typed: unknown): string => {
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
export const sharePaths = (site: string) => {
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
export const siteScanPaths = (site: string, scan = '', number = '') => {
  const part = (name: string): string => (name.startsWith(':') ? name : encodeURIComponent(name));
  const make = `/sites/${part(site)}/paginas`;
  const page = `${make}/${part(scan)}`;
  return { make, page, stop: `${page}/stoppen`, one: `${page}/${part(number)}` };
};

/** What the service answers to programs, for who writes them. */
export const API_DOCS_PATH = '/documentatie';

interface FormProps {
  readonly action: string;
  /** What shows that the form is one of ours (`tokenOf`). */
  readonly token: string;
  readonly name: string;
  /** Hidden fields. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A button that does one thing, for who is signed in. */
export const OneButton = ({ action, token, name, fields = {} }: FormProps) => (
  <form class="one" method="post" action={action}>
    <input type="hidden" name="token" value={token} />
    {Object.entries(fields).map(([field, value]) => (
      <input key={field} type="hidden" name={field} value={value} />
    ))}
    <button type="submit" class="button" data-kind="small">
      {name}
    </button>
  </form>
);
