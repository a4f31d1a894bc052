import { describe, expect, test } from 'vitest';
import type { AnyCheck, CodeOf, FactsOf, PillarChecks } from '../../lib/check.ts';
import type { Blind } from '../../lib/model.ts';

interface CounterExample {
  readonly check: AnyCheck;
  readonly situation: string;
  readonly facts: unknown;
  readonly right: string | { readonly unseen: Blind };
}

/** A situation from the real world that a naive check gets wrong, and the right result. */
export const counterExample = <C extends AnyCheck>(
  check: C,
  situation: string,
  facts: FactsOf<C>,
  right: CodeOf<C> | { readonly unseen: Blind },
): CounterExample => ({ check, situation, facts, right });

/** Tests the counter-examples of one pillar: each gets the right result, and no check is without one. */
export const counterExamples = (name: string, pillar: PillarChecks, list: readonly CounterExample[]): void => {
  describe(`a naive check of ${name} gets wrong`, () => {
    test.each(list.map((one) => [one.check.id, one.situation, one] as const))('%s: %s', (_, __, one) =>
      expect(one.check.judge(one.facts as never)).toMatchObject(
        typeof one.right === 'string' ? { code: one.right } : one.right,
      ),
    );

    test('something about every check', () =>
      expect(pillar.checks.map(({ id }) => id).filter((id) => !list.some(({ check }) => check.id === id))).toEqual([]));
  });
};
