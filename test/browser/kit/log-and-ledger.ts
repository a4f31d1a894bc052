import type { LedgerEntry } from '../../../lib/model.ts';
import type { LoggedRequest } from '../../world/request-log.ts';

type Address = Pick<LoggedRequest, 'host' | 'path'>;

const address = ({ host, path }: Address): string => `${host}${path ?? ''}`;

const tells = (row: LedgerEntry, { host, path }: Address): boolean =>
  row.host.replace(/:\d+$/, '') === host && (path === null || row.path === path);

export interface Unequal {
  /** Requests that reached the proxy and that no ledger tells. */
  readonly untold: readonly string[];
  /** Rows of a ledger of which the proxy saw nothing, and that do not say themselves that nothing was sent. */
  readonly unsent: readonly string[];
}

/**
 * A proxy's log held against the ledgers of the scans that made its requests, one to one. Of a tunnel that led nowhere the
 * proxy knows no path, so those are held against what is left over.
 */
export const unequal = (log: readonly LoggedRequest[], ledgers: readonly (readonly LedgerEntry[])[]): Unequal => {
  const rows = ledgers.flat().filter(({ byBrowser, notSent }) => byBrowser !== true && notSent !== true);
  const byPath = log.toSorted((one, other) => Number(one.path === null) - Number(other.path === null));
  const untold = byPath.flatMap((request) => {
    const at = rows.findIndex((row) => tells(row, request));
    if (at === -1) return [address(request)];
    rows.splice(at, 1);
    return [];
  });
  return { untold, unsent: rows.map(address) };
};

/** What `unequal` gives where a ledger is the proxy's log, no more and no less. */
export const EQUAL: Unequal = { untold: [], unsent: [] };
