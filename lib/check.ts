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

/** What a check concluded. */
export interface Ruling<Code extends string> {
  readonly code: Code;
  /** Values that the conclusion's sentence mentions. */
  readonly args?: Args;
  /** The offenders, verbatim: selectors, URLs, header lines. At most 20 are kept. */
  readonly items?: readonly string[];
  /** Where each of them stands in the page, in the same order. */
  readonly places?: readonly (ElementLocation | null)[];
  /** Replaces the verdict's own credit (0-1) where the catalogue gives a formula. */
  readonly credit?: number;
  /** Replaces the conclusion's own cap where the catalogue gives a formula; null where it caps nothing. */
  readonly cap?: number | null;
}

/** The offenders of a conclusion: what is told of each, and where in the page it stands, null where nowhere. */
export const toPlacedItems = <T>(
  offenders: readonly T[],
  format: (one: T) => string,
  locate: (one: T) => ElementLocation | null,
): Pick<Required<Ruling<string>>, 'items' | 'places'> => ({
  items: offenders.map(format),
  places: offenders.map(locate),
});

/** A part of a fact that decides was not seen. */
export interface Unseen {
  readonly unseen: Blind;
  /** The error of ours, where the reason is `fault`. */
  readonly fault?: Fault;
}
export const toUnseen = (why: Blind, fault?: Fault): Unseen =>
  fault === undefined ? { unseen: why } : { unseen: why, fault };

/** A verdict, and what else a conclusion may come to. */
export type Conclusion =
  | Verdict
  | {
      readonly verdict: Verdict;
      /** The pillar's score is at most this. */
      readonly cap?: number;
      /** The total is at most this, whatever the pillar's score. */
      readonly total?: number;
      /** Where the verdict does not tell how grave it is: a danger to visitors or owner, or something that does not work. */
      readonly step?: Extract<StepKind, 'danger' | 'broken'>;
      /** What this conclusion takes to repair, where that is not what its check declares. */
      readonly effort?: Effort;
      /** Who can repair this conclusion, where that is not who repairs the others. */
      readonly who?: Who;
      /** What repairs this conclusion, where that is another check's cause and not its own. */
      readonly cause?: string;
      /** More can be seen of the site once it is repaired. */
      readonly opens?: true;
      /** What the page is by it, told before anything else. */
      readonly state?: DecisiveState;
      /** There is nothing to grade: this will be another page soon. The total then is none. */
      readonly ungraded?: true;
    };

/** The facts that a check is handed: the needed ones as they are, the helping ones each seen or not. */
type FactsFor<Need extends FactName, Help extends FactName> = Pick<Facts, Need> & {
  readonly [Name in Help]: Seen<Facts[Name]>;
};

/** One question put to facts, with every conclusion it can reach. */
export interface Check<Need extends FactName, Help extends FactName, Code extends string, Id extends string = string> {
  /** Kebab-case, unique over all pillars, equal to the file's name. */
  readonly id: Id;
  /** 0-10; 0 is shown and never scored. */
  readonly weight: number;
  readonly who: Who;
  /** What it has in common with other checks, so that one repair mends them: `dmarc`. Absent where it stands alone. */
  readonly cause?: string;
  /** What a repair takes: 1 a setting, 2 a change (also where absent), 3 a project. */
  readonly effort?: Effort;
  /** Address of the standard, guideline or study that it rests on. */
  readonly source: string;
  /** Facts that must be seen; if one was not, nobody judges and the finding is `unknown`. */
  readonly needs: readonly Need[];
  /** Facts that sharpen the conclusion when they were seen; `judge` says what follows when they were not. */
  readonly helps?: readonly Help[];
  readonly verdicts: Readonly<Record<Code, Conclusion>>;
  /**
   * The table that the reassuring conclusions rest on, and the day (ms since 1970) on which the one in use was last checked: once it
   * is more than 180 days old they are unknown, `outdated`. What a table says is wrong stays wrong.
   */
  readonly table?: { readonly checkedAt: () => number; readonly calm: readonly NoInfer<Code>[] };
  /** Kinds of pages on which the question arises; absent where it does on all. */
  readonly kinds?: readonly PageKind[];
  /** False where the question does not arise for such a page at all; absent where it always may. */
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

/** What one pillar consists of. */
export interface PillarChecks {
  /** In display order. */
  readonly checks: readonly AnyCheck[];
  /** The weight that costs 100 points: half the summed weight, rounded to 5, until calibrated. */
  readonly budget: number;
  /** Kinds of pages on which the pillar's questions arise; absent where they do on all. */
  readonly kinds?: readonly PageKind[];
  /** Its questions are those of search engines and assistants, to which a page that is not public is shut. */
  readonly ofPublicPages?: true;
  /** False where the pillar's questions do not arise at all: every check is then `skip`. */
  applies(scan: Facts['scan']): boolean;
}

export type CodeOf<C> = C extends { readonly verdicts: Readonly<Record<infer Code, Conclusion>> } ? Code : never;
export type FactsOf<C> = C extends { judge(facts: infer Given): unknown } ? Given : never;
