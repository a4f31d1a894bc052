import type { Line } from '../../api/exchange.ts';
import type { LedgerEntry } from '../../model.ts';
import type { ScanState } from '../../state.ts';
import { keepState, readState } from '../scan/states.ts';
import { updateScan } from '../storage/history.ts';
import { createNoting } from '../storage/recent.ts';

/** How contacts are written down that belong to a scan which has ended. */
interface LaterContacts extends Required<Pick<Line, 'open' | 'written'>> {
  /** Writes what came of them, in the report that history keeps too. */
  end(): Promise<void>;
}

/** Puts contacts behind the ledger of a tab's scan, while that is the scan that the tab shows. Not of private windows. */
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
      // A history without room keeps the scan as it was; what is on screen stands.
      await updateScan(id, (scan) => ({
        ...scan,
        report: scan.report && { ...scan.report, ledger: [...scan.report.ledger, ...rows] },
      })).catch(() => {});
    },
  };
};
