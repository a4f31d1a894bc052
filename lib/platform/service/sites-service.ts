import * as z from 'zod/mini';
import type { Line } from '../../api/exchange.ts';
import type { SitesFault } from '../../api/sites.ts';
import { createSitesClient, type SitesClient } from '../../api/sites-client.ts';
import { fetchService } from '../scan/browser-host.ts';
import { findKey, readKeyStatus } from '../storage/secret.ts';
import { createSlot, settingsSlot } from '../storage/store.ts';
import { mayReach } from './access.ts';

/** Services that have no sites, or none for this key, by `toServiceKey`: remembered as long as the browser is open. */
const withoutSitesSlot = createSlot<readonly string[]>({
  area: 'session',
  key: 'withoutSites',
  schema: z.array(z.string()),
  fallback: [],
});

/** Identifies a service's base address with a key, by the moment when that key was saved. */
const toServiceKey = (base: string, savedAt: number | null): string => `${savedAt ?? 0} ${base}`;

/** The service to ask about sites, and an identifier of its key. */
export interface SitesService {
  readonly base: string;
  readonly key: string;
}

/** The service that may be asked about sites: at contact level C, with a key bound to it that it did not refuse. */
export const findSitesService = async (): Promise<SitesService | null> => {
  const [settings, status] = await Promise.all([settingsSlot.get(), readKeyStatus()]);
  const { level, serviceBase: base } = settings;
  if (level !== 'C' || base === '' || !status.saved || status.base !== base || status.refusedAt !== null) return null;
  const key = toServiceKey(base, status.savedAt);
  return (await withoutSitesSlot.get()).includes(key) ? null : { base, key };
};

/** Faults after which asking again with this key is useless. */
const LASTING: readonly SitesFault[] = ['unsupported', 'keyRefused', 'forbidden'];

/** Remembers a fault after which asking again is useless. */
export const recordSitesFault = async ({ key }: SitesService, why: SitesFault): Promise<void> => {
  if (LASTING.includes(why)) await withoutSitesSlot.change((places) => [...new Set([...places, key])]).catch(() => {});
};

/** Why a service cannot be called at all; null when it can. */
export const findSitesObstacle = async (base: string): Promise<SitesFault | null> => {
  if (!navigator.onLine) return 'offline';
  return (await mayReach(base)) ? null : 'noAccess';
};

/** A client for the sites of a service, with the key that is bound to it; null when there is no such key any more. */
export const openSitesClient = async (
  base: string,
  line: Pick<Line, 'open' | 'written' | 'end'>,
): Promise<SitesClient | null> => {
  const secret = await findKey(base);
  if (secret === null) return null;
  return createSitesClient(base, {
    ...line,
    send: fetchService,
    key: () => secret.reveal(),
    now: () => performance.now(),
  });
};
