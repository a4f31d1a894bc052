import type { Constant, Range } from './constants.ts';
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

const around = ({ start, end }: Range, before: string, after: string): readonly Insertion[] => [
  { at: start, text: before, order: 1e9 - (end - start) },
  { at: end, text: after, order: end - start - 1e9 },
];

/** A second constant beside the one that is changed, made when it is first read: making it may throw. */
const besides = ({ id, start, end, text }: Numbered, { name, init, after, readings }: Constant, source: string) => {
  const other = `${name}__${id}`;
  const value = source.slice(init.start, start) + text + source.slice(end, init.end);
  const created = `;let ${other}__made;const ${other}=()=>(${other}__made??=[(${value})])[0];`;
  return [
    { at: after, text: created, order: 2e9 },
    ...readings.flatMap((location) => around(location, `(${SWITCH}(${id})?${other}():(`, '))')),
  ];
};

const insertionsOf = (mutant: Numbered, source: string): readonly Insertion[] => {
  const { id, as, start, text, constant } = mutant;
  const isOn = `${SWITCH}(${id})`;
  if (constant !== null) return besides(mutant, constant, source);
  if (as === 'body') return [{ at: start + 1, text: `if(${isOn})return;`, order: -2e9 }];
  if (as === 'statement') return around(mutant, `if(${isOn}){}else{`, '}');
  return around(mutant, `(${isOn}?(${text}):(`, '))');
};

/** A source in which each of these mutants can be switched on; off, it does what it did. */
export const withSwitches = (source: string, mutants: readonly Numbered[]): string => {
  const insertions = mutants
    .flatMap((mutant) => insertionsOf(mutant, source))
    .toSorted((a, b) => a.at - b.at || a.order - b.order);
  const cuts = insertions.map(({ at, text }, index) => text + source.slice(at, insertions[index + 1]?.at));
  return source.slice(0, insertions[0]?.at) + cuts.join('');
};
