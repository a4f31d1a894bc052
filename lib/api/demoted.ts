import type { PillarState, ScanState } from '../state.ts';
import type { ResultLimit, ScanResult } from './result.ts';
import { RATE_LIMIT } from './tier.ts';

type Group = PillarState['unseen'][number];

/** Keeps only the names of our own errors, each once. */
const keepFaultNames = ({ faults, ...group }: Group): Group => {
  const names = [...new Set(faults?.map(({ error }) => error))];
  return faults === undefined ? group : { ...group, faults: names.map((error) => ({ error })) };
};

/** A pillar's state without any data of a single check. */
export const withoutChecks = ({ checks, limitedBy, ...shown }: PillarState): PillarState => ({
  ...shown,
  unseen: shown.unseen.map(keepFaultNames),
});

/** A scan result on the public tier: its eight fields, without checks. */
export const toPublicResult = ({ ok, domain, overall_score, grade_label, ...result }: ScanResult): ScanResult => ({
  ok,
  domain,
  overall_score,
  grade_label,
  ...(result.not_gradable && { not_gradable: result.not_gradable }),
  pillars: result.pillars.map(({ id, name, score }) => ({ id, name, score })),
  scan_url: result.scan_url,
  api_tier: 'public',
  rate_limit: RATE_LIMIT.public,
});

/** What limits a total, without the check that causes it. */
export const toPublicLimit = (limit: ResultLimit): ResultLimit => {
  if (limit.by === 'lowest' || limit.by === 'without' || limit.by === 'maintenance') return limit;
  const { check, reason, ...shown } = limit;
  return shown;
};

/** Reduces the state of a scan that began on the partner tier to the public tier: without any data of a single check. */
export const toPublicState = (state: ScanState): ScanState => ({
  ...state,
  tier: 'public',
  first: null,
  pillars: state.pillars.map(withoutChecks),
  ...(state.limit ? { limit: toPublicLimit(state.limit) } : {}),
  result: state.result === null ? null : toPublicResult(state.result),
});
