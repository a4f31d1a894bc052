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
