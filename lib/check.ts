import type { FactName, Facts, Seen } from './evidence.ts';
import type {
  Args,
  Blind,
  DecisiveState,
  Effort,
  ElementLocation,
  Fault,
  PageKind,
  StepKind,
  Verdict,
  Who,
} from './model.ts';

/** The conclusion of a check on this site. */
export interface Ruling<Code extends string> {
  readonly code: Code;
  /** Values that the conclusion's sentence mentions. */
  readonly args?: Args;
  /** The offenders, verbatim: selectors, URLs, header lines. At most 20 are kept. */
  readonly items?: readonly string[];
  /** The location of each of them in the page, in the same order. */
  readonly places?: readonly (ElementLocation | null)[];
  /** Replaces the verdict's own credit (0-1) if the catalogue has a formula. */
  readonly credit?: number;
  /** Replaces the conclusion's own cap if the catalogue has a formula; null for no cap. */
  readonly cap?: number | null;
  /** Why a part of what it rests on was not seen, if that part could make it worse; null when it was all seen. */
  readonly partial?: Blind | null;
}

/** Converts the offenders of a conclusion to items: the text of each, and its location in the page, null for none. */
export const toPlacedItems = <T>(
  offenders: readonly T[],
  format: (one: T) => string,
  locate: (one: T) => ElementLocation | null,
): Pick<Required<Ruling<string>>, 'items' | 'places'> => ({
  items: offenders.map(format),
  places: offenders.map(locate),
});

/** A part of a fact that is needed for the conclusion was not seen. */
export interface Unseen {
  readonly unseen: Blind;
  /** The error of ours, if the reason is `fault`. */
  readonly fault?: Fault;
}
export const toUnseen = (why: Blind, fault?: Fault): Unseen =>
  fault === undefined ? { unseen: why } : { unseen: why, fault };

/** Why the first of these that was not seen is missing; null when all were seen, or those missing do not arise. */
export const findBlindness = (parts: readonly Seen<unknown>[]): Blind | null =>
  parts.flatMap((part) => (part.seen || part.why === 'notApplicable' ? [] : [part.why]))[0] ?? null;

/** A verdict, and the other effects of a conclusion. */
export type Conclusion =
  | Verdict
  | {
      readonly verdict: Verdict;
      /** The pillar's score is at most this. */
      readonly cap?: number;
      /** The total is at most this, whatever the pillar's score. */
      readonly total?: number;
      /**
       * For conclusions that are graver than their verdict shows: a danger to visitors or owner, or something that does
       * not work.
       */
      readonly step?: Extract<StepKind, 'danger' | 'broken'>;
      /** The effort of repairing this conclusion, if it differs from the check's. */
      readonly effort?: Effort;
      /** Who can repair this conclusion, if it differs from the check's. */
      readonly who?: Who;
      /** The cause by which this conclusion is repaired, if it is another check's. */
      readonly cause?: string;
      /** More can be seen of the site once it is repaired. */
      readonly opens?: true;
      /** The decisive state of the page, shown before anything else. */
      readonly state?: DecisiveState;
      /** There is nothing to grade, because this will soon be another page: there is no total then. */
      readonly ungraded?: true;
    };

/** The facts passed to a check: the needed ones as values, the helping ones each seen or not. */
type FactsFor<Need extends FactName, Help extends FactName> = Pick<Facts, Need> & {
  readonly [Name in Help]: Seen<Facts[Name]>;
};

/** One question to facts, with every conclusion it can reach. */
export interface Check<Need extends FactName, Help extends FactName, Code extends string, Id extends string = string> {
  /** Kebab-case, unique over all pillars, equal to the file's name. */
  readonly id: Id;
  /** 0-10; a check with 0 is shown but never scored. */
  readonly weight: number;
  readonly who: Who;
  /** The cause that it shares with other checks, so that one repair fixes them: `dmarc`. Absent when it shares none. */
  readonly cause?: string;
  /** Effort of a repair: 1 a setting, 2 a change (also if absent), 3 a project. */
  readonly effort?: Effort;
  /** Address of the standard, guideline or study that it is based on. */
  readonly source: string;
  /** Facts that must be seen; if one was not, the check is not judged and the finding is `unknown`. */
  readonly needs: readonly Need[];
  /** Facts that sharpen the conclusion if they were seen; `judge` decides what follows if they were not. */
  readonly helps?: readonly Help[];
  readonly verdicts: Readonly<Record<Code, Conclusion>>;
  /**
   * The table that the reassuring conclusions are based on, and the day (ms since 1970) on which the one in use was
   * last checked: once it is more than 180 days old they are unknown, `outdated`. Faults that the table shows remain
   * faults.
   */
  readonly table?: { readonly checkedAt: () => number; readonly calm: readonly NoInfer<Code>[] };
  /** Kinds of pages on which the question arises; absent when it does on all. */
  readonly kinds?: readonly PageKind[];
  /** False when the question does not arise for such a page at all; absent when it always may. */
  appliesTo?(scan: Facts['scan']): boolean;
  judge(facts: FactsFor<Need, Help>): Ruling<NoInfer<Code>> | Unseen;
}

export const defineCheck = <
  const Id extends string,
  const Need extends FactName,
  const Code extends string,
  const Help extends FactName = never,
>(
  check: Check<Need, Help, Code, Id>,
): Check<Need, Help, Code, Id> => check;

/** Any check, as the judge runs it. */
export interface AnyCheck {
  readonly id: string;
  readonly weight: number;
  readonly who: Who;
  readonly cause?: string;
  readonly effort?: Effort;
  readonly source: string;
  readonly needs: readonly FactName[];
  readonly helps?: readonly FactName[];
  readonly verdicts: Readonly<Record<string, Conclusion>>;
  readonly table?: { readonly checkedAt: () => number; readonly calm: readonly string[] };
  readonly kinds?: readonly PageKind[];
  appliesTo?(scan: Facts['scan']): boolean;
  judge(facts: never): Ruling<string> | Unseen;
}

/** The checks of one pillar, and when they apply. */
export interface PillarChecks {
  /** In display order. */
  readonly checks: readonly AnyCheck[];
  /** The weight that costs 100 points: half the summed weight, rounded to 5, until calibrated. */
  readonly budget: number;
  /** Kinds of pages on which the pillar's questions arise; absent when they do on all. */
  readonly kinds?: readonly PageKind[];
  /** Its questions are those of search engines and assistants, which cannot reach a page that is not public. */
  readonly ofPublicPages?: true;
  /** False when the pillar's questions do not arise at all: every check is then `skip`. */
  applies(scan: Facts['scan']): boolean;
}

export type CodeOf<C> = C extends { readonly verdicts: Readonly<Record<infer Code, Conclusion>> } ? Code : never;
export type FactsOf<C> = C extends { judge(facts: infer Given): unknown } ? Given : never;
