import type { Judged } from '../../scan.ts';
import { type Ended, storeResult as rememberIn } from '../../session/remember.ts';
import type { Note, ScanState } from '../../state.ts';
import { browser } from '../browser.ts';
import { keep } from '../storage/history.ts';
import { storeHeldReport } from '../storage/session-report.ts';

/**
 * Stores a scan in this browser's history, or holds its report for its tab; resolves with the reason why it is not in
 * the history, or null.
 */
export const storeScan = (ended: Ended, state: ScanState, judged: readonly Judged[]): Promise<Note | null> =>
  rememberIn(
    ended,
    { state, judged },
    {
      keep,
      hold: (report) => storeHeldReport(ended.target.tabId, report),
      maker: {
        version: browser.runtime.getManifest().version,
        browser: import.meta.env.FIREFOX ? 'firefox' : 'chromium',
      },
    },
  );
