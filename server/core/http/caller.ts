import { PER_HOUR } from '../../../lib/api/tier.ts';
import { v1Words } from '../../../lib/words/service/words.ts';
import type { Caller } from '../../features/scans/worker/queue.ts';
import { toHourCount } from '../../features/teams/store/key-limits.ts';
import { type Key, useKey } from '../../features/teams/store/keys.ts';
import type { Store } from '../store/open-store.ts';
import { toClient, toNetwork } from './client.ts';
import { Problem } from './problem.ts';

/** Dependencies for identifying a requester. */
export interface CallerDeps {
  readonly store: Pick<Store, 'db'>;
  /** The present, in milliseconds since 1970. */
  readonly now: () => number;
  /** Whether every scan requires a key. */
  readonly needsKey: boolean;
}

/** Returns the holder of a key, if it may scan. Throws a `Problem`. */
export const requirePartner = (known: Key | null): Caller => {
  if (known === null) throw new Problem('invalid_key', ({ badKey }) => badKey);
  // The operation has no other code for this (docs/scan-api.md); the sentence explains it.
  if (!known.scopes.includes('scan'))
    throw new Problem('invalid_key', (_, locale) => v1Words[locale].forbidden({ scope: 'scan' }));
  const mayRead = known.scopes.includes('read');
  return { ...toHourCount(known), tier: 'partner', team: known.team, mayRead };
};

/** Identifies the requester: a key's holder, else the client at an address. Throws a `Problem`. */
export const identifyCaller = async (
  { store, now, needsKey }: CallerDeps,
  { key, address }: { readonly key: string | null; readonly address: string },
): Promise<Caller> => {
  if (key === null) {
    if (needsKey) throw new Problem('invalid_key', (words) => words.needsKey);
    const client = { address: toClient(address), network: toNetwork(address) };
    return { who: `client ${client.address}`, limit: PER_HOUR.public, tier: 'public', client };
  }
  return requirePartner(await useKey(store, key, now()));
};
