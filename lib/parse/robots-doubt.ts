import { parseRobots, type Reading, type Robots, rulingsAt } from './robots.ts';

/** A crawler, as far as its name matters here. */
export interface NamedCrawler {
  readonly token: string;
  readonly aliases: readonly string[];
  /** It answers questions for people now; others only gather for training or are no crawlers. */
  readonly counts: boolean;
}

/** Ways in which known parsers read what RFC 9309 reads otherwise. */
const OTHER_READINGS: readonly Reading[] = [
  { anyLineCloses: true },
  { groups: 'first' },
  { groups: 'last' },
  { emptyFallsThrough: true },
  { bomSpoils: true },
];

/** Crawlers that another common reading would answer otherwise for this address. */
export const disputed = (text: string, url: string, crawlers: readonly NamedCrawler[]): readonly string[] => {
  const standard = parseRobots(text);
  const ask = rulingsAt(url);
  const answer = (robots: Robots, agent: string, reading: Reading): boolean => ask(robots, agent, reading).allowed;
  const others = OTHER_READINGS.map((reading) => [parseRobots(text, reading), reading] as const);
  return crawlers
    .map(({ token }) => token)
    .filter((token) =>
      others.some(([robots, reading]) => answer(robots, token, reading) !== answer(standard, token, {})),
    );
};

/** Steps of inserting, deleting or replacing one letter from one text to another; `limit` + 1 when there are more. */
const distance = (a: string, b: string, limit: number): number => {
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

const isNear = (value: string, token: string): boolean => {
  const limit = value.length >= LONG && token.length >= LONG ? 2 : 1;
  const steps = distance(value, token, limit);
  return steps > 0 && steps <= limit;
};

/** A line that nobody obeys; `counts` is false where it concerns training crawlers alone. */
export interface DeadLine {
  readonly number: number;
  readonly text: string;
  readonly counts: boolean;
}

const namesOf = ({ token, aliases }: NamedCrawler): readonly string[] =>
  [token, ...aliases].map((name) => name.toLowerCase());

const misspelt = ({ lines }: Robots, crawlers: readonly NamedCrawler[]): readonly DeadLine[] => {
  const known = new Set(crawlers.flatMap(namesOf));
  return lines.flatMap(({ kind, value, number, text }) => {
    const name = value.toLowerCase().split(/[/\s]/)[0] ?? '';
    if (kind !== 'agent' || known.has(name) || name.length > LONGEST) return [];
    const meant = crawlers.find((crawler) => namesOf(crawler).some((one) => isNear(name, one)));
    return meant === undefined ? [] : [{ number, text, counts: meant.counts }];
  });
};

const fullAddresses = ({ groups }: Robots, crawlers: readonly NamedCrawler[]): readonly DeadLine[] => {
  const idle = new Set(crawlers.filter(({ counts }) => !counts).flatMap(namesOf));
  return groups.flatMap(({ agents, rules }) =>
    rules
      .filter(({ line }) => /^https?:\/\//i.test(line.value))
      .map(({ line: { number, text } }) => ({
        number,
        text,
        counts: !agents.every((agent) => idle.has(agent.toLowerCase())),
      })),
  );
};

/** Lines of a robots.txt without effect: misspelt crawlers, rules with a full address, sitemaps without one. */
export const deadLines = (text: string, crawlers: readonly NamedCrawler[]): readonly DeadLine[] => {
  const robots = parseRobots(text);
  const sitemaps = robots.lines
    .filter(({ kind, value }) => kind === 'sitemap' && !/^https?:\/\//i.test(value))
    .map(({ number, text: line }) => ({ number, text: line, counts: true }));
  return [...misspelt(robots, crawlers), ...fullAddresses(robots, crawlers), ...sitemaps];
};
