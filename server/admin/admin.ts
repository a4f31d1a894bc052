import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { dump } from '../store/backup.ts';
import { type Issue, issueKey, type Key, listKeys, revokeKey } from '../store/keys.ts';
import type { Store } from '../store/open-store.ts';

/** What an operator does with a store, running or not. */
export interface Admin {
  /** Makes a key, whose text is told here once. */
  issue(issue: Issue): Promise<{ readonly key: string; readonly id: string }>;
  /** Every key that was ever issued, oldest first. */
  list(): Promise<readonly Key[]>;
  /** Ends a key at once; false where there is none of that id, or it had ended already. */
  revoke(id: string): Promise<boolean>;
  /** All that is kept, as the bytes of a backup. */
  backup(): Promise<Readable>;
}

/** An operator at a store of this process. */
export const adminOf = (store: Store): Admin => ({
  issue: (issue) => issueKey(store, issue, Date.now()),
  list: () => listKeys(store),
  revoke: (id) => revokeKey(store, id, Date.now()),
  backup: async () => {
    const lines = Readable.from(dump(store));
    const bytes = createGzip();
    lines.once('error', (error) => bytes.destroy(error));
    return lines.pipe(bytes);
  },
});
