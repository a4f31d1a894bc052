import { type RobotsLine, readRobotsLines } from './robots-lines.ts';
import { isPathMatch, normalizePath, type PathPattern, readPattern } from './robots-path.ts';

/** A rule under its agents; `pattern` is in the form in which paths are compared. */
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
  /** Rules that stand before the first user-agent line: nobody obeys them. */
  readonly strayRules: readonly RobotsLine[];
}

/** How a robots.txt is read. Parsers differ; what is left out is RFC 9309's reading. */
export interface Reading {
  /** Any directive but user-agent ends the list of agents, also Crawl-delay and Sitemap. */
  readonly anyLineCloses?: boolean;
  /** Of an agent's groups only one counts. */
  readonly groups?: 'merged' | 'first' | 'last';
  /** A group without rules is as good as none: `*` applies to its agents. */
  readonly emptyFallsThrough?: boolean;
  /** A byte order mark makes the first line unreadable. */
  readonly bomSpoils?: boolean;
}

/** What one robots.txt says about one agent and one address. */
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

/** The latest file, by how it was read: a dozen checks of a scan ask the same one. */
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

/** `*` alone, or with more behind white space, as Google's parser forgives. */
const isWildcard = (agent: string): boolean => /^\*(?:[ \t]|$)/.test(agent);

/** Lower case of ASCII's letters alone: others have some of them for their small form. */
const toLowerAscii = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/**
 * Whether a user-agent value names a crawler: the product token, in any case, whatever follows it (`GPTBot/1.0`); a
 * letter, `-` or `_` would make it another token, and so would a digit where the token itself has digits.
 */
const isNaming = (value: string, token: string): boolean => {
  if (toLowerAscii(value.slice(0, token.length)) !== toLowerAscii(token)) return false;
  return !(/\d/.test(token) ? /^[\w-]/ : /^[a-z_-]/i).test(value.slice(token.length));
};

interface Applying {
  readonly group: string;
  readonly groups: readonly RobotsGroup[];
}

/** Whether a group has a rule that says something: an empty one does not. */
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

/** The longest match decides, and among equals an Allow (RFC 9309 §2.2.2). */
const decide = (hits: readonly RobotsRule[]): RobotsRule | null => {
  let best: RobotsRule | null = null;
  for (const hit of hits) {
    const longer = best === null || hit.pattern.length > best.pattern.length;
    if (longer || (hit.pattern.length === best?.pattern.length && hit.allow && !best.allow)) best = hit;
  }
  return best;
};

/** Characters of a path that rules are held against: no address that somebody fetches is longer. */
const LONGEST = 20_000;
/** Stands for the rest of a longer one: no pattern holds it, so that none takes the cut for the end. */
const REST = '\u0000';

/** The part of an address that rules speak about: path and query, in the form in which they are compared. */
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
 * May `agent` (a product token such as `Googlebot`, or `*` for crawlers without a group of their own) fetch `url`?
 * The file is parsed with the same `reading`. /robots.txt itself is always allowed.
 */
export const mayFetch = (
  robots: Robots,
  { agent, url }: { readonly agent: string; readonly url: string },
  reading: Reading = {},
): RobotsRuling => decideRuling(robots, { agent, hits: createHits(toRobotsPath(url)) }, reading);

/** The same for many agents at one address: a group's rules are held against it once, whoever asks. */
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
