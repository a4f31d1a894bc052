import type { AxeRule } from '../../facts/axe.ts';
import type { Framing } from './frame-position.ts';
import type { Sorting } from './lean.ts';
import type { Pace } from './runner/pace.ts';

/** One run of the engine under way. */
export interface Run {
  readonly doc: Document;
  /** The frame that the document lies in; null for the page itself. */
  readonly frame: Framing | null;
  progress(done: number, of: number): void;
  /** Ms after which no rule starts, which may change meanwhile; what was found until then counts. */
  limit(): number;
  readonly pace: Pace;
  readonly sorting: Sorting;
}

/** What its rules found. */
export interface Findings {
  readonly elements: number;
  readonly rules: readonly AxeRule[];
}
