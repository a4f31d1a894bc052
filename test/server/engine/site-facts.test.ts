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

describe('the site-wide facts of a page', () => {
  test('are all facts that do not depend on a page, and survive JSON', () => {
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
    'exclude unseen facts: %s, whole or in part',
    (why) => {
      const parts = { security: seen({ wellKnown: robots, root: blind(why) }), llms: blind(why) };
      expect(names(collectSiteWideFacts({ ...facts, ...parts }))).toEqual(names(facts));
    },
  );

  test('include facts that do not apply, and those that could not be seen later either', () => {
    const security = seen({ wellKnown: blind('otherHost'), root: blind('notApplicable') });
    expect(names(collectSiteWideFacts({ ...facts, security }))).toEqual(names({ ...facts, security }));
  });

  test('exclude the response of a failing server', () => {
    const failing = { ...facts, robots: seen(http({}, { status: 503 })) };
    expect(names(collectSiteWideFacts(failing))).not.toContain('robots');
  });

  test('include the pages of a sitemap only when it is complete and was found without this page', () => {
    const goed = recorded('goed', 'granted') as Partial<Evidence>;
    const { sitemap } = goed;
    if (!sitemap?.seen) throw new Error('goed.nl has a sitemap');
    const other = (changes: object) => ({ ...goed, sitemap: seen({ ...sitemap.value, ...changes }) });
    const usual = sitemap.value.files.map((file) => ({ ...file, via: 'usual' as const }));
    expect(names(collectSiteWideFacts(other({})))).toContain('listed');
    for (const changes of [{ complete: false }, { files: usual }, { files: [] }])
      expect(names(collectSiteWideFacts(other(changes)))).not.toContain('listed');
  });

  test('are empty when the site is unknown', () => expect(collectSiteWideFacts({ robots })).toEqual({}));

  test('are as old as the oldest of them', () => {
    expect(collectSiteWideFacts(facts, NOW - 5).scan).toMatchObject({ value: { at: NOW - 5 } });
    expect(collectSiteWideFacts(facts, NOW + 5).scan).toMatchObject({ value: { at: NOW } });
  });
});

describe('facts that another page reuses', () => {
  const known = collectSiteWideFacts(facts);
  const over = (changes: Parameters<typeof target>[0]) =>
    names(pickSharedFacts(known, target({ url: 'https://voorbeeld.nl/b?c#d', ...changes })));
  const all = ['mailPolicy', 'rdap', 'robots'];

  test('are all site-wide facts on the same origin', () => expect(over({})).toEqual(all));

  test.each([
    ['http://voorbeeld.nl/', ['mailPolicy', 'rdap']],
    ['https://www.voorbeeld.nl/', ['mailPolicy', 'rdap']],
    ['https://voorbeeld.nl:8443/', ['mailPolicy', 'rdap']],
  ])('are those about the domain, at %s', (url, expected) => expect(over({ url })).toEqual(expected));

  test('are empty on another domain, at another contact level, after an hour, or before the scan', () => {
    expect(over({ url: 'https://elders.nl/', domain: 'elders.nl' })).toEqual([]);
    expect(over({ url: 'https://elders/', domain: null })).toEqual([]);
    expect(over({ level: 'A' })).toEqual([]);
    expect(over({ at: NOW + HOUR - 1 })).toEqual(all);
    expect(over({ at: NOW + HOUR })).toEqual([]);
    expect(over({ at: NOW - 1 })).toEqual([]);
  });

  test('exclude facts about a page, even when they are passed in', () => {
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
