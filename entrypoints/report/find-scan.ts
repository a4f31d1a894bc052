import { latestOf, type Stored, scanById } from '../../lib/platform/history.ts';
import { allStates } from '../../lib/platform/states.ts';
import type { ScanState } from '../../lib/state.ts';

/** A scan as it can be shown: what history keeps, and what the running browser session still knows of it. */
export interface Found {
  readonly stored: Stored;
  readonly state: ScanState | null;
}

const fromSession = (state: ScanState | undefined): Stored | undefined =>
  state?.result
    ? {
        id: state.id,
        domain: state.result.domain,
        finishedAt: state.finishedAt ?? state.startedAt,
        result: state.result,
        report: null,
      }
    : undefined;

/** The scan with this id, else the latest of the domain; a private window's scan lives in the session alone. */
export const findScan = async (domain: string, id: string): Promise<Found | null> => {
  const states = await allStates();
  const stored =
    (id === '' ? await latestOf(domain) : await scanById(id)) ??
    fromSession(states.find((state) => (id === '' ? state.host === domain : state.id === id)));
  if (stored === undefined) return null;
  return { stored, state: states.find((state) => state.id === stored.id) ?? null };
};
