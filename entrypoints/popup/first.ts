import { useSlot } from '../../components/shared/use-slot.ts';
import { decisionsFor } from '../../lib/decision.ts';
import { decisionsSlot } from '../../lib/platform/storage/decisions.ts';
import type { FirstStep, ScanState } from '../../lib/state.ts';

/** What to do first; nothing once something was decided about it after the scan. */
export const useFirst = (state: ScanState | null): FirstStep | null => {
  const [all] = useSlot(decisionsSlot);
  const first = state?.tier === 'partner' && state.phase === 'done' ? state.first : null;
  const isDecided = decisionsFor(all ?? {}, state?.host ?? '').some(
    ({ check, at }) => check === first?.check && at >= (state?.finishedAt ?? 0),
  );
  return isDecided ? null : (first ?? null);
};
