import type { Entry, Where } from './entry.ts';
import { FETCH_POLICY } from './policy-proofs.ts';
import { ROWS_01_21 } from './rows-01-21.ts';
import { ROWS_22_43 } from './rows-22-43.ts';
import { THREATS } from './threat-proofs.ts';

/** The 43 faults and bad inputs, in order. */
export const FAULTS: readonly Entry[] = [...ROWS_01_21, ...ROWS_22_43];

/** Everything that has to be accounted for. */
export const MATRIX: readonly Entry[] = [...FAULTS, ...THREATS, ...FETCH_POLICY];

/** Where an entry has to be proven and is not. A real browser proves more than plain values do. */
export const lackingOf = ({ asks, proofs }: Entry): readonly Where[] =>
  asks.filter((where) => !proofs.some((proof) => proof.where === where) && !(where === 'unit' && proofs.length > 0));
