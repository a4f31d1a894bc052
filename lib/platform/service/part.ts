import { toPublicResult } from '../../api/demoted.ts';
import type { Line } from '../../api/exchange.ts';
import { type ServicePart, toUnansweredError } from '../../api/service.ts';
import type { LedgerEntry } from '../../model.ts';
import { createSession, reduce } from '../../session/reduce.ts';
import { withoutQuery } from '../../session/without-query.ts';
import type { ScanState } from '../../state.ts';
import { isPrivate, keepState, listStates, readState } from '../scan/states.ts';
import { type Stored, updateScan } from '../storage/history.ts';
import { createNoting } from '../storage/recent.ts';
import { dropReports } from '../storage/session-report.ts';
import { settingsSlot } from '../storage/store.ts';
import { isAsking, runServicePart, stopService } from './ask.ts';
import { withTabLock } from './tab-lock.ts';

/** Returns a finished scan's state with a service's part. */
const withPart = (state: ScanState, part: ServicePart): ScanState =>
  reduce(createSession(state), { type: 'service', part }).state;

/**
 * Stores the service's part in the scan's history record; after a refused key only the public result remains there, and
 * no report anywhere.
 */
export const keepPart = async (id: string, service: ServicePart, ledger: readonly LedgerEntry[]): Promise<void> => {
  if (service.keyRefused) await dropReports(id);
  const { fullUrl } = await settingsSlot.get();
  const state = { service, ledger };
  const { service: part, ledger: rows } = fullUrl ? state : withoutQuery(state, service.url);
  const applyPart = (scan: Stored): Stored =>
    part.keyRefused
      ? { ...scan, service: part, result: toPublicResult(scan.result), report: null }
      : { ...scan, service: part, report: scan.report && { ...scan.report, ledger: rows } };
  // If the history has no room, it keeps the scan unchanged; what is on screen stays valid.
  await updateScan(id, applyPart).catch(() => {});
};

/** A ledger that continues a finished scan's. */
const continueLedger = ({
  ledger,
  startedAt,
}: ScanState): { readonly rows: LedgerEntry[]; readonly open: Line['open'] } => {
  const rows = [...ledger];
  const open: Line['open'] = (contact) => {
    const started = Date.now();
    const row: LedgerEntry = { ...contact, at: started - startedAt, ms: null, status: null, bytes: null };
    const at = rows.push(row) - 1;
    return (end) => void rows.splice(at, 1, { ...row, ...end, ms: Date.now() - started });
  };
  return { rows, open };
};

type Changed = (state: ScanState) => Promise<void>;

/** Calls the service once more, about the page of the tab's last scan. */
export const requestAgain = (tabId: number, changed: Changed): Promise<null> =>
  withTabLock(tabId, () => beginAgain(tabId, changed));

const beginAgain = async (tabId: number, changed: Changed): Promise<null> => {
  const before = await readState(tabId);
  if (before === null || before.phase === 'scanning' || isAsking(tabId)) return null;
  const { rows, open } = continueLedger(before);
  const noted = (await isPrivate(before)) ? open : createNoting(open);
  const onPart = async (service: ServicePart): Promise<void> => {
    const now = await readState(tabId);
    if (now?.id !== before.id) return stopService(tabId);
    const state = { ...withPart(now, service), ledger: [...rows] };
    await keepState(state);
    if (service.phase !== 'busy') await keepPart(state.id, service, state.ledger);
    await changed(state);
  };
  const settings = await settingsSlot.get();
  const pillar = before.pillars.length === 1 ? (before.pillars[0]?.id ?? null) : null;
  void runServicePart({
    tabId,
    url: before.url,
    pillar,
    settings,
    ledger: { open: noted },
    onPart,
    cancel: new AbortController().signal,
  });
  return null;
};

/** When the background starts, no request is in progress: a state that still says so was cut off. */
export const settleServices = async (): Promise<void> => {
  for (const state of await listStates()) {
    const { service, tabId } = state;
    if (service?.phase !== 'busy' || isAsking(tabId)) continue;
    await keepState(withPart(state, { ...service, phase: 'failed', error: toUnansweredError('interrupted') }));
  }
};
