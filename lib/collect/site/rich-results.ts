import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { findRichResultFaults } from '../../parse/structured-data/rich-result-faults.ts';
import type { Reach } from '../network/reach.ts';

/** At most these are kept; no page gets a longer list. */
const MAX = 100;

/** Asked here and not by the check, because the validator answers later and checks answer at once. */
export const collectRichResults = async (_target: Target, reach: Reach): Promise<Facts['richResults']> => {
  const { structuredData } = await reach.page();
  const faults = await findRichResultFaults(structuredData);
  return faults.slice(0, MAX);
};
