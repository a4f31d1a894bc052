import type { CrawlerEffect, CrawlerHonours, CrawlerPurpose } from '../../lib/data/table-shapes.ts';
import { BadCopy } from './bad-copy.ts';
import type { Copies } from './copies.ts';
import { CRAWLER_PAGES_READ, DOCUMENTED_CRAWLERS } from './crawler-makers.ts';
import type { LeftOut } from './left-out.ts';
import { plainName } from './plain.ts';

/** A crawler, as the table will contain it. */
export interface CrawlerFound {
  readonly token: string;
  readonly operator: string;
  readonly purpose: CrawlerPurpose;
  readonly honours: CrawlerHonours;
  readonly effect: CrawlerEffect;
  readonly aliases: readonly string[];
  readonly follows: string | null;
  readonly rank: 'major' | 'judged' | 'shown';
  readonly page: string;
  readonly copy: string;
  readonly read: string;
}

const PATH = 'ai.robots.txt/robots.json';
const PAGE = 'https://github.com/ai-robots-txt/ai.robots.txt';
/** What the list says when something is unknown. */
const UNKNOWN = /^(?:unclear|unknown|no information|https?:)/i;

interface Listed {
  readonly operator?: unknown;
  readonly respect?: unknown;
  readonly function?: unknown;
}

/** `[Meta](https://…)` gives Meta; a sentence gives its subject. */
const operatorOf = (value: unknown, token: string): string => {
  const linked = /^\[([^\]]+)\]\(/.exec(String(value ?? ''))?.[1] ?? String(value ?? '');
  const subject = linked.split(/,| that | to /)[0]?.trim() ?? '';
  return subject === '' || UNKNOWN.test(subject) || subject.length > 40 ? token : subject;
};

/** Whether it states, in the list's words, that it obeys robots.txt. */
const honoursOf = (value: unknown): CrawlerHonours => {
  const said = String(value ?? '').replace(/^\[/, '');
  return /^yes/i.test(said) ? 'yes' : /^no\b(?! information)/i.test(said) ? 'no' : 'undocumented';
};

/** Purposes by the list's few headings, and by words in its sentences. */
const PURPOSES: readonly (readonly [pattern: RegExp, purpose: CrawlerPurpose, effect: CrawlerEffect])[] = [
  [/agent|assistant|prompt|coding|browser/i, 'user', 'little'],
  [/search/i, 'search', 'little'],
  [/train|llm|scrap|dataset|machine learning|model/i, 'training', 'policy'],
];

const purposeOf = (value: unknown): readonly [CrawlerPurpose, CrawlerEffect] => {
  const found = PURPOSES.find(([pattern]) => pattern.test(String(value ?? '')));
  return found === undefined ? ['other', 'little'] : [found[1], found[2]];
};

/** A token of robots.txt has no version: `iaskspider/2.0` matches `iaskspider`. */
const bare = (name: string): string => name.replace(/[/ ]\d[\d.]*$/, '');

export interface CrawlersFound {
  readonly rows: readonly CrawlerFound[];
  readonly leftOut: readonly LeftOut[];
}

const documented = (): readonly CrawlerFound[] =>
  DOCUMENTED_CRAWLERS.map(({ major, ...row }) => ({
    ...row,
    rank: major ? 'major' : 'judged',
    copy: 'makers',
    read: CRAWLER_PAGES_READ,
  }));

const listedRow = (token: string, listed: Listed, read: string): CrawlerFound => {
  const [purpose, effect] = purposeOf(listed.function);
  const where = `${PATH}, ${JSON.stringify(token.slice(0, 40))}`;
  return {
    token: plainName(token, where),
    operator: plainName(operatorOf(listed.operator, token), `${where}, operator`),
    purpose,
    honours: honoursOf(listed.respect),
    effect,
    aliases: [],
    follows: null,
    rank: 'shown',
    page: PAGE,
    copy: 'ai.robots.txt',
    read,
  };
};

/** The makers' own crawlers, and every other name of the list: those are only shown, if a site names them. Throws `BadCopy`. */
export const crawlers = (copies: Copies): CrawlersFound => {
  const read = copies.json(PATH);
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new BadCopy(`${PATH} is no list of names.`);
  const rows = [...documented()];
  const leftOut: LeftOut[] = [];
  const known = new Set(rows.flatMap(({ token, aliases }) => [token, ...aliases]).map((name) => name.toLowerCase()));
  for (const [name, listed] of Object.entries(read as Readonly<Record<string, Listed>>)) {
    const token = bare(name);
    if (!known.has(token.toLowerCase())) rows.push(listedRow(token, { ...listed }, copies.day('ai.robots.txt')));
    else if (token !== name)
      leftOut.push({ table: 'crawlers', row: name, why: `The same as ${token}, with a version.` });
    known.add(token.toLowerCase());
  }
  return { rows, leftOut };
};
