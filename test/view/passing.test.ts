import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLIND, type Blind, PILLARS } from '../../lib/model.ts';
import type { Note, ScanState } from '../../lib/state.ts';
import { isFreshResult, passingCause, passingLacks } from '../../lib/view/passing.ts';

type Of = Pick<ScanState, 'pillars' | 'notes' | 'lackedBefore'>;

const MINUTE = 60_000;
/** A scan that lacks what is named as `pillar reason`. */
const lacking = (lacks: readonly string[], notes: Note[] = [], lackedBefore: string[] = []): Of => ({
  notes,
  lackedBefore,
  pillars: PILLARS.map((id) => ({
    ...{ id, phase: 'done', score: 80, incomplete: false },
    unseen: lacks.flatMap((lack) => {
      const [pillar, why] = lack.split(' ');
      return pillar === id ? [{ why: why as Blind, count: 2 }] : [];
    }),
  })),
});
const online = { age: MINUTE, isOnline: true };
const offline = { age: MINUTE, isOnline: false };

describe('the cause of what passes, and what a second press does', () => {
  // What was met, with it the cause that the popup names, and whether the same result is shown: online and offline.
  test.each<readonly [string, Of, ReturnType<typeof passingCause>, boolean, boolean]>([
    ['nothing lacking', lacking([]), null, true, true],
    ['no access, which lasts', lacking(['seo denied', 'beveiliging denied']), null, true, true],
    ['too large, which lasts', lacking(['seo tooLarge']), null, true, true],
    ['offline before the scan', lacking(['seo offline', 'domein offline'], ['offline']), 'offline', false, true],
    ['the network lost in mid-scan', lacking(['domein offline']), 'offline', false, true],
    ['the resolver limited', lacking(['domein limited']), 'limited', false, false],
    ['a time-out', lacking(['beveiliging timeout']), 'slow', false, false],
    ['out of time', lacking(['toegankelijkheid time']), 'slow', false, false],
    ["a hotel's login page", lacking(['domein offline', 'seo login'], ['login']), 'portal', false, false],
    ['a login page of the site', lacking(['seo login'], ['login']), null, true, true],
    ['the same as the scan before', lacking(['seo time'], [], ['seo time']), 'slow', true, true],
    ['other things than the scan before', lacking(['seo time'], [], ['ai time']), 'slow', false, false],
    ['less than the scan before', lacking(['seo time'], [], ['seo time', 'ai time']), 'slow', true, true],
  ])('%s', (_, state, cause, whenOnline, whenOffline) => {
    expect(passingCause(state)).toBe(cause);
    expect([isFreshResult(state, online), isFreshResult(state, offline)]).toEqual([whenOnline, whenOffline]);
  });

  test('a result grows old: a whole one in ten minutes, one that lacks the same again in two, none from the future', () => {
    const [whole, same] = [lacking([]), lacking(['seo time'], [], ['seo time'])];
    expect([1, 9, 10].map((at) => isFreshResult(whole, { ...online, age: at * MINUTE }))).toEqual([true, true, false]);
    expect([1, 2].map((at) => isFreshResult(same, { ...online, age: at * MINUTE }))).toEqual([true, false]);
    for (const state of [whole, same]) expect(isFreshResult(state, { ...online, age: -1 })).toBe(false);
  });

  test('whatever is lacking, a result that is not fresh names a cause', () => {
    const some = fc.array(fc.tuple(fc.constantFrom(...PILLARS), fc.constantFrom(...BLIND)), { maxLength: 8 });
    fc.assert(
      fc.property(some, fc.boolean(), (lacks, isOnline) => {
        const state = lacking(lacks.map((lack) => lack.join(' ')));
        const isNamed = passingCause(state) !== null;
        expect(passingLacks(state).length > 0).toBe(isNamed);
        if (!isFreshResult(state, { age: MINUTE, isOnline })) expect(isNamed).toBe(true);
      }),
    );
  });
});
