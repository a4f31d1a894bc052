import { describe, expect, test } from 'vitest';
import { PILLARS, type Pillar } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import { computeTotal } from '../../lib/score.ts';
import { seen } from '../kit/facts.ts';
import { recorded } from '../sites/recorded.ts';

/* Requirements of search engines and assistants do not apply to a page that is not public. */

const evidence = recorded('gewoon', 'granted');
const { scan, answer } = evidence;
if (!scan?.seen || !answer?.seen) throw new Error('the recording lacks what it was of');

const PRIVATE = {
  'an internal name': { ...evidence, scan: seen({ ...scan.value, host: 'portaal.lan', isPublic: false }) },
  'this computer': {
    ...evidence,
    scan: seen({ ...scan.value, url: 'http://localhost:3000/', host: 'localhost', domain: null, isPublic: false }),
  },
  'a login for strangers': { ...evidence, answer: seen({ ...answer.value, barrier: 'login' as const }) },
};

describe.each(Object.entries(PRIVATE))('behind %s', (_, facts) => {
  test.each(['seo', 'ai'] as const)('%s does not apply', (pillar: Pillar) => {
    const { score, findings } = assess(pillar, facts);
    expect(score).toMatchObject({ applies: false, score: null, cap: null });
    expect(new Set(findings.map(({ outcome }) => outcome))).toEqual(new Set(['skip']));
  });

  test('the other pillars are judged, and give a total', () =>
    expect(computeTotal(PILLARS.map((pillar) => assess(pillar, facts))).overall).not.toBeNull());
});

test('a local file is a draft, to which the pillars apply', () => {
  const file = { ...evidence, scan: seen({ ...scan.value, url: 'file:///home/ik/site/index.html', isPublic: false }) };
  expect(assess('seo', file).score.applies).not.toBe(false);
});
