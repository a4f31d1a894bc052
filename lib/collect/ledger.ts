import type { Contact } from '../model.ts';

type Asked = Pick<Contact, 'host' | 'path' | 'purpose'> & Partial<Pick<Contact, 'method'>>;
type Ended = Pick<Contact, 'bytes' | 'status'>;

/** Every contact of one scan, written down before it is made. */
export interface Ledger {
  /** Writes a contact down, a GET unless it says otherwise; returns how to tell what came of it. */
  open(asked: Asked): (ended: Ended) => void;
  rows(): readonly Contact[];
}

/** A ledger that another background began, and who is told of every row that is written or changed. */
export interface Going {
  readonly rows?: readonly Contact[];
  /** Ms since the scan's start. */
  readonly after?: number;
  readonly wrote?: (row: Contact, index: number) => void;
}

/** `now` gives ms on a monotonic clock. */
export const openLedger = (
  now: () => number,
  { rows: earlier = [], after = 0, wrote = () => {} }: Going = {},
): Ledger => {
  const start = now() - after;
  const rows: Contact[] = [...earlier];
  const write = (row: Contact, index: number): void => {
    rows[index] = row;
    wrote(row, index);
  };
  return {
    open(asked) {
      const at = Math.round(now() - start);
      const row: Contact = { at, method: 'GET', ...asked, ms: null, bytes: null, status: null };
      const index = rows.length;
      write(row, index);
      return (ended) => write({ ...row, ...ended, ms: Math.round(now() - start) - at }, index);
    },
    rows: () => rows.map((row) => ({ ...row })),
  };
};
