import type { LedgerEntry } from '../../model.ts';

type NewEntry = Pick<LedgerEntry, 'host' | 'path' | 'purpose'> & Partial<Pick<LedgerEntry, 'method' | 'inPage'>>;
type ContactOutcome = Pick<LedgerEntry, 'bytes' | 'status' | 'byBrowser' | 'followed' | 'notSent'>;

/** Every contact of one scan, written down before it is made. */
export interface Ledger {
  /** Writes a contact down, a GET unless it says otherwise; returns what to call with its outcome, as often as that changes. */
  open(contact: NewEntry): (ended: ContactOutcome) => void;
  /** Resolves when what was opened until now is written down for good. */
  written(): Promise<unknown>;
  rows(): readonly LedgerEntry[];
}

/** What a ledger goes on from, where the service worker before began it, and who is told of every row that is written or changed. */
export interface LedgerOptions {
  readonly rows?: readonly LedgerEntry[];
  /** Ms since the scan's start. */
  readonly after?: number;
  readonly onRequestLogged?: (row: LedgerEntry, index: number) => Promise<unknown>;
}

/** `now` gives ms on a monotonic clock. */
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
