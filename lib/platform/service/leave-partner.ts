import { toPublicResult } from '../../api/demoted.ts';
import { clearBadge } from '../scan/badge.ts';
import { listStates, removeTab } from '../scan/states.ts';
import { decisionsSlot } from '../storage/decisions.ts';
import { type Stored, updateAllScans } from '../storage/history.ts';
import { dropReports } from '../storage/session-report.ts';

/** What is left of a scan without its checks: date, grade and scores. */
const keepOnlyResult = (scan: Stored): Stored => ({ ...scan, result: toPublicResult(scan.result), report: null });

/**
 * Takes away what the partner tier left behind when its key goes: scans under way, results with checks, reports held in
 * memory, and their badges. The history's reports, and what was
 * decided about their findings, go too if `wipe` says so.
 */
export const removePartnerData = async (wipe: boolean, cancel: (tabId: number) => void): Promise<void> => {
  for (const { tabId, tier } of await listStates()) {
    if (tier !== 'partner') continue;
    cancel(tabId);
    await removeTab(tabId);
    await clearBadge(tabId);
  }
  await dropReports();
  if (!wipe) return;
  await updateAllScans(keepOnlyResult);
  await decisionsSlot.set({});
};
