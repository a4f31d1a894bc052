import { describe, expect, test } from 'vitest';
import { PILLARS } from '../../lib/model.ts';
import { findPageKind } from '../../lib/parse/page-kind/page-kind.ts';
import { assess } from '../../lib/scan.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import { ARCHETYPES } from './archetypes.ts';
import { recorded } from './recorded.ts';

/* The kind of page of every archetype, and the pillars that apply to it: the same with and without access. */

const ACCESS = ['granted', 'plain'] as const;

const appliesTo = (name: string, access: (typeof ACCESS)[number]): readonly string[] => {
  const facts = recorded(name, access);
  return PILLARS.filter((pillar) => assess(pillar, facts).score.applies !== false);
};

/** Pillars in which no check applies on pages of these kinds. */
const WITHOUT = { signIn: ['seo', 'ai'], error: ['ai'] } as const;
/** Private names have no public domain. */
const PRIVATE = ['portaal', 'kassa'];
/** There is so little on these pages that too few checks apply. */
const BARE = ['binnenkort', 'muur', 'inlog', 'startastro'];

describe.each(sampleOf(ARCHETYPES, 3))('$name', ({ name, kind = 'home' }) => {
  test.each(ACCESS)(`has its kind, %s`, (access) => {
    const { page, answer, kind: recordedKind } = recorded(name, access);
    if (!page?.seen) throw new TypeError('no page was recorded');
    expect(findPageKind(page.value, answer?.seen ? answer.value : null)).toBe(kind);
    expect(recordedKind).toEqual({ seen: true, value: kind });
  });

  test.each(ACCESS)('has the pillars that apply to it, %s', (access) => {
    const without: readonly string[] = kind in WITHOUT ? WITHOUT[kind as keyof typeof WITHOUT] : [];
    const expected = PILLARS.filter(
      (pillar) =>
        !without.includes(pillar) &&
        !(PRIVATE.includes(name) && ['domein', 'seo', 'ai'].includes(pillar)) &&
        // If a stranger is asked to sign in, the page is not public.
        !(name === 'inlog' && access === 'granted' && ['seo', 'ai'].includes(pillar)) &&
        !(pillar === 'toegankelijkheid' && BARE.includes(name)),
    );
    expect(appliesTo(name, access)).toEqual(expected);
  });
});

test('sign-in and error pages have no score for AI findability', () => {
  const acted = ARCHETYPES.filter(({ kind }) => kind === 'signIn' || kind === 'error').map(({ name }) => name);
  expect(acted.length).toBeGreaterThanOrEqual(4);
  const scores = acted.flatMap((name) => ACCESS.map((access) => assess('ai', recorded(name, access)).score.score));
  expect(new Set(scores)).toEqual(new Set([null]));
});
