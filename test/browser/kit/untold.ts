import type { Contact } from '../../../lib/model.ts';
import type { LoggedRequest } from '../../world/request-log.ts';

const address = ({ host, path }: Pick<LoggedRequest, 'host' | 'path'>): string => `${host}${path ?? ''}`;

/**
 * Requests that reached a proxy and that no ledger of the scans that made them tells. Of a refused tunnel the proxy knows
 * no path, so those are held against what is left over.
 */
export const untold = (log: readonly LoggedRequest[], ledgers: readonly (readonly Contact[])[]): readonly string[] => {
  const told = ledgers.flat();
  const tells = ({ host, path }: LoggedRequest, row: Contact): boolean =>
    row.host.replace(/:\d+$/, '') === host && (path === null || row.path === path);
  const byPath = log.toSorted((one, other) => Number(one.path === null) - Number(other.path === null));
  return byPath.flatMap((request) => {
    const at = told.findIndex((row) => tells(request, row));
    if (at === -1) return [address(request)];
    told.splice(at, 1);
    return [];
  });
};
