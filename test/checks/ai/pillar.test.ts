import { describe, expect, test } from 'vitest';
import { BUILT_IN_TABLES } from '../../../lib/data/tables.ts';
import type { Evidence, Facts } from '../../../lib/evidence.ts';
import { assess } from '../../../lib/scan.ts';
import { blind, http, link, meta, page, scan, seen } from '../../kit/facts.ts';
import { closedTo } from './robots.ts';

const MAIN = Array.from(
  { length: 40 },
  (_, index) => `Fietsen repareren kost bij ons ${index} euro en duurt niet lang.`,
).join(' ');
const LINKS = Array.from({ length: 8 }, (_, index) => link({ href: `https://voorbeeld.nl/${index}` }));
const OWNER = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'BikeStore',
  name: 'Voorbeeld',
  url: 'https://voorbeeld.nl/',
  telephone: '+31301234567',
  sameAs: ['https://www.linkedin.com/company/voorbeeld'],
});

const shown = page({
  links: { list: LINKS, total: 8 },
  text: { main: MAIN, body: `Voorbeeld 030-1234567 ${MAIN}`, content: MAIN },
  structuredData: { jsonLd: [OWNER] },
});
const file = (body: string, status = 200): Facts['robots'] =>
  http({ 'content-type': 'text/plain' }, { body, status, url: 'https://voorbeeld.nl/robots.txt' });
const NO_FILE = file('', 404);

/** An ordinary site that serves what it shows and has the robots.txt of a fresh WordPress. */
const ordinary: Partial<Evidence> = {
  scan: seen(scan()),
  page: seen(shown),
  raw: seen(shown),
  answer: seen({ ...http(), barrier: null }),
  fresh: seen(http()),
  missing: seen({ ...http({}, { status: 404 }), robotsMetas: [] }),
  robots: seen(file('User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n')),
  llms: seen(NO_FILE),
  visited: seen({ candidates: 0, sample: [], home: blind('notApplicable') }),
  wellKnown: seen({ tdmrep: seen(NO_FILE), aiCatalog: seen(NO_FILE), advertised: null }),
};
const scoreOf = (changes: Partial<Evidence> = {}) => assess('ai', { ...ordinary, ...changes }).score;
const base = scoreOf().score ?? 0;
const tokens = (...purposes: readonly string[]) =>
  BUILT_IN_TABLES.crawlers.filter(({ purpose }) => purposes.includes(purpose)).map(({ token }) => token);

describe('the score of ai', () => {
  test('is high for an ordinary site', () => expect(base).toBeGreaterThanOrEqual(75));

  test('does not change at all when every training crawler is blocked', () =>
    expect(scoreOf({ robots: seen(file(closedTo(...tokens('training', 'token', 'archive', 'obsolete')))) }).score).toBe(
      base,
    ));

  test('does not change with Cloudflare’s managed rules', () => {
    const managed = `User-agent: *\nContent-Signal: search=yes,ai-train=no\nAllow: /\n\n${closedTo('GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended')}`;
    expect(scoreOf({ robots: seen(file(managed)) }).score).toBe(base);
  });

  test('changes by at most one point with a valid llms.txt', () => {
    const llms = file('# Voorbeeld\n\n- [Reparatie](https://voorbeeld.nl/reparatie): beurten en banden\n');
    expect(Math.abs((scoreOf({ llms: seen(llms) }).score ?? 0) - base)).toBeLessThanOrEqual(1);
  });

  test.each([
    [
      'AI search crawlers are blocked',
      { robots: seen(file(closedTo(...tokens('search')))) },
      45,
      'ai-search-crawlers-allowed',
    ],
    ['every crawler is blocked', { robots: seen(file(closedTo('*'))) }, 25, 'classic-search-crawlers-allowed'],
    [
      'it must not be indexed',
      { page: seen({ ...shown, head: { ...shown.head, metas: [meta('robots', 'noindex')] } }) },
      25,
      'ai-indexable',
    ],
    ['robots.txt fails', { robots: seen(file('', 503)) }, 50, 'ai-robots-answer'],
    ['scripts make the page', { raw: seen(page({ headings: [] })) }, 40, 'raw-main-content-coverage'],
  ] as const)('is capped when %s', (_, changes, cap, check) => {
    const { score, cap: fired } = scoreOf(changes);
    expect(score).toBeLessThanOrEqual(cap);
    if (score === cap) expect(fired).toEqual({ at: cap, check });
  });

  test('is null behind a wall', () => {
    const wall = blind('wall');
    const walled = { raw: wall, fresh: wall, missing: wall, robots: wall, llms: wall, visited: wall, wellKnown: wall };
    expect(scoreOf(walled).score).toBeNull();
  });
});
