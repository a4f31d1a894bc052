import { reasonSentence, STEP_SEPARATOR } from '../../../lib/words/served.ts';
import { ScanFailure } from '../scan-failure.ts';

/** Why a step was not taken. */
export type StepFault = 'stepNotFound' | 'stepSeveral' | 'stepDisabled' | 'stepText' | 'stepElsewhere' | 'stepFailed';

/** Characters of what a page says of itself, and names that are told. */
const MOST = 60;
const MOST_NAMES = 6;

const shown = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, MOST);

/** What is told of a step that was not taken: which, what it was about, and what is there. Never a value that was filled in. */
export interface FailedStep {
  /** From 1. */
  readonly number: number;
  readonly about: string;
  /** What the page has instead: names, or where it is. */
  readonly instead: readonly string[];
}

/** A scan that ended at a step. */
export const stepFailure = (reason: StepFault, { number, about, instead }: FailedStep): ScanFailure => {
  const there = instead.slice(0, MOST_NAMES).map((one) => (/^\d+$|:/.test(one) ? shown(one) : `“${shown(one)}”`));
  const parts = [String(number), shown(about), there.join(', ')];
  const detail = parts.join(STEP_SEPARATOR);
  return new ScanFailure('unsupported_page', reasonSentence(reason, detail, 'en'), { reason, detail });
};
