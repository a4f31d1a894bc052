import type { LedgerEntry } from '../../model.ts';

type NewEntry = Pick<LedgerEntry, 'host' | 'path' | 'purpose'> & Partial<Pick<LedgerEntry, 'method' | 'inPage'>>;
type ContactOutcome = Pick<LedgerEntry, 'bytes' | 'status' | 'byBrowser' | 'followed' | 'notSent'>;

/** Records every contact of one scan before it is made. */
export interface Ledger {
  /** Records a contact (a GET by default); returns a function that sets its outcome and may be called again when that changes. */
  open(contact: NewEntry): (ended: ContactOutcome) => void;
  /** Resolves when all contacts opened so far are stored. */
  written(): Promise<unknown>;
  rows(): readonly LedgerEntry[];
}

/** The state a ledger resumes from when an earlier service worker started it, and the callback for every new or changed row. */
export interface LedgerOptions {
  readonly rows?: readonly LedgerEntry[];
  /** Milliseconds since the scan's start. */
  readonly after?: number;
  readonly onRequestLogged?: (row: LedgerEntry, index: number) => Promise<unknown>;
}

/** Opens a ledger; `now` returns ms on a monotonic clock. */
export const openLedger = (
  now: () => number,
  { rows: earlier = [], after = 0, onRequestLogged = async () => {} }: LedgerOptions = {},
): Ledger => {
  const start = now() - after;
  const rows: LedgerEntry[] = [...earlier];
  let opened: Promise<unknown> = Promise.resolve();
  const write = (row: LedgerEntry, index: number): Promise<unknown> => {
    rows[index] = row;
    return onRequestLogged(row, index);
  };
  return {
    open(contact) {
      const at = Math.round(now() - start);
      const row: LedgerEntry = { at, method: 'GET', ...contact, ms: null, bytes: null, status: null };
      const index = rows.length;
      opened = write(row, index);
      let ms: number | null = null;
      return (ended) => {
        ms ??= Math.round(now() - start) - at;
        void write({ ...row, ...ended, ms }, index);
      };
    },
    written: () => opened,
    rows: () => rows.map((row) => ({ ...row })),
  };
};
