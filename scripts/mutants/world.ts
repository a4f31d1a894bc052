/** What a test process knows of mutants: one object on its global, made anew for every test file. */
export interface World {
  /** The one that is on; null for none. */
  active: number | null;
  /** Times that it may be asked about: more is a loop without end. */
  most: number;
  /** How often each was asked about, by its number. */
  readonly reached: Record<string, number>;
  /** Those that no test has killed yet. */
  readonly alive: Set<number>;
  /** Which test killed which. */
  readonly killed: Record<string, string>;
  /** Those that a test reached and had no time to try. */
  readonly untried: Set<number>;
  /** Ms that the tries of one test may take together; a slow test tries a few. */
  readonly timeout: number;
  /** Those that turned a test red that then stayed red without them: nothing is known of them. */
  readonly doubted: number[];
  /** Writes down what is tried next. */
  readonly log: (line: string) => void;
}
