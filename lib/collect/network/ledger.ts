import type { Contact } from '../../model.ts';

type NewContact = Pick<Contact, 'host' | 'path' | 'purpose'> & Partial<Pick<Contact, 'method' | 'inPage'>>;
type Ended = Pick<Contact, 'bytes' | 'status' | 'byBrowser' | 'followed' | 'notSent'>;

/** Every contact of one scan, written down before it is made. */
export interface Ledger {
  /** Writes a contact down, a GET unless it says otherwise; returns how to tell what came of it, and what became of that. */
  open(contact: NewContact): (ended: Ended) => void;
  /** Resolves when what was opened until now is written down for good. */
  written(): Promise<unknown>;
  rows(): readonly Contact[];
}

/** A ledger that another background began, and who is told of every row that is written or changed. */
export interface Going {
  readonly rows?: readonly Contact[];
  /** Ms since the scan's start. */
  readonly after?: number;
  readonly wrote?: (row: Contact, index: number) => Promise<unknown>;
}

/** `now` gives ms on a monotonic clock. */
export const openLedger = (
  now: () => number,
  { rows: earlier = [], after = 0, wrote = async () => {} }: Going = {},
): Ledger => {
  const start = now() - after;
  const rows: Contact[] = [...earlier];
  let opened: Promise<unknown> = Promise.resolve();
  const write = (row: Contact, index: number): Promise<unknown> => {
    rows[index] = row;
    return wrote(row, index);
  };
  return {
    open(contact) {
      const at = Math.round(now() - start);
      const row: Contact = { at, method: 'GET', ...contact, ms: null, bytes: null, status: null };
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
