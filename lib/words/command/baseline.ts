import type { Locale } from '../../model.ts';
import { baseline as en } from '../en/command/baseline.ts';
import { type BaselineWords, baseline as nl } from '../nl/command/baseline.ts';

/** Why a file is not a file of known findings. */
export type BaselineFault = keyof BaselineWords['file']['faults'];

export const baselineWords: Readonly<Record<Locale, BaselineWords>> = { nl, en };
