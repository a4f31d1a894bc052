import type { Pillar } from '../model.ts';
import type { ScanState } from '../state.ts';
import { findWeakest } from './scan-state.ts';

/** A step of a scan that is announced to somebody who does not see the columns grow. */
export type Progress =
  | { readonly step: 'started' }
  | { readonly step: 'pillar'; readonly pillar: Pillar; readonly score: number | null }
  | {
      readonly step: 'done';
      readonly score: number | null;
      readonly incomplete: boolean;
      readonly limit: ScanState['limit'];
      /** Null when all are equal. */
      readonly weakest: { readonly id: Pillar; readonly score: number } | null;
    };

const isDone = (state: ScanState | null, pillar: Pillar): boolean =>
  state?.pillars.some(({ id, phase }) => id === pillar && phase === 'done') ?? false;

/** What happened between two states of one scan; `before` is null, or of another scan, at the start. */
export const compareProgress = (before: ScanState | null, after: ScanState): readonly Progress[] => {
  const earlier = before?.id === after.id ? before : null;
  if (after.phase === 'failed') return [];
  if (after.phase === 'done') {
    if (earlier?.phase === 'done') return [];
    const { overall: score, incomplete, limit, pillars } = after;
    return [{ step: 'done', score, incomplete, limit, weakest: findWeakest(pillars) }];
  }
  const finished = after.pillars
    .filter(({ id, phase }) => phase === 'done' && !isDone(earlier, id))
    .map(({ id, score }): Progress => ({ step: 'pillar', pillar: id, score }));
  return earlier === null ? [{ step: 'started' }, ...finished] : finished;
};
