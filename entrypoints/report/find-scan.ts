import { listStates } from '../../lib/platform/scan/states.ts';
import { findLatest, type Stored, scanById } from '../../lib/platform/storage/history.ts';
import { readHeldReport } from '../../lib/platform/storage/session-report.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import { withoutQuery } from '../../lib/session/without-query.ts';
import type { ScanState } from '../../lib/state.ts';

/** A scan as it can be shown: what history keeps, and what the running browser session still knows of it. */
export interface Found {
  readonly stored: Stored;
  readonly state: ScanState | null;
}

/**
 * What the session still has of a scan that history does not keep, with as much of its address as history would; its
 * ledger may have grown by a service's answer.
 */
const findInSession = async (state: ScanState | undefined): Promise<Stored | undefined> => {
  if (!state?.result) return undefined;
  const { id, tabId, tier, result, ledger, service = null } = state;
  const held = tier === 'partner' ? await readHeldReport(tabId, id) : null;
  const { fullUrl } = await settingsSlot.get();
  const finishedAt = state.finishedAt ?? state.startedAt;
  const report = held && { ...held, ledger };
  const scan: Stored = { id, domain: result.domain, finishedAt, result, report, service };
  return fullUrl ? scan : withoutQuery(scan, state.url);
};

/** What history has of it; nothing where it cannot be read, as in a private window of Firefox. */
const findInHistory = (domain: string, id: string): Promise<Stored | undefined> =>
  (id === '' ? findLatest(domain) : scanById(id)).catch(() => undefined);

/** The scan with this id, else the latest of the domain; one that is not kept lives in the session alone. */
export const findScan = async (domain: string, id: string): Promise<Found | null> => {
  const states = await listStates();
  const stored =
    (await findInHistory(domain, id)) ??
    (await findInSession(states.find((state) => (id === '' ? state.host === domain : state.id === id))));
  if (stored === undefined) return null;
  return { stored, state: states.find((state) => state.id === stored.id) ?? null };
};
