import type { PillarState, ScanState } from '../state.ts';
import type { ScanResult } from './result.ts';
import { RATE_LIMIT } from './tier.ts';

const onlyScore = ({ checks, limitedBy, ...shown }: PillarState): PillarState => shown;

/** A scan result on the public tier: its eight fields, without checks. */
export const publicResult = (result: ScanResult): ScanResult => ({
  ...result,
  pillars: result.pillars.map(({ id, name, score }) => ({ id, name, score })),
  api_tier: 'public',
  rate_limit: RATE_LIMIT.public,
});

/** A scan that began on the partner tier as the public one shows it: nothing of a single check is left. */
export const demoted = (state: ScanState): ScanState => ({
  ...state,
  tier: 'public',
  pillars: state.pillars.map(onlyScore),
  result: state.result === null ? null : publicResult(state.result),
});
