import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { findRichResultFaults } from '../../parse/structured-data/rich-result-faults.ts';
import type { Reach } from '../network/reach.ts';

/** Maximum number of faults stored; no page has more. */
const MAX = 100;

/** Validated here and not in the check, because the validator is asynchronous and checks are synchronous. */
export const collectRichResults = async (_target: Target, reach: Reach): Promise<Facts['richResults']> => {
  const { structuredData } = await reach.page();
  const faults = await findRichResultFaults(structuredData);
  return faults.slice(0, MAX);
};
