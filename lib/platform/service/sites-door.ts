import * as z from 'zod/mini';
import type { Line } from '../../api/exchange.ts';
import type { SitesFault } from '../../api/sites.ts';
import { createSitesClient, type SitesClient } from '../../api/sites-client.ts';
import { fetchService } from '../scan/browser-host.ts';
import { findKey, readKeyStatus } from '../storage/secret.ts';
import { createSlot, settingsSlot } from '../storage/store.ts';
import { mayReach } from './access.ts';

/** Services that have no sites, or none for this key, by `placeOf`: known as long as the browser is open. */
const withoutSitesSlot = createSlot<readonly string[]>({
  area: 'session',
  key: 'withoutSites',
  schema: z.array(z.string()),
  fallback: [],
});

/** A service's base address with a key, which is named by the moment when it was saved. */
const toServiceKey = (base: string, savedAt: number | null): string => `${savedAt ?? 0} ${base}`;

/** Which service is asked about sites, and with which key. */
export interface SitesService {
  readonly base: string;
  readonly key: string;
}

/** The service whose sites may be asked about: at contact level C, with a key of its own that it did not refuse. */
export const findSitesService = async (): Promise<SitesService | null> => {
  const [settings, status] = await Promise.all([settingsSlot.get(), readKeyStatus()]);
  const { level, serviceBase: base } = settings;
  if (level !== 'C' || base === '' || !status.saved || status.base !== base || status.refusedAt !== null) return null;
  const key = toServiceKey(base, status.savedAt);
  return (await withoutSitesSlot.get()).includes(key) ? null : { base, key };
};

/** What tells that asking again with this key helps nobody. */
const LASTING: readonly SitesFault[] = ['unsupported', 'keyRefused', 'forbidden'];

/** Remembers of a question that found no sites whether another would. */
export const recordSitesFault = async ({ key }: SitesService, why: SitesFault): Promise<void> => {
  if (LASTING.includes(why)) await withoutSitesSlot.change((places) => [...new Set([...places, key])]).catch(() => {});
};

/** Why a service is not even asked; null when it may be. */
export const findSitesHindrance = async (base: string): Promise<SitesFault | null> => {
  if (!navigator.onLine) return 'offline';
  return (await mayReach(base)) ? null : 'noAccess';
};

/** A client for the sites of a service, with the key that is bound to it; null where there is none any more. */
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
