import fc from 'fast-check';
import { mayFetch, parseRobots } from '../../lib/parse/site-files/robots.ts';
import { decodeRobots } from '../../lib/parse/site-files/robots-bytes.ts';

const bytesOf = (text: string): readonly number[] => [...new TextEncoder().encode(text)];

/** What looks like white space and is none, marks of byte order, control characters, and bytes of no character. */
const ODD: readonly (readonly number[])[] = [
  ...[
    '\u00a0',
    '\u3000',
    '\u2028',
    '\u2003',
    '\ufeff',
    '\u0085',
    '\u000b',
    '\u000c',
    '\0',
    '\u007f',
    '\u212a',
    'é',
    '😀',
  ].map(bytesOf),
  [0xe9],
  [0xc3],
  [0xef, 0xbb],
  [0xed, 0xa0, 0x80],
  [0xff],
];
const PLAIN = [
  ' ',
  '\t',
  'a',
  'b',
  '/',
  '*',
  '$',
  '%24',
  '%2a',
  '%2A',
  '%61',
  '%2F',
  '%C3%A9',
  '%e9',
  '%',
  '?',
  '=',
  '#',
  ':',
];

const odd = fc.constantFrom(...ODD);
const plain = fc.constantFrom(...PLAIN.map(bytesOf));
const few = (most: number) =>
  fc
    .array(fc.oneof({ weight: 5, arbitrary: plain }, { weight: 1, arbitrary: odd }), { maxLength: most })
    .map((parts) => parts.flat());
const space = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...['', ' ', '\t', ' \t'].map(bytesOf)) },
  { weight: 1, arbitrary: odd },
);
const AGENTS = [
  '*',
  'GPTBot',
  'gptbot/1.0',
  'bingbot',
  'bing\u212abot',
  '* x',
  '*x',
  'GPTBot x',
  'GPTBot-x',
  'GPTBoté',
  '',
];
const KEYS = [
  'User-agent',
  'useragent',
  'user agent',
  'Allow',
  'Disallow',
  'DISALLOW',
  'disallaw',
  'allowed',
  'Sitemap',
  'Crawl-delay',
  'x',
];

const END = fc.constantFrom(...['\n', '\n', '\n', '\r\n', '\r', '\n\n'].map(bytesOf));
const value = fc.oneof(
  fc.constantFrom(...AGENTS.map(bytesOf)),
  few(8).map((rest) => [0x2f, ...rest]),
  few(6),
);
const line = fc
  .tuple(
    space,
    fc.constantFrom(...KEYS.map(bytesOf)),
    space,
    fc.constantFrom(...[':', ':', ':', ' ', ''].map(bytesOf)),
    space,
    value,
    space,
    END,
  )
  .map((parts) => parts.flat());
/** Agents and rules as files mostly have them. */
const usual = fc
  .tuple(
    fc.constantFrom('User-agent: *', 'User-agent: GPTBot', 'Allow: /', 'Disallow: /', 'Disallow: /a', 'Allow: /a*'),
    few(3),
    END,
  )
  .map(([start, rest, end]) => [...bytesOf(start), ...rest, ...end]);
/** A rule that stands at the place where a line is cut. */
const long = fc
  .tuple(fc.integer({ min: 16_640, max: 16_664 }), few(4))
  .map(([length, rest]) => [...bytesOf('Disallow:'), ...Array<number>(length - 9).fill(0x20), 0x2f, ...rest, 0x0a]);

const mark = fc.constantFrom<readonly number[]>(
  [],
  [],
  [],
  [0xef, 0xbb, 0xbf],
  [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf],
  [0xef, 0xbb],
  [0xef],
);

export interface RobotsInput {
  readonly file: Uint8Array;
  readonly path: string;
  readonly agent: string;
}

/** Small files of bytes, with an agent and a path. */
export const robotsInputs: fc.Arbitrary<RobotsInput> = fc
  .tuple(
    mark,
    fc.array(
      fc.oneof({ weight: 40, arbitrary: usual }, { weight: 60, arbitrary: line }, { weight: 1, arbitrary: long }),
      { maxLength: 7 },
    ),
    fc.array(
      fc.constantFrom('a', 'b', '/', '$', '*', '%24', '%2A', '%2a', '%C3%A9', '%E9', '%61', '%20', '%0B', '%C2%A0'),
      { maxLength: 5 },
    ),
    fc.constantFrom('GPTBot', 'bingbot'),
  )
  .map(([start, lines, path, agent]) => ({
    file: Uint8Array.from([...start, ...lines.flat()]),
    path: path.join('') === '/' ? '/robots.txt' : `/${path.join('').replace(/^\/+/, '')}`,
    agent,
  }));

/** The first reading of the same. */
export const allowsByUs = ({ file, path, agent }: RobotsInput): boolean =>
  mayFetch(parseRobots(decodeRobots(file)), { agent, url: `https://voorbeeld.nl${path}` }).allowed;
