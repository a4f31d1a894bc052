/** `clear`: the name of a known session or login cookie; `doubtful`: it looks like one. */
export type CookieKind = 'clear' | 'doubtful';

export interface KnownCookie {
  /** Lower case; `*` stands for the rest of the name, `#` for 32 hexadecimal digits. */
  readonly name: string;
  /** `balancer`: it names the server behind a load balancer that answers a visitor, and opens nothing. */
  readonly kind: CookieKind | 'balancer';
}

/** Words that make a name look like a session's or a login's; whole words only, so `assessment` is none. */
const WORDS = new Set(['session', 'sessionid', 'sessie', 'sess', 'sid', 'auth', 'jwt', 'login', 'inlog', 'token']);
/** Double-submit tokens against request forgery must be readable by script and open no session. */
const FORGERY = /csrf|xsrf|antiforgery|requestverification/i;
/** What a load balancer calls the cookie that keeps a visitor with one server, whatever else it is called. */
const BALANCING = new Set(['affinity', 'sticky', 'stickiness']);

const nameParts = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const isMatch = (name: string, pattern: string): boolean => {
  const start = pattern.slice(0, -1);
  if (pattern.endsWith('*')) return name.startsWith(start);
  if (pattern.endsWith('#')) return name.startsWith(start) && /^[0-9a-f]{32}$/.test(name.slice(start.length));
  return name === pattern;
};

/** What a cookie's name hints at, by a table of known names and then by its words; null when at nothing. */
export const findCookieKind = (name: string, known: readonly KnownCookie[]): CookieKind | null => {
  if (FORGERY.test(name)) return null;
  const bare = name.replace(/^__(?:secure|host)-/i, '');
  const row = known.find((candidate) => isMatch(bare.toLowerCase(), candidate.name));
  if (row !== undefined) return row.kind === 'balancer' ? null : row.kind;
  const words = nameParts(bare);
  return words.some((word) => WORDS.has(word)) && !words.some((word) => BALANCING.has(word)) ? 'doubtful' : null;
};
