import type { Contact } from '../model.ts';

type Asked = Pick<Contact, 'host' | 'path' | 'purpose'> & Partial<Pick<Contact, 'method'>>;
type Ended = Pick<Contact, 'bytes' | 'status'>;

/** Every contact of one scan, written down before it is made. */
export interface Ledger {
  /** Writes a contact down, a GET unless it says otherwise; returns how to tell what came of it. */
  open(asked: Asked): (ended: Ended) => void;
  rows(): readonly Contact[];
}

/** `now` gives ms on a monotonic clock. */
export const openLedger = (now: () => number): Ledger => {
  const start = now();
  const rows: Contact[] = [];
  return {
    open(asked) {
      const at = Math.round(now() - start);
      const index = rows.push({ at, method: 'GET', ...asked, ms: null, bytes: null, status: null }) - 1;
      return (ended) => {
        const row = rows[index];
        if (row !== undefined) rows[index] = { ...row, ...ended, ms: Math.round(now() - start) - at };
      };
    },
    rows: () => rows.map((row) => ({ ...row })),
  };
};
