import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SITE_FAILURES, type SiteFailure } from '../../../../../lib/model.ts';
import { computeOutage, type Outage } from '../../../../../server/features/monitoring/model/outage.ts';

const tellings = (rounds: readonly (readonly (SiteFailure | null)[])[]): readonly (string | null)[] => {
  let outage: Outage | null = null;
  return rounds.map((outcomes, at) => {
    const change = computeOutage(outage, { at, outcomes });
    outage = change.outage;
    return change.announce;
  });
};

test('an outage is announced once, after a second failed scan, and its end once', () => {
  const out = ['unreachable', 'timeout'] as const;
  expect(tellings([[null], out, out, out, [null], [null]])).toEqual([
    null,
    'unreachable',
    null,
    null,
    'reachable',
    null,
  ]);
});

test('a single failure, with a second scan that succeeds, is not announced', () => {
  expect(tellings([[null], ['timeout', null], [null]])).toEqual([null, null, null]);
});

test('one failure in each of two rounds counts as two', () => {
  expect(tellings([['timeout'], ['timeout'], [null]])).toEqual([null, 'unreachable', 'reachable']);
});

test('an outage has the time of its first failure', () => {
  const { outage } = computeOutage(null, { at: 5, outcomes: ['timeout'] });
  expect(computeOutage(outage, { at: 9, outcomes: ['timeout'] }).outage).toEqual({ first: 5, told: true });
});

test('announcements alternate, starting with an outage, for any sequence of rounds', () => {
  const round = fc.array(fc.constantFrom(null, ...SITE_FAILURES), { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(fc.array(round), (rounds) => {
      const lines = tellings(rounds).filter((one) => one !== null);
      expect(lines).toEqual(lines.map((_, index) => (index % 2 === 0 ? 'unreachable' : 'reachable')));
    }),
  );
});
