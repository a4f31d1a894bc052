import { describe, expect, test } from 'vitest';
import type { AnyCheck, CodeOf, FactsOf, Ruling } from '../../lib/check.ts';
import type { Blind } from '../../lib/model.ts';
import { isNameless } from '../../lib/words/named.ts';
import { sayFinding } from '../../lib/words/say.ts';

const LOCALES = ['nl', 'en'] as const;
/** Beginnings that are vague, such as “Een cookie gaat mee” and “1 of 3 files”: a reader would ask which. */
const VAGUE =
  /^(?:Een|Eén|Niet elke|Enkele|Minstens één|An?|One|Some|At least one|Not every|\d+)\s|\b(?:een deel van|some of)\b/i;

/** Checks that a step of this conclusion names what it is about, wherever the evidence has it. */
const expectNamed = (id: string, { partial, ...judged }: Partial<Omit<Ruling<string>, 'cap'>>): void => {
  const { code = null, items = [] } = judged;
  for (const locale of LOCALES) {
    const seen = partial === undefined || partial === null ? {} : { partial };
    const finding = { id, why: null, args: {}, ...judged, ...seen, code, items: [...items] };
    const { imperative, conclusion, statement } = sayFinding(finding, locale);
    // A quotation from a page may be anything.
    const isQuoted = items.some((item) => /undefined|NaN|\[object/.test(item));
    if (!isQuoted) expect(statement).not.toMatch(/undefined|NaN|\[object/);
    const isVague = imperative !== '' && items.length > 0 && VAGUE.test(conclusion) && !isNameless(finding);
    expect(isVague && statement === conclusion ? conclusion : '').toBe('');
  }
};

/** Tests the situations that must lead to each declared conclusion; leaving a conclusion out does not compile. */
export const cases = <C extends AnyCheck>(
  check: C,
  situations: Readonly<Record<CodeOf<C>, readonly FactsOf<C>[]>>,
): void => {
  describe(check.id, () => {
    for (const [code, list] of Object.entries<readonly FactsOf<C>[]>(situations)) {
      test(`${code} has a situation`, () => expect(list.length).toBeGreaterThan(0));
      list.forEach((facts, index) => {
        test(`${code} ${index + 1}`, () => {
          const judged = check.judge(facts as never);
          expect(judged).toMatchObject({ code });
          expectNamed(check.id, judged as never);
        });
      });
    }
  });
};

/** Tests situations in which the part that decides was not seen. */
export const blindCases = <C extends AnyCheck>(check: C, situations: readonly FactsOf<C>[]): void => {
  describe(`${check.id} without sight`, () => {
    situations.forEach((facts, index) => {
      test(`unseen ${index + 1}`, () => expect(check.judge(facts as never)).toHaveProperty('unseen'));
    });
  });
};

/** Tests situations in which a conclusion is reached on a part of what it rests on, by the reason for which the rest was not seen. */
export const partialCases = <C extends AnyCheck>(
  check: C,
  situations: Readonly<Partial<Record<CodeOf<C>, readonly (readonly [FactsOf<C>, Blind])[]>>>,
): void => {
  describe(`${check.id} seen in part`, () => {
    for (const [code, list] of Object.entries(situations) as [string, readonly (readonly [FactsOf<C>, Blind])[]][]) {
      list.forEach(([facts, partial], index) => {
        test(`${code} ${index + 1}`, () => expect(check.judge(facts as never)).toMatchObject({ code, partial }));
      });
    }
  });
};
