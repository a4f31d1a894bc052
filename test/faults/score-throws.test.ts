import { expect, test, vi } from 'vitest';
import { CHECKS } from '../../lib/checks/index.ts';
import { PILLARS, type Pillar } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import { takeFaults } from '../kit/no-faults.ts';
import { recorded } from '../sites/recorded.ts';

/** A pillar whose score throws has no score and reports a fault; the other pillars are unaffected. */

vi.mock('../../lib/score.ts', async (original) => {
  const real = await original<typeof import('../../lib/score.ts')>();
  const computeScore: typeof real.computeScore = (pillar, findings) => {
    if (pillar === 'seo') throw new RangeError('oops');
    return real.computeScore(pillar, findings);
  };
  return { ...real, computeScore };
});

test('every finding of that pillar is a fault, and the other pillars have scores', () => {
  const evidence = recorded('goed', 'granted');
  const judged = new Map<Pillar, ReturnType<typeof assess>>(
    PILLARS.map((pillar) => [pillar, assess(pillar, evidence)]),
  );
  const { findings = [], score } = judged.get('seo') ?? {};
  expect(score).toEqual({ pillar: 'seo', score: null, seen: 0, incomplete: true, lost: 0, cap: null });
  expect(findings.map(({ id }) => id)).toEqual(CHECKS.seo.checks.map(({ id }) => id));
  for (const finding of findings) {
    expect(finding).toMatchObject({ outcome: 'unknown', why: 'fault', fault: { error: 'RangeError' }, points: 0 });
  }
  for (const pillar of PILLARS.filter((one) => one !== 'seo')) {
    expect(judged.get(pillar)?.score.score, pillar).toBeTypeOf('number');
    expect(
      judged.get(pillar)?.findings.some(({ why }) => why === 'fault'),
      pillar,
    ).toBe(false);
  }
  expect(takeFaults()).toHaveLength(1);
});
