import type { Mutant } from './mutants.ts';

/** A mutant with the number by which it is switched on. */
export type Numbered = Mutant & { readonly id: number };

interface Insertion {
  readonly at: number;
  readonly text: string;
  /** At one place: what ends before what begins; the inner ends first, the outer begins first. */
  readonly order: number;
}

/** The function of the tests' world that tells whether a mutant is the one to be (`setup.ts`). */
const SWITCH = 'globalThis.__mutant';

const insertionsOf = ({ id, as, start, end, text }: Numbered): readonly Insertion[] => {
  const isOn = `${SWITCH}(${id})`;
  const size = end - start;
  const around = (before: string, after: string): readonly Insertion[] => [
    { at: start, text: before, order: 1e9 - size },
    { at: end, text: after, order: size - 1e9 },
  ];
  if (as === 'body') return [{ at: start + 1, text: `if(${isOn})return;`, order: -2e9 }];
  if (as === 'statement') return around(`if(${isOn}){}else{`, '}');
  return around(`(${isOn}?(${text}):(`, '))');
};

/** A source in which each of these mutants can be switched on; off, it does what it did. */
export const withSwitches = (source: string, mutants: readonly Numbered[]): string => {
  const insertions = mutants.flatMap(insertionsOf).toSorted((a, b) => a.at - b.at || a.order - b.order);
  const cuts = insertions.map(({ at, text }, index) => text + source.slice(at, insertions[index + 1]?.at));
  return source.slice(0, insertions[0]?.at) + cuts.join('');
};
