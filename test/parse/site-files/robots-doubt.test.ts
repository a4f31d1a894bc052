import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUILT_IN_TABLES } from '../../../lib/data/tables.ts';
import { findDeadLines, findDisputed } from '../../../lib/parse/site-files/robots-doubt.ts';
import { inputs } from '../../kit/inputs.ts';

const URL = 'https://voorbeeld.nl/fietsen';
const NAMED = BUILT_IN_TABLES.crawlers.map((crawler) => ({
  ...crawler,
  counts: ['classic', 'search', 'user'].includes(crawler.purpose),
}));
const COUNTING = NAMED.filter(({ counts }) => counts);

describe('findDisputed', () => {
  test.each([
    ['User-agent: *\nDisallow: /wp-admin/\n', []],
    ['User-agent: GPTBot\nCrawl-delay: 5\nUser-agent: Bingbot\nDisallow: /\n', []],
    ['User-agent: Bingbot\nCrawl-delay: 5\nUser-agent: GPTBot\nDisallow: /\n', ['Bingbot']],
    ['User-agent: Bingbot\nDisallow: /a\n\nUser-agent: Bingbot\nDisallow: /\n', ['Bingbot']],
    ['User-agent: *\nDisallow: /\n\nUser-agent: PerplexityBot\n', ['PerplexityBot']],
    ['\uFEFFUser-agent: YouBot\nDisallow: /\n', ['YouBot']],
    ['User-agent: GPTBot\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /\n', []],
  ])('%j', (text, expected) => expect(findDisputed(text, URL, COUNTING)).toEqual(expected));
});

describe('findDeadLines', () => {
  const textOf = (text: string): readonly string[] =>
    findDeadLines(text, NAMED).map(({ number, counts }) => `${number}${counts ? '' : ' training'}`);

  test.each([
    ['User-agent: ClaudBot\nDisallow: /\n', ['1 training']],
    ['User-agent: PerplexitiBot\nDisallow: /\n', ['1']],
    ['User-agent: Googlebot-Image\nDisallow: /\n', []],
    ['User-agent: DuckDuckBot\nUser-agent: Slurp\nDisallow: /\n', []],
    ['User-agent: GPTBot/1.0\nDisallow: /\n', []],
    ['User-agent: GPTBot, ClaudeBot, CCBot\nDisallow: /\n', ['1 training']],
    ['User-agent: GPTBot ClaudeBot\nDisallow: /\n', ['1 training']],
    ['User-agent: GPTBot;Googlebot\nDisallow: /\n', ['1']],
    ['User-agent: Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)\nDisallow: /\n', ['1']],
    ['User-agent: Googlebot/2.1 (+http://www.google.com/bot.html)\nDisallow: /\n', []],
    ['User-agent: Mozilla/5.0 (Windows NT 10.0)\nDisallow: /\n', []],
    ['User-agent: *\nDisallow: prive/\nDisallow: *.pdf\nDisallow: /*?s=\nAllow:\n', ['2']],
    ['User-agent: *\nDisallow: /a, /b\nDisallow: /c /d\nDisallow: /a,b\n', ['2', '3']],
    ['User-agent: *\nDisallow: https://voorbeeld.nl/admin\n', ['2']],
    ['User-agent: GPTBot\nDisallow: https://voorbeeld.nl/\n', ['2 training']],
    ['Sitemap: /sitemap.xml\n', ['1']],
    // With equal paths Allow wins, so nothing is blocked; a longer or another path has an effect.
    ['User-agent: *\nDisallow: /\nAllow: /\n', ['2']],
    ['User-agent: *\nDisallow: /a%2Db\nAllow: /a-b\n', ['2']],
    ['User-agent: *\nDisallow: /a\nAllow: /a/b\n', []],
    ['User-agent: *\nAllow: /a\n\nUser-agent: GPTBot\nDisallow: /a\n', []],
    // No crawler of the table acts on these; other crawlers do obey a delay.
    [
      'User-agent: *\nDisallow: /a\nHost: voorbeeld.nl\nRequest-rate: 1/5\nVisit-time: 0600-0845\n',
      ['3 training', '4 training', '5 training'],
    ],
    ['User-agent: Googlebot\nCrawl-delay: 10\nDisallow: /a\n', ['2 training']],
    ['User-agent: Googlebot\nUser-agent: Bingbot\nCrawl-delay: 10\nDisallow: /a\n', []],
    ['Crawl-delay: 10\nUser-agent: *\nDisallow: /a\n', ['1 training']],
    ['User-agent: *\nDisallow: /a\nCrawl-delay: 10\n', []],
    ['User-agent: *\nDisallow: /a\nCrawl-delay: traag\n', ['3 training']],
    // Names in quotes, patterns or plain words, which no crawler matches.
    ['User-agent: "Bingbot"\nDisallow: /\n', ['1']],
    ['User-agent: *bot\nDisallow: /\n', ['1']],
    ['User-agent: GPT*\nDisallow: /\n', ['1']],
    ['User-agent: Bing bot\nDisallow: /\n', ['1']],
    ['User-agent: all\nDisallow: /\n', ['1']],
    ['User-agent:\nDisallow: /\n', ['1']],
    ['User-agent: Google\nDisallow: /\n', ['1']],
    ['User-agent: ChatGPT\nDisallow: /\n', ['1 training']],
    ['User-agent: AI\nDisallow: /\n', ['1 training']],
    ['User-agent: Googlebot|Bingbot\nDisallow: /\n', ['1']],
    ['User-agent: Googlebot*\nDisallow: /a\n', []],
    ['User-agent: Mediapartners-Google*\nDisallow:\n', []],
    ['User-agent: Sogou web spider\nDisallow: /\n', []],
    ['User-agent: Screaming Frog SEO Spider\nDisallow: /\n', []],
    // Paths that mean another one: cut off at a hash, or a pattern that is not read as a pattern.
    ['User-agent: *\nDisallow: /#inhoud\n', ['2']],
    ['User-agent: *\r\nDisallow: /a # beheer\r\nDisallow: /b#\r\n', ['3']],
    ['User-agent: *\nDisallow: /(winkel|mand)\n', ['2']],
    ['User-agent: *\nDisallow: /[a-z]+/\n', ['2']],
    ['User-agent: *\nDisallow: /[0-9a-f_-]*/\nDisallow: /[^/]*/b\n', ['2', '3']],
    // A field of a form as it stands in addresses, and any text after it.
    [
      'User-agent: *\nDisallow: /*?filter[kleur]*\nDisallow: /*filter[*]*=\nDisallow: /*[data-maat]*\nDisallow: /*?f[a]*\n',
      [],
    ],
    // Addresses have %20 for a blank, and crawlers compare as it is written.
    ['User-agent: *\nDisallow: /map met spatie/\nDisallow: /map%20met%20spatie/\nDisallow: /*?q="\n', ['2', '4']],
    ['User-agent: Jooblebot\nUser-agent: AmazonAdBot\nDisallow: /\n', []],
    ['User-agent: *\nDisallow: /foto_(oud)/\nDisallow: /a[b]/\nDisallow: /*.pdf$\n', []],
    ['Sitemap: https://voorbeeld.nl/a.xml, https://voorbeeld.nl/b.xml\n', ['1']],
    ['Sitemap: https://voorbeeld.nl/a.xml?b=1,2\n', []],
    ['Sitemap: https://voorbeeld.nl/sitemap.xml\n', []],
    // Without effect for two reasons, and reported once.
    ['User-agent: *\nDisallow: \\B\n', ['2']],
    ['', []],
  ])('%j', (text, expected) => expect(textOf(text)).toEqual(expected));

  const piece = fc.oneof(
    fc.constantFrom(
      'User-agent: ',
      'Bingbot',
      'GPTBot',
      'ClaudBot',
      '*',
      '\nDisallow: ',
      '\nAllow: ',
      '/',
      'prive/',
      '\n',
    ),
    fc.constantFrom(
      '\nUser-agent: ClaudBot\n',
      '\nDisallow: prive/\n',
      'Sitemap: /a',
      'Crawl-delay: 5',
      ', ',
      ' ',
      '#',
      '\n\n',
    ),
    fc.string({ maxLength: 5 }),
  );
  const file = fc.array(piece, { maxLength: 15, size: 'max' }).map((pieces) => pieces.join(''));

  test('each dead line of any text stands where its number says, and only known crawlers are disputed', () => {
    const tokens = COUNTING.map(({ token }) => token);
    fc.assert(
      fc.property(file, (text) => {
        const lines = text.split(/\r\n|\r|\n/);
        const dead = findDeadLines(text, NAMED);
        for (const { number, text: written } of dead) expect(lines[number - 1]).toContain(written);
        expect(new Set(dead.map(({ number }) => number)).size).toBe(dead.length);
        expect(tokens).toEqual(expect.arrayContaining([...findDisputed(text, URL, COUNTING)]));
        // A dead line after any text is one of the dead lines.
        expect(findDeadLines(`${text}\nSitemap: /a`, NAMED).map(({ number }) => number)).toContain(lines.length + 1);
      }),
      // Every crawler of the table is compared with each line.
      { numRuns: Math.min(inputs(100), 1_000) },
    );
  });
});

describe('a misspelt crawler name', () => {
  const textOf = (agent: string, ...names: readonly string[]) => {
    const [token = '', ...aliases] = names;
    return findDeadLines(`User-agent: ${agent}\nDisallow: /`, [{ token, aliases, counts: true }]);
  };
  test.each([
    ['Fietsbo', 'Fietsbot', true],
    ['Fietsbott', 'Fietsbot', true],
    ['Fietzbot', 'Fietsbot', true],
    ['xFietsbot', 'Fietsbot', true],
    ['Fiezzbot', 'Fietsbot', false],
    ['Fietsb', 'Fietsbot', false],
    // From nine letters on, two may be wrong in both names.
    ['FietzzBot', 'FietsxBot', true],
    ['FietzBot', 'FietsxBot', false],
    ['FietsxBot', 'FietzyBo', false],
    ['FietzzzBot', 'FietsxyBot', false],
    ['FIETSBOT', 'Fietsbot', false],
    ['Fietsbo/1.0', 'Fietsbot', true],
    ['Fietsbo 1.0', 'Fietsbot', true],
    ['Fietsbot/1.0', 'Fietsbot', false],
  ])('%s for %s: %s', (agent, token, is) => expect(textOf(agent, token)).toHaveLength(is ? 1 : 0));

  test('is found by an alias and reported with its line', () =>
    expect(textOf('Bakfietsbo', 'Fietsbot', 'Bakfietsbot')).toEqual([
      { number: 1, text: 'User-agent: Bakfietsbo', counts: true },
    ]));

  test('has forty letters at most', () => {
    const long = 'a'.repeat(40);
    expect([textOf(long, `${long}b`), textOf(`${long}a`, `${long}b`)].map(({ length }) => length)).toEqual([1, 0]);
  });
});

test('a sitemap without a full address is reported with its line', () =>
  expect(findDeadLines('Sitemap: xhttps://a.nl/s.xml', [])).toEqual([
    { number: 1, text: 'Sitemap: xhttps://a.nl/s.xml', counts: true },
  ]));

test('a full address concerns training alone only when all its agents do', () => {
  const crawlers = [
    { token: 'Leerbot', aliases: [], counts: false },
    { token: 'Zoekbot', aliases: [], counts: true },
  ];
  const counts = (agents: string) =>
    findDeadLines(`${agents}\nDisallow: HTTP://a.nl/\nDisallow: /http://`, crawlers).map((line) => line.counts);
  expect(counts('User-agent: leerbot')).toEqual([false]);
  expect(counts('User-agent: Leerbot\nUser-agent: Zoekbot')).toEqual([true]);
});
