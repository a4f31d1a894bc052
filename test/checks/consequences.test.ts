import { describe, expect, test } from 'vitest';
import type { AnyCheck, Conclusion } from '../../lib/check.ts';
import { CONSEQUENCES } from '../../lib/checks/consequences.ts';
import { CHECKS } from '../../lib/checks/index.ts';
import { PILLARS } from '../../lib/model.ts';
import { computePoints } from '../../lib/score.ts';

/* The consequences for visitors decide the weight of a check, in every pillar alike. */

type Name = keyof typeof CONSEQUENCES;
const CLASSES = Object.keys(CONSEQUENCES) as readonly Name[];

const scored = PILLARS.flatMap((pillar) =>
  CHECKS[pillar].checks
    .filter(({ weight }) => weight > 0)
    .map((check: AnyCheck) => ({ check, pillar, most: computePoints(check.weight, 0, CHECKS[pillar].budget) })),
);
const classesOf = (id: string): readonly Name[] =>
  CLASSES.filter((name) => (CONSEQUENCES[name].checks as readonly string[]).includes(id));
const inClass = (name: Name) => scored.filter(({ check }) => classesOf(check.id)[0] === name);

const textOf = (one: Conclusion): Exclude<Conclusion, string> => (typeof one === 'string' ? { verdict: one } : one);
const stepsOf = ({ verdicts }: AnyCheck) => Object.values(verdicts).map((one) => textOf(one));

describe('every scored check', () => {
  test.each(scored.map(({ check }) => [check.id, check.weight] as const))(
    '%s has one class, and a weight within its range',
    (id, weight) => {
      const [name, ...others] = classesOf(id);
      if (name === undefined) throw new Error(`${id} stands in no class of lib/checks/consequences.ts`);
      expect(others).toEqual([]);
      const [low, high] = CONSEQUENCES[name].weights;
      expect(weight).toBeGreaterThanOrEqual(low);
      expect(weight).toBeLessThanOrEqual(high);
    },
  );

  test('is listed in a class only if it exists', () => {
    const ids = scored.map(({ check }) => check.id);
    expect(CLASSES.flatMap((name) => CONSEQUENCES[name].checks).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('no range overlaps the next', () => {
  const ranges = CLASSES.map((name) => CONSEQUENCES[name].weights);
  for (const [index, [low]] of ranges.slice(0, -1).entries()) expect(low).toBeGreaterThan(ranges[index + 1]?.[1] ?? 0);
});

test('good practice costs fewer points than any fault that loses visitors, in every pillar', () => {
  const cheapest = Math.min(...inClass('now').map(({ most }) => most));
  const dearest = Math.max(...inClass('practice').map(({ most }) => most));
  expect(dearest).toBeLessThan(cheapest);
});

test('good practice weighs at most a quarter of a fault that shuts visitors out, within each pillar', () => {
  for (const pillar of PILLARS) {
    const of = (name: Name) =>
      inClass(name)
        .filter((one) => one.pillar === pillar)
        .map(({ check }) => check.weight);
    expect(Math.max(...of('practice')), pillar).toBeLessThanOrEqual(Math.min(...of('now')) / 4);
  }
});

test('a fault that caps the total or endangers visitors is never in a mild class', () => {
  const grave = scored.filter(({ check }) =>
    stepsOf(check).some(({ total, step }) => total !== undefined || step === 'danger'),
  );
  const slight = grave.filter(({ check }) => !['now', 'breaks'].includes(classesOf(check.id)[0] ?? ''));
  expect(slight.map(({ check }) => check.id)).toEqual([]);
});

test('a broken function is never mere good practice', () => {
  const broken = inClass('practice').filter(({ check }) => stepsOf(check).some(({ step }) => step === 'broken'));
  expect(broken.map(({ check }) => check.id)).toEqual([]);
});
