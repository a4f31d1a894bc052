import type { Tier } from '../../model.ts';
import { withoutPillars } from '../../session/begin.ts';
import type { ScanState } from '../../state.ts';

/** A state without pillars, for what cannot be scanned now. */
export const createEmptyState = (tabId: number, url: string, tier: Tier): ScanState =>
  withoutPillars({ id: crypto.randomUUID(), tabId, url, tier, at: Date.now() });
