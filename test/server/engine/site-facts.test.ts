import { describe, expect, test } from 'vitest';
import { type Evidence, parseFittingFacts } from '../../../lib/evidence.ts';
import { collectSiteWideFacts, pickSharedFacts } from '../../../server/engine/site-facts.ts';
import { blind, http, NOW, scan, seen } from '../../kit/facts.ts';
import { target } from '../../kit/reach.ts';
import { recorded } from '../../sites/recorded.ts';

const HOUR = 3_600_000;
const robots = seen(http({}, { url: 'https://voorbeeld.nl/robots.txt', body: 'User-agent: *' }));
const rdap = seen({ server: 'rdap.nl', state: 'unknown', registration: null } as const);
const facts: Partial<Evidence> = { scan: seen(scan()), robots, rdap, mailPolicy: blind('notApplicable') };
const names = (evidence: Partial<Evidence>): readonly string[] => Object.keys(evidence).toSorted();

describe('what a page tells of its site', () => {
  test('is all of it that needs no page, and stays the same as text', () => {
    const known = collectSiteWideFacts(recorded('goed', 'granted') as Partial<Evidence>);
    expect(names(known)).toEqual([
      'dns',
      'listed',
      'llms',
      'mailPolicy',
      'missing',
      'rdap',
      'robots',
      'scan',
      'security',
      'twinPage',
      'twins',
    ]);
    const text = JSON.parse(JSON.stringify(known));
    expect(parseFittingFacts((name) => text[name])).toEqual(known);
  });

  test.each(['time', 'timeout', 'offline', 'fault', 'interrupted', 'wall', 'denied', 'off', 'limited'] as const)(
    'is not what was not seen: %s, whole or in part',
    (why) => {
      const parts = { security: seen({ wellKnown: robots, root: blind(why) }), llms: blind(why) };
      expect(names(collectSiteWideFacts({ ...facts, ...parts }))).toEqual(names(facts));
    },
  );

  test('is what does not apply, and what would not be seen later either', () => {
    const security = seen({ wellKnown: blind('otherHost'), root: blind('notApplicable') });
    expect(names(collectSiteWideFacts({ ...facts, security }))).toEqual(names({ ...facts, security }));
  });

  test('is no answer of a server that fails', () => {
    const failing = { ...facts, robots: seen(http({}, { status: 503 })) };
    expect(names(collectSiteWideFacts(failing))).not.toContain('robots');
  });

  test('are the pages of a sitemap only where that was found without this page, and whole', () => {
    const goed = recorded('goed', 'granted') as Partial<Evidence>;
    const { sitemap } = goed;
    if (!sitemap?.seen) throw new Error('goed.nl has a sitemap');
    const other = (changes: object) => ({ ...goed, sitemap: seen({ ...sitemap.value, ...changes }) });
    const usual = sitemap.value.files.map((file) => ({ ...file, via: 'usual' as const }));
    expect(names(collectSiteWideFacts(other({})))).toContain('listed');
    for (const changes of [{ complete: false }, { files: usual }, { files: [] }])
      expect(names(collectSiteWideFacts(other(changes)))).not.toContain('listed');
  });

  test('is nothing where nobody knows which site', () => expect(collectSiteWideFacts({ robots })).toEqual({}));

  test('is as old as its oldest part', () => {
    expect(collectSiteWideFacts(facts, NOW - 5).scan).toMatchObject({ value: { at: NOW - 5 } });
    expect(collectSiteWideFacts(facts, NOW + 5).scan).toMatchObject({ value: { at: NOW } });
  });
});

describe('what another page takes over', () => {
  const known = collectSiteWideFacts(facts);
  const over = (changes: Parameters<typeof target>[0]) =>
    names(pickSharedFacts(known, target({ url: 'https://voorbeeld.nl/b?c#d', ...changes })));
  const all = ['mailPolicy', 'rdap', 'robots'];

  test('is all of it on the same origin, but for what tells of the page itself', () => expect(over({})).toEqual(all));

  test.each([
    ['http://voorbeeld.nl/', ['mailPolicy', 'rdap']],
    ['https://www.voorbeeld.nl/', ['mailPolicy', 'rdap']],
    ['https://voorbeeld.nl:8443/', ['mailPolicy', 'rdap']],
  ])('is what is of the domain, at %s', (url, expected) => expect(over({ url })).toEqual(expected));

  test('is nothing on another domain, at another contact level, an hour later, or before', () => {
    expect(over({ url: 'https://elders.nl/', domain: 'elders.nl' })).toEqual([]);
    expect(over({ url: 'https://elders/', domain: null })).toEqual([]);
    expect(over({ level: 'A' })).toEqual([]);
    expect(over({ at: NOW + HOUR - 1 })).toEqual(all);
    expect(over({ at: NOW + HOUR })).toEqual([]);
    expect(over({ at: NOW - 1 })).toEqual([]);
  });

  test('is nothing that a page alone can tell, whoever hands it in', () => {
    const forged = {
      ...known,
      answer: seen({}),
      cookies: seen([]),
      llms: blind('time'),
    } as unknown as Partial<Evidence>;
    expect(names(pickSharedFacts(forged, target()))).toEqual(all);
    expect(pickSharedFacts({ robots }, target())).toEqual({});
  });
});
