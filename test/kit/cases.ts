import { describe, expect, test } from 'vitest';
import type { AnyCheck, CodeOf, FactsOf } from '../../lib/check.ts';

/** For every declared conclusion the situations that must lead to it; leaving a conclusion out does not compile. */
export const cases = <C extends AnyCheck>(
  check: C,
  situations: Readonly<Record<CodeOf<C>, readonly FactsOf<C>[]>>,
): void => {
  describe(check.id, () => {
    for (const [code, list] of Object.entries<readonly FactsOf<C>[]>(situations)) {
      test(`${code} has a situation`, () => expect(list.length).toBeGreaterThan(0));
      list.forEach((facts, index) => {
        test(`${code} ${index + 1}`, () => expect(check.judge(facts as never)).toMatchObject({ code }));
      });
    }
  });
};

/** Situations in which the part that decides was not seen. */
export const blindCases = <C extends AnyCheck>(check: C, situations: readonly FactsOf<C>[]): void => {
  describe(`${check.id} without sight`, () => {
    situations.forEach((facts, index) => {
      test(`unseen ${index + 1}`, () => expect(check.judge(facts as never)).toHaveProperty('unseen'));
    });
  });
};
