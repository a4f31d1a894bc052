import type { Line } from '../../api/exchange.ts';
import type { LedgerEntry } from '../../model.ts';
import type { ScanState } from '../../state.ts';
import { keepState, readState } from '../scan/states.ts';
import { updateScan } from '../storage/history.ts';
import { createNoting } from '../storage/recent.ts';

/** Logs contacts that belong to a scan which has ended. */
interface LaterContacts extends Required<Pick<Line, 'open' | 'written'>> {
  /** Writes their outcomes, also into the report in the history. */
  end(): Promise<void>;
}

/** Appends contacts to the ledger of a tab's scan, as long as the tab shows that scan. Not used for private windows. */
export const createLaterContacts = ({ id, tabId, startedAt, ledger: before }: ScanState): LaterContacts => {
  const rows: LedgerEntry[] = [];
  const write = async (): Promise<void> => {
    const now = await readState(tabId);
    if (now?.id === id) await keepState({ ...now, ledger: [...before, ...rows] });
  };
  const open: Line['open'] = (contact) => {
    const started = Date.now();
    const row: LedgerEntry = { ...contact, at: started - startedAt, ms: null, status: null, bytes: null };
    const at = rows.push(row) - 1;
    return (ended) => void rows.splice(at, 1, { ...row, ...ended, ms: Date.now() - started });
  };
  return {
    open: createNoting(open),
    written: write,
    end: async () => {
      if (rows.length === 0) return;
      await write();
      // If the history has no room, it keeps the scan unchanged; what is on screen stays valid.
      await updateScan(id, (scan) => ({
        ...scan,
        report: scan.report && { ...scan.report, ledger: [...scan.report.ledger, ...rows] },
      })).catch(() => {});
    },
  };
};
