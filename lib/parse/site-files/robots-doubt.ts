import { createRulings, parseRobots, type Reading, type Robots } from './robots.ts';
import type { RobotsLine } from './robots-lines.ts';

/** The names of a crawler, and how they are judged. */
interface NamedCrawler {
  readonly token: string;
  readonly aliases: readonly string[];
  /** Whether it answers people's questions now; others only collect training data or are not crawlers. */
  readonly counts: boolean;
  /** Whether its maker documents it: only then a name that differs by a letter is taken for a misspelling of it. */
  readonly judged?: boolean;
}

/** Readings of known parsers that differ from that of RFC 9309. */
const OTHER_READINGS: readonly Reading[] = [
  { anyLineCloses: true },
  { groups: 'first' },
  { groups: 'last' },
  { emptyFallsThrough: true },
  { bomSpoils: true },
];

/** Crawlers for which another common reading gives a different result at this address. */
export const findDisputed = (text: string, url: string, crawlers: readonly NamedCrawler[]): readonly string[] => {
  const standard = parseRobots(text);
  const ask = createRulings(url);
  const isAllowed = (robots: Robots, agent: string, reading: Reading): boolean => ask(robots, agent, reading).allowed;
  const others = OTHER_READINGS.map((reading) => [parseRobots(text, reading), reading] as const);
  return crawlers
    .map(({ token }) => token)
    .filter((token) =>
      others.some(([robots, reading]) => isAllowed(robots, token, reading) !== isAllowed(standard, token, {})),
    );
};

/** Levenshtein distance between two texts; `limit` + 1 when their lengths differ by more than `limit`. */
const measureDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

const LONG = 9;
const LONGEST = 40;
const LONGEST_AGENT = 1_000;

/** Whether two adjacent letters are swapped: "GTPBot". */
const isSwapped = (a: string, b: string): boolean => {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return at >= 0 && a.slice(0, at) + (a[at + 1] ?? '') + (a[at] ?? '') + a.slice(at + 2) === b;
};

const isNear = (value: string, token: string): boolean => {
  if (value.length === token.length && isSwapped(value, token)) return true;
  const limit = value.length >= LONG && token.length >= LONG ? 2 : 1;
  const steps = measureDistance(value, token, limit);
  return steps > 0 && steps <= limit;
};

/** A line without effect; `counts` is false when it only concerns training crawlers. */
interface DeadLine {
  readonly number: number;
  readonly text: string;
  readonly counts: boolean;
}

const listNames = ({ token, aliases }: NamedCrawler): readonly string[] =>
  [token, ...aliases].map((name) => name.toLowerCase());

/** Crawlers whose names differ by a letter or two from those of others: Jooble's, and Amazon's for advertisements. */
const ALIKE = ['jooblebot', 'amazonadbot'];

const findMisspelt = ({ lines }: Robots, crawlers: readonly NamedCrawler[]): readonly DeadLine[] => {
  const known = new Set([...crawlers.flatMap(listNames), ...ALIKE]);
  return lines.flatMap(({ kind, value, number, text }) => {
    const name = value.toLowerCase().split(/[/\s]/)[0] ?? '';
    // Parsers read the letters before a wildcard, and Google documented one name with it (`Mediapartners-Google*`).
    if (kind !== 'agent' || known.has(name.replace(/\*$/, '')) || name.length > LONGEST) return [];
    const meant = crawlers.find(
      (crawler) => crawler.judged !== false && listNames(crawler).some((one) => isNear(name, one)),
    );
    return meant === undefined ? [] : [{ number, text, counts: meant.counts }];
  });
};

/** The part of a value that crawlers read: its leading letters, underscores and hyphens (RFC 9309 §2.2.1; Google alike). */
const parseToken = (value: string): string => /^[a-z_-]*/i.exec(value.trim())?.[0].toLowerCase() ?? '';

/**
 * Finds a whole user agent ("Mozilla/5.0 (compatible; GPTBot/1.1)") or several names on one line: crawlers read at most
 * the first word, so that the line does not apply to the others it names.
 */
const findWrongNames = ({ lines }: Robots, crawlers: readonly NamedCrawler[]): readonly DeadLine[] =>
  lines.flatMap(({ kind, value, number, text }) => {
    if (kind !== 'agent' || value.length > LONGEST_AGENT || !/[,;/()|&+\s]/.test(value)) return [];
    const words = new Set(value.toLowerCase().split(/[^a-z0-9._-]+/));
    const others = crawlers.filter((crawler) =>
      listNames(crawler).some((name) => words.has(name) && name !== parseToken(value) && !NO_CRAWLERS.includes(name)),
    );
    return others.some((crawler) => !listNames(crawler).includes(parseToken(value)))
      ? [{ number, text, counts: others.some(({ counts }) => counts) }]
      : [];
  });

/** Names that owners write but no crawler has: companies, products and words for all crawlers; lower case, without spaces. */
const NO_CRAWLERS = [
  ...[
    'all',
    'allbots',
    'alle',
    'alles',
    'any',
    'anybot',
    'bot',
    'bots',
    'crawler',
    'crawlers',
    'everyone',
    'everything',
  ],
  ...['iedereen', 'robot', 'robots', 'searchengines', 'spider', 'bing', 'duckduckgo', 'google', 'microsoft', 'yahoo'],
];
/** The same for AI assistants and the crawlers that feed them. */
const NO_ASSISTANTS = [
  ...[
    'ai',
    'aibot',
    'aibots',
    'aicrawler',
    'aicrawlers',
    'anthropic',
    'bard',
    'bytedance',
    'chatgpt',
    'claude',
    'copilot',
  ],
  ...['deepseek', 'gemini', 'gpt', 'grok', 'llm', 'llms', 'meta', 'metaai', 'mistral', 'openai', 'perplexity'],
];

/** Finds product tokens that no crawler applies to itself: quoted, with a wildcard, empty, or unknown. */
const findUnknownNames = ({ lines }: Robots, crawlers: readonly NamedCrawler[]): readonly DeadLine[] => {
  const known = new Set(crawlers.flatMap(listNames));
  return lines.flatMap(({ kind, value, number, text }) => {
    if (kind !== 'agent' || value === '*') return [];
    const name = value.toLowerCase();
    const isQuoted = /^["'“‘”’]/.test(name);
    // One name was documented with its wildcard (https://developers.google.com/search/docs/crawling-indexing/overview-google-crawlers).
    const isPattern =
      /^[^\s,;|*]*\*[^\s,;|]*$/.test(name) && !known.has(parseToken(name)) && name !== 'mediapartners-google*';
    const glued = name.replace(/[\s_-]+/g, '');
    const isSplit = /^[a-z]+ bot$/.test(name) && known.has(glued);
    const isAssistant = NO_ASSISTANTS.includes(glued);
    const isNobody = (isAssistant || NO_CRAWLERS.includes(glued)) && !known.has(name);
    const isDead = name === '' || isQuoted || isPattern || isSplit || isNobody;
    return isDead ? [{ number, text, counts: !isAssistant }] : [];
  });
};

/**
 * Whether a path can match nothing: every path begins with `/` (RFC 9309 §2.2.2), one line has only one, a full address is
 * none, and a blank, a quotation mark, `<` and `>` are escaped in every address (RFC 3986 §2).
 */
const isNoPath = (value: string): boolean =>
  /^https?:\/\//i.test(value) ||
  (value !== '' && !/^https?:/i.test(value) && (!/^[/*$%]/.test(value) || /^\S+,\s*\/|[ \t"<>]/.test(value)));

const findDeadPaths = ({ groups }: Robots, crawlers: readonly NamedCrawler[]): readonly DeadLine[] => {
  const idle = new Set(crawlers.filter(({ counts }) => !counts).flatMap(listNames));
  return groups.flatMap(({ agents, rules }) =>
    rules
      .filter(({ line }) => isNoPath(line.value))
      .map(({ line: { number, text } }) => ({
        number,
        text,
        counts: !agents.every((agent) => idle.has(agent.toLowerCase())),
      })),
  );
};

/**
 * Whether a path has regular expression syntax; only `*` and a `$` at the end are special to crawlers (RFC 9309 §2.2.3). A
 * name in brackets and a star is none: `/*?filter[kleur]*`.
 */
const isRegular = (value: string): boolean =>
  /\\[dswbDSWB./?]|\([^()|]*\|[^()]*\)|\[[^[\]]+\]\+|\[(?:\^[^[\]]+|(?:\w-\w)+[_.-]{0,3})\]\*/.test(value);

/**
 * Finds rules that match other paths than their text suggests: with a regular expression, or cut off by a `#` without a
 * space before it.
 */
const findMisread = ({ groups }: Robots, written: readonly string[]): readonly DeadLine[] =>
  groups.flatMap(({ rules }) =>
    rules.flatMap(({ line: { number, value, text } }) => {
      const whole = written[number - 1] ?? '';
      const isCut = /^[^#:]{1,40}:\s*\/[^\s#]*#\S*\s*$/.test(whole);
      if (!isCut && !isRegular(value)) return [];
      return [{ number, text: isCut ? whole.trim() : text, counts: true }];
    }),
  );

/** Finds a Disallow with an Allow of the same path in its group: of equal rules the Allow applies (RFC 9309 §2.2.2). */
const findOverruled = ({ groups }: Robots): readonly DeadLine[] =>
  groups.flatMap(({ rules }) => {
    const open = new Set(rules.filter(({ allow }) => allow).map(({ pattern }) => pattern));
    return rules
      .filter(({ allow, pattern }) => !allow && pattern !== '' && open.has(pattern))
      .map(({ line: { number, text } }) => ({ number, text, counts: true }));
  });

/**
 * Directives of crawlers that no longer exist or have dropped them: Yandex dropped Host in 2018, and nobody documents
 * the others.
 */
const GIVEN_UP = ['host', 'request-rate', 'visit-time'];
/**
 * Whether an agent is Google's: its crawlers ignore Crawl-delay
 * (https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt).
 */
const isGoogles = (agent: string): boolean =>
  /^(?:googlebot|google-|googleother|adsbot-google|mediapartners-google)/i.test(agent);

/**
 * Finds lines that no crawler acts on: dropped directives, and a Crawl-delay that is only for crawlers that ignore it,
 * is outside a group, or is not a number.
 */
const findUnheard = ({ lines }: Robots): readonly DeadLine[] => {
  let agents: string[] = [];
  let isOpen = false;
  return lines.flatMap(({ kind, key, value, number, text }) => {
    if (kind === 'agent') {
      agents = isOpen ? [...agents, value] : [value];
      isOpen = true;
      return [];
    }
    if (kind === 'allow' || kind === 'disallow') isOpen = false;
    const isPause = key === 'crawl-delay' && (agents.every(isGoogles) || !/^\d+(?:\.\d+)?$/.test(value));
    return isPause || GIVEN_UP.includes(key) ? [{ number, text, counts: false }] : [];
  });
};

/** Whether the body is a web page instead of the file: none of its lines is a rule. */
export const isWebPage = (body: string): boolean =>
  /^\s*(?:<!doctype|<html|<head|<body|<!--)/i.test(body.replace(/^\uFEFF/, ''));

const STANDARD = /^(?:user-agent|allow|disallow|sitemap)$/;
/** Non-standard directives that some crawler documents. */
const DOCUMENTED =
  /^(?:crawl-delay|host|clean-param|request-rate|visit-time|content-signal|content-usage|license|schemamap)$/;

/** Whether a line deviates from the standard, even if some parsers tolerate it: a misspelt name or a missing colon. */
export const isOddLine = ({ kind, key, text, value }: RobotsLine): boolean =>
  kind === 'malformed' ||
  (kind === 'agent' && /\b(?:dis)?allow\s*:/i.test(value)) ||
  !text.includes(':') ||
  (!STANDARD.test(key) && key !== 'noindex' && !DOCUMENTED.test(key));

/** Each line once: what several rules report of it counts if one of them does. */
const mergeByLine = (lines: readonly DeadLine[]): readonly DeadLine[] =>
  [...Map.groupBy(lines, ({ number }) => number).values()].flatMap((same) =>
    same.slice(0, 1).map((line) => ({ ...line, counts: same.some(({ counts }) => counts) })),
  );

/**
 * Lines of a robots.txt that no crawler obeys as intended: misspelt crawlers, whole user agents and lists of names,
 * rules with a full address or without a path, or that an Allow undoes, sitemaps without an address, directives that no
 * crawler acts on. Each once, in no particular order.
 */
export const findDeadLines = (text: string, crawlers: readonly NamedCrawler[]): readonly DeadLine[] => {
  const robots = parseRobots(text);
  const sitemaps = robots.lines
    .filter(
      ({ kind, value }) => kind === 'sitemap' && (!/^https?:\/\//i.test(value) || /[\s,;]https?:\/\//i.test(value)),
    )
    .map(({ number, text: line }) => ({ number, text: line, counts: true }));
  const others = findWrongNames(robots, crawlers);
  const nobody = findUnknownNames(robots, crawlers);
  const reported = new Set([...others, ...nobody].map(({ number }) => number));
  const slips = findMisspelt(robots, crawlers).filter(({ number }) => !reported.has(number));
  return mergeByLine([
    ...new Map([...others, ...nobody].map((line) => [line.number, line])).values(),
    ...slips,
    ...findMisread(robots, text.split(/\r\n|\r|\n/)),
    ...findDeadPaths(robots, crawlers),
    ...findOverruled(robots),
    ...findUnheard(robots),
    ...sitemaps,
  ]);
};
