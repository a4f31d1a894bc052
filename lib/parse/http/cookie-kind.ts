import { withoutPrefix } from './set-cookie.ts';

/** `clear`: the name of a known session or login cookie; `doubtful`: it looks like one. */
export type CookieKind = 'clear' | 'doubtful';

export interface KnownCookie {
  /** Lower case; `*` matches the rest of the name, `#` 32 hexadecimal digits. */
  readonly name: string;
  /** `balancer`: it identifies the server behind a load balancer that serves a visitor, and gives no access. */
  readonly kind: CookieKind | 'balancer';
}

/** Words that make a name look like a session's or a login's; only whole words, so `assessment` does not match. */
const WORDS = new Set(['session', 'sessionid', 'sessie', 'sess', 'sid', 'auth', 'jwt', 'login', 'inlog', 'token']);
/** Double-submit tokens against request forgery must be readable by scripts and give no access to a session. */
const FORGERY = /csrf|xsrf|antiforgery|requestverification/i;
/** Words for a load balancer's cookie that ties a visitor to one server, whatever else its name contains. */
const BALANCING = new Set(['affinity', 'sticky', 'stickiness']);

/** The words of a name in lower case; a capital before a small letter begins one, after an acronym too: `SSOToken`. */
const nameParts = (name: string): readonly string[] =>
  name
    .replace(/[a-z0-9](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$& ')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const isMatch = (name: string, pattern: string): boolean => {
  const start = pattern.slice(0, -1);
  if (pattern.endsWith('*')) return name.startsWith(start);
  if (pattern.endsWith('#')) return name.startsWith(start) && /^[0-9a-f]{32}$/.test(name.slice(start.length));
  return name === pattern;
};

/** Classifies a cookie by its name: by a table of known names, then by its words; null for an ordinary cookie. */
export const findCookieKind = (name: string, known: readonly KnownCookie[]): CookieKind | null => {
  if (FORGERY.test(name)) return null;
  const bare = withoutPrefix(name);
  const row = known.find((candidate) => isMatch(bare.toLowerCase(), candidate.name));
  if (row !== undefined) return row.kind === 'balancer' ? null : row.kind;
  const words = nameParts(bare);
  return words.some((word) => WORDS.has(word)) && !words.some((word) => BALANCING.has(word)) ? 'doubtful' : null;
};
