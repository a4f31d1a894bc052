import { type RobotsLine, readRobotsLines } from './robots-lines.ts';
import { isPathMatch, normalizePath, type PathPattern, readPattern } from './robots-path.ts';

/** A rule of a group; `pattern` is in the form in which paths are compared. */
interface RobotsRule {
  readonly line: RobotsLine;
  readonly allow: boolean;
  readonly pattern: string;
  readonly parts: PathPattern;
}

/** User-agent lines and the rules below them. */
interface RobotsGroup {
  readonly agents: readonly string[];
  readonly rules: readonly RobotsRule[];
}

export interface Robots {
  readonly lines: readonly RobotsLine[];
  readonly groups: readonly RobotsGroup[];
  /** Rules before the first user-agent line, which no crawler obeys. */
  readonly strayRules: readonly RobotsLine[];
}

/** How a robots.txt is read, since parsers differ; the defaults are those of RFC 9309. */
export interface Reading {
  /** Any directive but user-agent ends the list of agents, also Crawl-delay and Sitemap. */
  readonly anyLineCloses?: boolean;
  /** Which of an agent's groups count: all of them merged, or only the first or the last. */
  readonly groups?: 'merged' | 'first' | 'last';
  /** A group without rules does not count: `*` applies to its agents. */
  readonly emptyFallsThrough?: boolean;
  /** A byte order mark makes the first line unreadable. */
  readonly bomSpoils?: boolean;
}

/** The ruling of one robots.txt on one agent and one address. */
export interface RobotsRuling {
  readonly allowed: boolean;
  /** Number and text of the deciding line; null when no rule matched. */
  readonly line: number | null;
  readonly rule: string | null;
  /** The user-agent value under which the agent was judged; null when no group applies. */
  readonly group: string | null;
  /** Judged by the group of `*`. */
  readonly viaWildcard: boolean;
}

interface OpenGroup {
  readonly agents: string[];
  readonly rules: RobotsRule[];
  closed: boolean;
}

const groupLines = (lines: readonly RobotsLine[], { anyLineCloses = false }: Reading) => {
  const groups: OpenGroup[] = [];
  const strayRules: RobotsLine[] = [];
  for (const line of lines) {
    const open = groups.at(-1);
    if (line.kind === 'agent') {
      if (open === undefined || open.closed) groups.push({ agents: [line.value], rules: [], closed: false });
      else open.agents.push(line.value);
    } else if (line.kind === 'allow' || line.kind === 'disallow') {
      const pattern = normalizePath(line.value);
      const decideRuling = { line, allow: line.kind === 'allow', pattern, parts: readPattern(pattern) };
      if (open === undefined) strayRules.push(line);
      else open.rules.push(decideRuling);
      if (open !== undefined) open.closed = true;
    } else if (anyLineCloses && open !== undefined) {
      open.closed = true;
    }
  }
  return { groups, strayRules };
};

/** The latest file, by reading: a dozen checks of a scan parse the same one. */
const latest = { text: '', read: new Map<string, Robots>() };

/** Reads a robots.txt (RFC 9309): any text gives a result, in time linear in its length. */
export const parseRobots = (text: string, reading: Reading = {}): Robots => {
  const { bomSpoils = false, anyLineCloses = false } = reading;
  if (text !== latest.text) latest.read.clear();
  latest.text = text;
  const key = `${bomSpoils} ${anyLineCloses}`;
  const known = latest.read.get(key);
  if (known !== undefined) return known;

  const lines = readRobotsLines(text, bomSpoils);
  const robots = { lines, ...groupLines(lines, reading) };
  latest.read.set(key, robots);
  return robots;
};

/** Whether an agent is `*`, alone or followed by white space and more, which Google's parser tolerates. */
const isWildcard = (agent: string): boolean => /^\*(?:[ \t]|$)/.test(agent);

/** Lower-cases ASCII letters only: some other letters have an ASCII letter as their lower case. */
const toLowerAscii = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/**
 * Whether a user-agent value names a crawler: it begins with the product token, in any case, whatever follows
 * (`GPTBot/1.0`); but a letter, `-` or `_` after it makes it another token, and so does a digit when the token itself
 * has digits.
 */
const isNaming = (value: string, token: string): boolean => {
  if (toLowerAscii(value.slice(0, token.length)) !== toLowerAscii(token)) return false;
  return !(/\d/.test(token) ? /^[\w-]/ : /^[a-z_-]/i).test(value.slice(token.length));
};

interface Applying {
  readonly group: string;
  readonly groups: readonly RobotsGroup[];
}

/** Whether a group has a rule with a path. */
const isSpeaking = ({ rules }: RobotsGroup): boolean => rules.some(({ pattern }) => pattern !== '');

const findApplying = (robots: Robots, isMeant: (agent: string) => boolean, reading: Reading): Applying | null => {
  const meant = robots.groups.filter(({ agents }) => agents.some(isMeant));
  const { groups: which = 'merged' } = reading;
  const groups = which === 'merged' ? meant : which === 'first' ? meant.slice(0, 1) : meant.slice(-1);
  const group = groups[0]?.agents.find(isMeant);
  if (group === undefined || (reading.emptyFallsThrough === true && !groups.some(isSpeaking))) return null;
  return { group, groups };
};

/** Rules of a group that match an address. */
type Hits = (group: RobotsGroup) => readonly RobotsRule[];

const createHits =
  (path: string): Hits =>
  ({ rules }) =>
    path === '/robots.txt' ? [] : rules.filter(({ pattern, parts }) => pattern !== '' && isPathMatch(parts, path));

/** Picks the deciding rule: the longest match and, of equal ones, an Allow (RFC 9309 §2.2.2). */
const decide = (hits: readonly RobotsRule[]): RobotsRule | null => {
  let best: RobotsRule | null = null;
  for (const hit of hits) {
    const longer = best === null || hit.pattern.length > best.pattern.length;
    if (longer || (hit.pattern.length === best?.pattern.length && hit.allow && !best.allow)) best = hit;
  }
  return best;
};

/** Number of characters of a path that rules are compared with: no address that is really fetched is longer. */
const LONGEST = 20_000;
/** Replaces the rest of a longer path: no pattern contains it, so that none mistakes the cut for the end. */
const REST = '\u0000';

/** The part of an address that rules apply to: path and query, in the form in which they are compared. */
const toRobotsPath = (url: string): string => {
  const parsed = URL.parse(url);
  if (parsed === null) return '/';
  const path = `${parsed.pathname}${parsed.search}`;
  return path.length > LONGEST ? `${normalizePath(path.slice(0, LONGEST))}${REST}` : normalizePath(path);
};

interface Question {
  readonly agent: string;
  readonly hits: Hits;
}

const decideRuling = (robots: Robots, { agent, hits }: Question, reading: Reading): RobotsRuling => {
  const own = isWildcard(agent) ? null : findApplying(robots, (value) => isNaming(value, agent), reading);
  const group = own ?? findApplying(robots, isWildcard, reading);
  const deciding = decide(group?.groups.flatMap(hits) ?? []);
  return {
    allowed: deciding?.allow ?? true,
    line: deciding?.line.number ?? null,
    rule: deciding?.line.text ?? null,
    group: group?.group ?? null,
    viaWildcard: own === null && group !== null,
  };
};

/**
 * Whether `agent` (a product token such as `Googlebot`, or `*` for crawlers without a group of their own) may fetch
 * `url`. The file must have been parsed with the same `reading`. /robots.txt itself is always allowed.
 */
export const mayFetch = (
  robots: Robots,
  { agent, url }: { readonly agent: string; readonly url: string },
  reading: Reading = {},
): RobotsRuling => decideRuling(robots, { agent, hits: createHits(toRobotsPath(url)) }, reading);

/** The same for many agents at one address: each group's rules are compared with it only once. */
export const createRulings = (url: string): ((robots: Robots, agent: string, reading?: Reading) => RobotsRuling) => {
  const find = createHits(toRobotsPath(url));
  const known = new Map<RobotsGroup, readonly RobotsRule[]>();
  const findHits: Hits = (group) => {
    const found = known.get(group) ?? find(group);
    known.set(group, found);
    return found;
  };
  return (robots, agent, reading = {}) => decideRuling(robots, { agent, hits: findHits }, reading);
};
