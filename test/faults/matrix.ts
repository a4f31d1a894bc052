import { FETCH_POLICY } from './policy-proofs.ts';
import { ROWS_01_21 } from './rows-01-21.ts';
import { ROWS_22_43 } from './rows-22-43.ts';
import { THREATS } from './threat-proofs.ts';

/** Where a test runs: on plain values, on generated ones, or in a real browser. */
export type Where = 'unit' | 'property' | 'chromium' | 'firefox';

/** A test that proves an entry. */
export interface Proof {
  readonly where: Where;
  /** From the root of the repository. */
  readonly file: string;
  /** The title of a test or of a `describe`, or its beginning, as it stands in the file. */
  readonly title: string;
}

/** One fault, threat or rule, and what proves that it is survived, met or kept. */
export interface Entry {
  /** `row 22`, `threat: …`, `policy: …`. */
  readonly id: string;
  readonly name: string;
  /** Where it has to be proven. */
  readonly asks: readonly Where[];
  readonly proofs: readonly Proof[];
  /** Why it cannot be made to happen on a test machine, and what was done instead. */
  readonly argued?: string;
  /** What of it cannot be known, by anybody who looks from an extension. */
  readonly limits?: string;
  /** The tests stand in for the event itself: how. */
  readonly simulated?: string;
}

/** The 43 faults and bad inputs, in order. */
export const FAULTS: readonly Entry[] = [...ROWS_01_21, ...ROWS_22_43];

/** Everything that has to be accounted for. */
export const MATRIX: readonly Entry[] = [...FAULTS, ...THREATS, ...FETCH_POLICY];

/** Where an entry has to be proven and is not. A real browser proves more than plain values do. */
export const lackingOf = ({ asks, proofs }: Entry): readonly Where[] =>
  asks.filter((where) => !proofs.some((proof) => proof.where === where) && !(where === 'unit' && proofs.length > 0));
