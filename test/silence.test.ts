import { describe, expect, test } from 'vitest';
import { createNotSeen, type Evidence, withoutSilence } from '../lib/evidence.ts';
import { PILLARS } from '../lib/model.ts';
import { assess, completeFacts } from '../lib/scan.ts';
import { gradeFindings } from '../lib/score.ts';
import { sampleOf } from './kit/taking-turns.ts';
import { ARCHETYPES } from './sites/archetypes.ts';
import { recorded } from './sites/recorded.ts';

/** A missing response is the site's own fault only if another answered at the same time; else it may be the reader's connection. */

const SHELLS = ['twins', 'security', 'sitemap', 'dns'] as const;
const WHOLE = [
  ...(['answer', 'fresh', 'raw', 'missing', 'robots', 'llms', 'favicon', 'shareImage'] as const),
  ...(['mailPolicy', 'variants', 'listed', 'hreflangTargets', 'wellKnown', 'scripts', 'visited'] as const),
];

/** A value in which each seen part timed out instead. */
const late = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if ('seen' in value && value.seen === true) return createNotSeen('timeout');
  if (Array.isArray(value)) return value.map(late);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, late(one)]));
};

/** A recording of a scan without any response: composite facts remain, with every part timed out. */
const nobody = (evidence: Evidence): Evidence => ({
  ...evidence,
  ...Object.fromEntries(WHOLE.map((name) => [name, createNotSeen('timeout')])),
  // The page names no other address, so no request is sent.
  canonicalTarget: { seen: true, value: null },
  ...Object.fromEntries(
    SHELLS.map((name) => {
      const fact = evidence[name];
      return [name, fact.seen ? { seen: true, value: late(fact.value) } : fact];
    }),
  ),
});

const silentIn = (evidence: Evidence): readonly string[] =>
  PILLARS.flatMap((pillar) => assess(pillar, evidence).findings.flatMap(({ id, silent }) => (silent ? [id] : [])));

const trail = (location: string | null) => ({
  seen: true,
  value: {
    ...{ asked: 'http://goed.nl/', complete: true, end: 'redirect', reply: null },
    hops: location === null ? [] : [{ url: 'http://goed.nl/', status: 302, location, byBrowser: false }],
  },
});

describe.each(ARCHETYPES.slice(0, 6))('$name', ({ name }) => {
  const evidence = completeFacts(recorded(name, 'granted'));

  test('without any response the site is not blamed, whatever was cached of its registry', () => {
    expect(withoutSilence(nobody(evidence)).silent).toEqual([]);
    expect(silentIn(nobody(evidence))).toEqual([]);
  });

  test('the site is not blamed in a network that redirects unencrypted requests to its own page', () => {
    for (const otherScheme of [trail('http://inloggen.hotel.nl/'), trail(null)]) {
      const twins = { seen: true, value: { otherScheme, twinHttp: otherScheme, twinHttps: createNotSeen('timeout') } };
      expect(silentIn({ ...nobody(evidence), twins } as Evidence)).toEqual([]);
    }
  });

  test.each([
    ['the resolver', ({ dns }: Evidence) => ({ dns })],
    ['one file', ({ robots }: Evidence) => ({ robots })],
    [
      'its own redirect',
      () => ({
        twins: {
          seen: true,
          value: { otherScheme: trail('https://www.goed.nl/'), twinHttp: createNotSeen('timeout') },
        },
      }),
    ],
  ])('when %s answered, the site itself was silent', (_, answered) => {
    const heard = { ...nobody(evidence), ...(answered(evidence) as Partial<Evidence>) };
    expect(withoutSilence(heard).silent).not.toEqual([]);
  });
});

const NAMES = ARCHETYPES.map(({ name }) => name);

test.each(sampleOf(NAMES, 3))('%s: corrupting the list of its libraries raises no pillar', (name) => {
  const evidence = completeFacts(recorded(name, 'granted'));
  const scoresOf = (libraries: Evidence['libraries']) => {
    const findings = PILLARS.flatMap((pillar) => assess(pillar, { ...evidence, libraries }).findings);
    const { scores, overall } = gradeFindings(findings, PILLARS);
    return { scores: scores.map(({ score }) => score ?? 0), overall: overall ?? 0 };
  };
  const [spoiled, nothing] = [scoresOf(createNotSeen('malformed')), scoresOf({ seen: true, value: [] })];
  expect(spoiled.scores.filter((score, index) => score > (nothing.scores[index] ?? 0))).toEqual([]);
  expect(spoiled.overall).toBeLessThanOrEqual(nothing.overall);
});

/** Sites that answer a made-up address with 404: only there a file that is missing is known to be. */
const WITH_404 = NAMES.filter((name) => {
  const { missing } = recorded(name, 'granted') as Partial<Evidence>;
  return missing?.seen === true && missing.value.status === 404;
});

test('most sites answer a made-up address with 404', () => {
  expect(WITH_404.length).toBeGreaterThan(NAMES.length / 2);
});

test.each(sampleOf(WITH_404, 3))('%s: an endless security.txt costs as much as a missing one', (name) => {
  const evidence = completeFacts(recorded(name, 'granted'));
  const { missing } = evidence;
  const costs = (wellKnown: object, root: object): number => {
    const security = { seen: true, value: { wellKnown, root } };
    const { findings } = assess('beveiliging', { ...evidence, security } as Evidence);
    return findings.find(({ id }) => id === 'security-txt')?.points ?? 0;
  };
  const none = costs(missing, missing);
  expect(costs(createNotSeen('timeout'), createNotSeen('notApplicable'))).toBe(none);
  expect(costs(createNotSeen('malformed'), createNotSeen('notApplicable'))).toBe(none);
  // Unseen for another reason, it costs nothing.
  expect(costs(createNotSeen('denied'), createNotSeen('notApplicable'))).toBe(0);
});
