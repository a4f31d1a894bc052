import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayFetch, parseRobots, type Reading } from '../../../lib/parse/site-files/robots.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = inputs();
/** Number of generated files: 100,000 in the full run. */
const FILES = 10 * RUNS;

const ask = (text: string, agent: string, path = '/map/blad', reading: Reading = {}) =>
  mayFetch(parseRobots(text, reading), { agent, url: `https://voorbeeld.nl${path}` }, reading);
const allowed = (text: string, agent: string, path?: string) => ask(text, agent, path).allowed;

describe('grouping', () => {
  test('a file without rules allows everything', () => {
    expect(ask('', 'Googlebot')).toEqual({ allowed: true, line: null, rule: null, group: null, viaWildcard: false });
  });

  test('returns line, rule, group and whether the wildcard decided', () => {
    const text = '# kop\n\nUser-agent: *\nDisallow: /map # niet\n';
    expect(ask(text, 'Googlebot')).toEqual({
      allowed: false,
      line: 4,
      rule: 'Disallow: /map',
      group: '*',
      viaWildcard: true,
    });
    expect(ask(`${text}User-agent: googlebot\nAllow: /map/`, 'Googlebot')).toEqual({
      allowed: true,
      line: 6,
      rule: 'Allow: /map/',
      group: 'googlebot',
      viaWildcard: false,
    });
  });

  test('stacked agents share the rules below them', () => {
    const text = 'User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n\nUser-agent: *\nAllow: /';
    expect(['GPTBot', 'ClaudeBot', 'Bingbot'].map((agent) => allowed(text, agent))).toEqual([false, false, true]);
  });

  test.each(['Sitemap: https://voorbeeld.nl/s.xml', 'Crawl-delay: 5', 'Content-Signal: search=yes', ''])(
    'agents stay stacked with "%s" between them',
    (between) => {
      const text = `User-agent: GPTBot\n${between}\nUser-agent: ClaudeBot\nDisallow: /`;
      expect([allowed(text, 'GPTBot'), allowed(text, 'ClaudeBot')]).toEqual([false, false]);
    },
  );

  test('groups of one agent are merged', () => {
    const text = 'User-agent: a\nDisallow: /een\n\nUser-agent: b\nDisallow: /\n\nUser-agent: A\nDisallow: /twee';
    expect(['/een', '/twee', '/drie'].map((path) => allowed(text, 'a', path))).toEqual([false, false, true]);
  });

  test('groups of the wildcard are merged', () => {
    const text = 'User-agent: *\nDisallow: /een\nUser-agent: b\nDisallow: /\nUser-agent: * \nDisallow: /twee';
    expect(['/een', '/twee', '/drie'].map((path) => allowed(text, 'a', path))).toEqual([false, false, true]);
  });

  test('a group of the agent overrides the wildcard, also when it is empty and last', () => {
    const text = 'User-agent: *\nDisallow: /\n\nUser-agent: Googlebot';
    expect([allowed(text, 'Googlebot'), allowed(text, 'Bingbot')]).toEqual([true, false]);
    expect(allowed('User-agent: Googlebot\nDisallow:\nUser-agent: *\nDisallow: /', 'Googlebot')).toBe(true);
  });

  test('rules before the first group apply to no agent', () => {
    const robots = parseRobots('Disallow: /\nUser-agent: *\nAllow: /');
    expect(robots.strayRules.map(({ number }) => number)).toEqual([1]);
    expect(allowed('Disallow: /\nUser-agent: *\nDisallow: /ander', 'Googlebot')).toBe(true);
  });
});

describe('agents', () => {
  test.each([
    ['Applebot', 'Applebot-Extended', false],
    ['Applebot-Extended', 'Applebot', false],
    ['Claude', 'ClaudeBot', false],
    ['ClaudeBot', 'Claude', false],
    ['GPTBot/1.0', 'GPTBot', true],
    ['GPTBot bezoekt ons', 'GPTBot', true],
    ['gptbot', 'GPTBot', true],
    ['GPTBot_x', 'GPTBot', false],
    ['AI2Bot', 'AI2Bot', true],
    ['AI2Bot2', 'AI2Bot', false],
    ['*', 'GPTBot', true],
    ['* # allen', 'GPTBot', true],
    ['*bot', 'GPTBot', false],
  ])('"%s" names %s: %s', (written, agent, named) => {
    expect(allowed(`User-agent: ${written}\nDisallow: /`, agent)).toBe(!named);
  });

  test('the wildcard itself can be queried', () => {
    const text = 'User-agent: Googlebot\nAllow: /\nUser-agent: *\nDisallow: /';
    expect(ask(text, '*')).toMatchObject({ allowed: false, group: '*', viaWildcard: true });
  });
});

describe('paths', () => {
  const rules = (...lines: string[]) => `User-agent: *\n${lines.join('\n')}`;

  test.each<[string, string, boolean]>([
    ['/map', '/mapje', false],
    ['/map/', '/map', true],
    ['/', '/', false],
    ['', '/map', true],
    ['map', '/map', true],
    ['https://voorbeeld.nl/map', '/map', true],
    ['*', '/wat/dan/ook', false],
    ['/*.pdf', '/a/b.pdf?x=1', false],
    ['/*.pdf$', '/a/b.pdf?x=1', true],
    ['/*.pdf$', '/a/b.pdf', false],
    ['/map$', '/map', false],
    ['/map$', '/map/', true],
    ['/a*b*c', '/axxbxxc', false],
    ['/a*b*c$', '/axxbxxcc', false],
    ['/a*c$', '/ac/c/cb', true],
    ['/a$b', '/a$bc', false],
    ['/*?', '/map?x', false],
    ['/*?', '/map', true],
    ['/**//*', '/a//b', false],
    ['/$', '/', false],
    ['/$', '/a', true],
    ['/map*', '/map', false],
    ['/caf%c3%a9', '/café', false],
    ['/café', '/caf%C3%A9', false],
    ['/caf%C3%A9', '/caf%c3%a9', false],
    ['/%6dap', '/map', false],
    ['/a%2Fb', '/a/b', true],
    ['/MAP', '/map', true],
  ])('Disallow: %s on %s allows: %s', (pattern, path, expected) => {
    expect(allowed(rules(`Disallow: ${pattern}`), 'Googlebot', path)).toBe(expected);
  });

  test('the longest match decides, and Allow wins among equals', () => {
    expect(allowed(rules('Allow: /map/blad', 'Disallow: /map'), 'x')).toBe(true);
    expect(allowed(rules('Disallow: /map/blad', 'Allow: /map'), 'x')).toBe(false);
    expect(allowed(rules('Disallow: /map', 'Allow: /map'), 'x')).toBe(true);
    expect(allowed(rules('Allow: /*.htm', 'Disallow: /map'), 'x', '/map/a.html')).toBe(true);
    expect(allowed(rules('Disallow: /', 'Allow: /$'), 'x', '/')).toBe(true);
    expect(allowed(rules('Disallow: /', 'Allow: /$'), 'x', '/a')).toBe(false);
  });

  test('robots.txt itself is always allowed', () => {
    expect(allowed(rules('Disallow: /'), 'x', '/robots.txt')).toBe(true);
  });
});

describe('text', () => {
  test.each([
    ['a byte order mark', '\uFEFFUser-agent: *\nDisallow: /'],
    ['CRLF', 'User-agent: *\r\nDisallow: /\r\n'],
    ['bare CR', 'User-agent: *\rDisallow: /'],
    ['no space', 'user-agent:*\ndisallow:/'],
    ['much space', '  USER-AGENT  :  *  \n\t Disallow\t:\t/ '],
    ['a missing colon', 'User-agent *\nDisallow /'],
    ['a forgiven misspelling', 'Useragent: *\nDissallow: /'],
  ])('%s', (_name, text) => expect(allowed(text, 'Googlebot')).toBe(false));

  test('an unknown misspelling is not a rule', () => {
    const robots = parseRobots('User-agent: *\nDisalllow: /\ngeen regel dus\n: leeg');
    expect(robots.lines.map(({ kind }) => kind)).toEqual(['agent', 'other', 'malformed', 'malformed']);
    expect(robots.groups[0]?.rules).toEqual([]);
  });

  test('counts CRLF as one line end', () => {
    expect(ask('\r\n\r\nUser-agent: *\r\nDisallow: /', 'x').line).toBe(4);
  });

  test('a very long line is truncated', () => {
    const text = `User-agent: *\nDisallow: /map${'x'.repeat(1_000_000)}`;
    expect(allowed(text, 'x')).toBe(true);
  });
});

describe('other readings', () => {
  const stacked = 'User-agent: GPTBot\nCrawl-delay: 5\nUser-agent: ClaudeBot\nDisallow: /';
  const twice = 'User-agent: a\nDisallow: /een\n\nUser-agent: a\nDisallow: /twee';
  const empty = 'User-agent: *\nDisallow: /\nUser-agent: a\nDisallow:';

  test('any line closes the list of agents', () => {
    expect(ask(stacked, 'GPTBot', '/', { anyLineCloses: true }).allowed).toBe(true);
  });
  test('only the first group, or only the last, counts', () => {
    expect(ask(twice, 'a', '/twee', { groups: 'first' }).allowed).toBe(true);
    expect(ask(twice, 'a', '/een', { groups: 'last' }).allowed).toBe(true);
    expect(ask(twice, 'a', '/twee', { groups: 'last' }).allowed).toBe(false);
  });
  test('an empty group does not cancel the wildcard', () => {
    expect(ask(empty, 'a').allowed).toBe(true);
    expect(ask(empty, 'a', '/', { emptyFallsThrough: true })).toMatchObject({ allowed: false, viaWildcard: true });
  });
  test('a byte order mark spoils the first line', () => {
    expect(ask('\uFEFFUser-agent: *\nDisallow: /', 'a', '/', { bomSpoils: true }).allowed).toBe(true);
    expect(ask('User-agent: *\nDisallow: /', 'a', '/', { bomSpoils: true }).allowed).toBe(false);
  });
});

/** Google's matching, from the published description: every position that a prefix of the pattern can reach. */
const reachable = (path: string, pattern: string): boolean => {
  let positions = new Set([0]);
  for (const [index, sign] of [...pattern].entries()) {
    if (sign === '$' && index === pattern.length - 1) return positions.has(path.length);
    const next = new Set<number>();
    for (const at of positions) {
      if (sign === '*') for (let to = at; to <= path.length; to++) next.add(to);
      else if (path[at] === sign) next.add(at + 1);
    }
    positions = next;
  }
  return positions.size > 0;
};

describe('properties', () => {
  const small = fc.string({ unit: fc.constantFrom('a', 'b', '/', '*', '$'), maxLength: 12 });

  test('matches as an exhaustive search does', () => {
    fc.assert(
      fc.property(small, fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 12 }), (pattern, tail) => {
        const path = `/${tail}`;
        fc.pre(pattern !== '' && !path.startsWith('//'));
        expect(allowed(`User-agent: *\nDisallow: ${pattern}`, 'x', path)).toBe(!reachable(path, pattern));
      }),
      { numRuns: RUNS },
    );
  });

  test('any text yields a ruling whose line contains its rule', () => {
    const line = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom('User-agent', 'Disallow', 'Allow', 'Sitemap', 'Noindex'), small)
        .map((pair) => pair.join(': ')),
    );
    fc.assert(
      fc.property(
        fc.array(line).map((lines) => lines.join('\n')),
        fc.webPath(),
        (text, path) => {
          const { line: number, rule, allowed: isAllowed } = ask(text, 'Googlebot', `/${path}`);
          expect(isAllowed || number !== null).toBe(true);
          if (number !== null) expect(text.split(/\r\n|\r|\n/)[number - 1]).toContain(rule);
        },
      ),
      { numRuns: FILES },
    );
  });

  test('hostile patterns are processed', () => {
    const text = `User-agent: *\n${`Disallow: /${'*a'.repeat(5_000)}b$\n`.repeat(45)}`;
    expect(allowed(text, 'x', `/${'a'.repeat(20_000)}`)).toBe(true);
  });
});
