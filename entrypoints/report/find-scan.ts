import { listStates } from '../../lib/platform/scan/states.ts';
import { findLatest, type Stored, scanById } from '../../lib/platform/storage/history.ts';
import { readHeldReport } from '../../lib/platform/storage/session-report.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import { withoutQuery } from '../../lib/session/without-query.ts';
import type { ScanState } from '../../lib/state.ts';

/** A scan that can be shown: its record in the history, and its state in the running browser session. */
export interface Found {
  readonly stored: Stored;
  readonly state: ScanState | null;
}

/**
 * The session's data of a scan that is not in the history, with as much of its address as the history would store; its
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

/** The history's record of it; undefined when it cannot be read, as in a private window of Firefox. */
const findInHistory = (domain: string, id: string): Promise<Stored | undefined> =>
  (id === '' ? findLatest(domain) : scanById(id)).catch(() => undefined);

/** The scan with this id, else the latest of the domain; one that is not stored exists in the session only. */
export const findScan = async (domain: string, id: string): Promise<Found | null> => {
  const states = await listStates();
  const stored =
    (await findInHistory(domain, id)) ??
    (await findInSession(states.find((state) => (id === '' ? state.host === domain : state.id === id))));
  if (stored === undefined) return null;
  return { stored, state: states.find((state) => state.id === stored.id) ?? null };
};
