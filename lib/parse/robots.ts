import { type RobotsLine, readRobotsLines } from './robots-lines.ts';
import { matchesPath, normalisePath } from './robots-path.ts';

/** A rule under its agents; `pattern` is in the form in which paths are compared. */
export interface RobotsRule {
  readonly line: RobotsLine;
  readonly allow: boolean;
  readonly pattern: string;
}

/** User-agent lines and the rules below them. */
export interface RobotsGroup {
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
      const rule = { line, allow: line.kind === 'allow', pattern: normalisePath(line.value) };
      if (open === undefined) strayRules.push(line);
      else open.rules.push(rule);
      if (open !== undefined) open.closed = true;
    } else if (anyLineCloses && open !== undefined) {
      open.closed = true;
    }
  }
  return { groups, strayRules };
};

/** Reads a robots.txt (RFC 9309): any text gives a result, in time linear in its length. */
export const parseRobots = (text: string, reading: Reading = {}): Robots => {
  const lines = readRobotsLines(text, reading.bomSpoils ?? false);
  return { lines, ...groupLines(lines, reading) };
};

const isWildcard = (agent: string): boolean => /^\*(\s|$)/.test(agent);

/**
 * Whether a user-agent value names a crawler: the product token, in any case, whatever follows it (`GPTBot/1.0`); a
 * letter, `-` or `_` would make it another token, and so would a digit where the token itself has digits.
 */
const names = (value: string, token: string): boolean => {
  if (value.slice(0, token.length).toLowerCase() !== token.toLowerCase()) return false;
  return !(/\d/.test(token) ? /^[\w-]/ : /^[a-z_-]/i).test(value.slice(token.length));
};

interface Applying {
  readonly group: string;
  readonly rules: readonly RobotsRule[];
}

const applying = (robots: Robots, isMeant: (agent: string) => boolean, reading: Reading): Applying | null => {
  const meant = robots.groups.filter(({ agents }) => agents.some(isMeant));
  const { groups = 'merged' } = reading;
  const counting = groups === 'merged' ? meant : groups === 'first' ? meant.slice(0, 1) : meant.slice(-1);
  const rules = counting.flatMap((group) => group.rules).filter(({ pattern }) => pattern !== '');
  const group = counting[0]?.agents.find(isMeant);
  if (group === undefined || (reading.emptyFallsThrough === true && rules.length === 0)) return null;
  return { group, rules };
};

/** The longest match decides, and among equals an Allow (RFC 9309 §2.2.2). */
const decide = (rules: readonly RobotsRule[], path: string): RobotsRule | null => {
  let best: RobotsRule | null = null;
  for (const rule of rules) {
    const longer = best === null || rule.pattern.length > best.pattern.length;
    const tied = best !== null && rule.pattern.length === best.pattern.length && rule.allow && !best.allow;
    if ((longer || tied) && matchesPath(rule.pattern, path)) best = rule;
  }
  return best;
};

/** The part of an address that rules speak about: path and query, in the form in which they are compared. */
const robotsPathOf = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed === null ? '/' : normalisePath(`${parsed.pathname}${parsed.search}`);
};

/**
 * May `agent` (a product token such as `Googlebot`, or `*` for crawlers without a group of their own) fetch `url`?
 * The file is parsed with the same `reading`. /robots.txt itself is always allowed.
 */
export const mayFetch = (
  robots: Robots,
  { agent, url }: { readonly agent: string; readonly url: string },
  reading: Reading = {},
): RobotsRuling => {
  const own = isWildcard(agent) ? null : applying(robots, (value) => names(value, agent), reading);
  const group = own ?? applying(robots, isWildcard, reading);
  const path = robotsPathOf(url);
  const rule = group === null || path === '/robots.txt' ? null : decide(group.rules, path);
  return {
    allowed: rule?.allow ?? true,
    line: rule?.line.number ?? null,
    rule: rule?.line.text ?? null,
    group: group?.group ?? null,
    viaWildcard: own === null && group !== null,
  };
};
