import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PILLARS } from '../../../lib/model.ts';
import { assess } from '../../../lib/scan.ts';
import { computeTotal } from '../../../lib/score.ts';
import { grades } from '../graded.ts';
import { recorded } from '../recorded.ts';
import { AWAY_FOR_A_WHILE, RANKED } from './order.ts';
import { tauOf } from './tau.ts';

/* Forty sites in the order that an expert gave them before they were scanned (order.ts). */

const scores = (column: 'overall' | (typeof PILLARS)[number]): readonly (number | null)[] =>
  RANKED.map(({ name }) => grades(`ranked/${name}`, 'granted')[column].score);

/** The agreement between experts (docs/decisions/24-weights-by-consequence.md). */
const TAU = 0.85;

const deviationOf = (given: readonly (number | null)[]): number => {
  const numbers = given.filter((one) => one !== null);
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return Math.sqrt(numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / numbers.length);
};

describe('the forty sites', () => {
  test('have one recording each, and no others exist', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'));
    expect(files.toSorted()).toEqual([...RANKED, AWAY_FOR_A_WHILE].map(({ name }) => `${name}.json`).toSorted());
    expect(RANKED).toHaveLength(39);
  });

  test.each([...RANKED, AWAY_FOR_A_WHILE])('$name was recorded at its own address', ({ name, url }) => {
    expect(recorded(`ranked/${name}`, 'granted').scan).toMatchObject({ seen: true, value: { url } });
  });

  test('are ranked like the expert’s order', () => {
    expect(tauOf(scores('overall'))).toBeGreaterThanOrEqual(TAU);
  });

  test.each(PILLARS)('are distinguished by %s', (pillar) => {
    expect(deviationOf(scores(pillar))).toBeGreaterThanOrEqual(10);
  });

  test.each(['onderhoud', 'ai', 'beveiliging'] as const)('do not cluster at one score of %s', (pillar) => {
    const counts = Map.groupBy(
      scores(pillar).filter((one) => one !== null),
      (score) => score,
    );
    const most = Math.max(...[...counts.values()].map((same) => same.length));
    expect(most).toBeLessThanOrEqual(RANKED.length / 3);
  });

  test('include one in maintenance, which has no grade and says when to return', () => {
    const parts = PILLARS.map((pillar) => assess(pillar, recorded(`ranked/${AWAY_FOR_A_WHILE.name}`, 'granted')));
    expect(computeTotal(parts)).toMatchObject({
      overall: null,
      notGradable: { reason: 'maintenance', retryAfter: 3600 },
    });
  });
});
