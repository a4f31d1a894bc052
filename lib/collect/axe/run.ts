import type { AxeRule } from '../../facts/axe.ts';
import type { Framing } from './frame-position.ts';
import type { TallyContext } from './rule-tally.ts';
import type { Pace } from './runner/pace.ts';

/** One run of the engine under way. */
export interface Run {
  readonly doc: Document;
  /** The frame that contains the document; null for the page itself. */
  readonly frame: Framing | null;
  progress(done: number, of: number): void;
  /** Milliseconds after which no further rule starts; may change meanwhile. Findings until then count. */
  limit(): number;
  readonly pace: Pace;
  readonly sorting: TallyContext;
}

/** Findings of a run's rules. */
export interface Findings {
  readonly elements: number;
  readonly rules: readonly AxeRule[];
}
