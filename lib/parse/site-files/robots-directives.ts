import { readIsoDate } from '../dates/iso-dates.ts';
import { readMailDate } from '../dates/mail-dates.ts';

/** One directive of a robots meta element or an X-Robots-Tag header. */
export interface Directive {
  /** The crawler it is for, lower case; '' for every crawler. */
  readonly agent: string;
  /** Lower case. */
  readonly name: string;
  /** The text after its colon, as written; '' when there is none. */
  readonly value: string;
}

/** Directives with a value after a colon: the word before that colon is not a crawler's name. */
const WITH_VALUE = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);

/** Crawlers whose own meta element is read in addition to the general one. */
const META_AGENTS = ['googlebot', 'bingbot'];

/** Splits at commas; a date after `unavailable_after` may contain one itself ("Fri, 20 Nov 2026 …", "Friday, 20-Nov-26 …"). */
const splitDirectives = (text: string): readonly string[] => {
  const pieces: string[] = [];
  let opensDate = false;
  for (const piece of text.split(',')) {
    if (opensDate) pieces.push(`${pieces.pop() ?? ''},${piece}`);
    else pieces.push(piece.trim());
    opensDate = /unavailable_after\s*:\s*[a-z]*$/i.test(piece.trim());
  }
  return pieces.filter((piece) => piece !== '');
};

const readDirective = (piece: string, agent: string): Directive => {
  const [name = '', ...value] = piece.split(':');
  return { agent, name: name.trim().toLowerCase(), value: value.join(':').trim() };
};

/**
 * Directives of an X-Robots-Tag value. A crawler's name before a colon, in any case, applies to what follows it. Fetch
 * joins several lines with commas, so where a line without a name began is unknown.
 */
export const parseRobotsHeader = (header: string): readonly Directive[] => {
  let agent = '';
  return splitDirectives(header).map((piece) => {
    const prefix = /^([\w-]+)\s*:\s*(.*)$/s.exec(piece);
    const name = prefix?.[1]?.toLowerCase() ?? '';
    if (prefix === null || WITH_VALUE.has(name)) return readDirective(piece, agent);
    agent = name;
    return readDirective(prefix[2] ?? '', agent);
  });
};

/** Directives of `<meta name="robots">` and of those for single crawlers, anywhere in the document. */
export const parseRobotsMetas = (
  metas: readonly { readonly name: string; readonly content: string }[],
): readonly Directive[] =>
  metas
    .filter(({ name }) => name === 'robots' || META_AGENTS.includes(name))
    .flatMap(({ name, content }) =>
      splitDirectives(content).map((piece) => readDirective(piece, name === 'robots' ? '' : name)),
    );

/** Whether a directive keeps a page out of the results at the moment `at` (milliseconds since 1970). */
export const isIndexForbidden = ({ name, value }: Directive, at: number): boolean => {
  if (name === 'unavailable_after') return (readMailDate(value, at) ?? readIsoDate(value) ?? at) < at;
  return name === 'noindex' || name === 'none';
};

/** Formats a directive as it would be written. */
export const showDirective = ({ agent, name, value }: Directive): string =>
  `${agent === '' ? '' : `${agent}: `}${name}${value === '' ? '' : `: ${value}`}`;

/** A response's directives for robots: its X-Robots-Tag and its robots meta elements. */
export interface Said {
  readonly robotsHeader: string;
  readonly robotsMetas: readonly { readonly name: string; readonly content: string }[];
}

/** Whether a page is kept out of all search results, or of those of one of these crawlers, at the moment `at`. */
export const isClosed = ({ robotsHeader, robotsMetas }: Said, at: number, agents: readonly string[]): boolean =>
  [...parseRobotsHeader(robotsHeader), ...parseRobotsMetas(robotsMetas)].some(
    (directive) => ['', ...agents].includes(directive.agent) && isIndexForbidden(directive, at),
  );

/** Words that some crawler or vendor documents; search engines read none of the last line. */
const DOCUMENTED = new Set(
  (
    'all archive follow index indexifembedded max-image-preview max-snippet max-video-preview noarchive nocache nofollow ' +
    'noimageindex noindex none nositelinkssearchbox nosnippet notranslate noodp noydir snippet unavailable_after ' +
    'noai noimageai notrain noml nopreview noimageclick nopagereadaloud data-nosnippet'
  ).split(' '),
);

/** Directives that no crawler documents, as written: `no-index` has no effect. */
export const listIgnoredRobots = (directives: readonly Directive[]): readonly string[] => [
  ...new Set(directives.filter(({ name }) => !DOCUMENTED.has(name) && !/^\d/.test(name)).map(showDirective)),
];
