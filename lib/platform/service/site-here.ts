import * as z from 'zod/mini';
import { toAddress } from '../../api/request.ts';
import { findSiteOf, type Site, toFrontPage } from '../../api/sites.ts';
import { resolveSitePage, type SitesClient } from '../../api/sites-client.ts';
import { isPublicHost } from '../../parse/url/host-name.ts';
import type { ScanState } from '../../state.ts';
import { mayKnowSite } from '../../view/service.ts';
import { browser } from '../browser.ts';
import type { SiteAdded, SiteHere } from '../messages.ts';
import { isPrivate, readState } from '../scan/states.ts';
import { keepForUser } from '../storage/session-quota.ts';
import { toSiteKey } from '../storage/session-site.ts';
import { isAsking } from './ask.ts';
import { createLaterContacts } from './later-contacts.ts';
import {
  findSitesObstacle,
  findSitesService,
  openSitesClient,
  recordSitesFault,
  type SitesService,
} from './sites-service.ts';
import { withTabLock } from './tab-lock.ts';

/** Milliseconds for all requests about one site together. */
const TIMEOUT = 15_000;

/** The site to ask about, and the service. */
export interface SiteQuery extends SitesService {
  readonly state: ScanState;
  readonly page: URL;
}

/**
 * The request allowed about the site of a tab's scan; null for none: under the same conditions as the scan request, and
 * never for a private window.
 */
export const createSiteQuery = async (tabId: number): Promise<SiteQuery | null> => {
  const [state, service] = await Promise.all([readState(tabId), findSitesService()]);
  if (state === null || service === null || isAsking(tabId)) return null;
  if (state.phase === 'scanning' || !state.service || !mayKnowSite(state.service, service.base)) return null;
  const page = toAddress(state.url);
  if (page === null || !isPublicHost(page.hostname) || (await isPrivate(state))) return null;
  return { ...service, state, page };
};

/** The content is trusted, because we wrote it ourselves. */
const CachedSite = z.looseObject({ scan: z.string(), place: z.string() });

/** What the service answered about this scan's site before: it is asked once for each scan. */
const readCached = async ({ state, key: serviceKey }: SiteQuery): Promise<SiteHere | null> => {
  const key = toSiteKey(state.tabId);
  const parsed = CachedSite.safeParse((await browser.storage.session.get(key))[key]);
  const isOf = parsed.success && parsed.data.scan === state.id && parsed.data.place === serviceKey;
  return isOf ? (parsed.data['here'] as SiteHere) : null;
};

const keepHere = async ({ state, key }: SiteQuery, here: SiteHere): Promise<void> => {
  await keepForUser({ [toSiteKey(state.tabId)]: { scan: state.id, place: key, here } });
};

/** Runs `work` with a client whose contacts go into the scan's ledger. Null when the key is gone. */
const withClient = async <T>(
  { state, base }: SiteQuery,
  work: (client: SitesClient) => Promise<T>,
): Promise<T | null> => {
  const contacts = createLaterContacts(state);
  const client = await openSitesClient(base, { ...contacts, end: AbortSignal.timeout(TIMEOUT) });
  if (client === null) return null;
  try {
    return await work(client);
  } finally {
    await contacts.end();
  }
};

/** A site with its scans; null when the service does not return those. */
const readKnownSite = async (
  client: SitesClient,
  { id, domain, change }: Site,
  base: string,
): Promise<SiteHere | null> => {
  const answer = await client.scansOf(id);
  if (!answer.ok) return null;
  const scans = answer.value.map((one) => ({ id: one.scan, finishedAt: one.at, overall: one.overall_score }));
  return { kind: 'known', domain, page: resolveSitePage(base, id), change, scans };
};

const findSiteHere = async (query: SiteQuery, client: SitesClient): Promise<SiteHere | null> => {
  const front = toFrontPage(query.page);
  const found = await client.find(front);
  if (!found.ok) {
    await recordSitesFault(query, found.why);
    return null;
  }
  const site = findSiteOf(query.page, found.value);
  return site === null ? { kind: 'unknown', url: front } : readKnownSite(client, site, query.base);
};

/** What the service knows about the site of a tab's scan; null when there is nothing to show, for whatever reason. */
export const loadSiteHere = (tabId: number): Promise<SiteHere | null> =>
  withTabLock(tabId, async () => {
    const query = await createSiteQuery(tabId);
    if (query === null) return null;
    const cached = await readCached(query);
    if (cached !== null || (await findSitesObstacle(query.base)) !== null) return cached;
    const here = await withClient(query, (client) => findSiteHere(query, client));
    if (here !== null) await keepHere(query, here);
    return here;
  });

const add = async (query: SiteQuery, client: SitesClient): Promise<SiteAdded> => {
  const added = await client.add(toFrontPage(query.page));
  if (!added.ok) return added;
  const { value: site } = added;
  if (findSiteOf(query.page, [site]) === null) return { ok: false, why: 'unfit', retryAfter: null };
  const bare: SiteHere = {
    kind: 'known',
    domain: site.domain,
    page: resolveSitePage(query.base, site.id),
    change: null,
    scans: [],
  };
  return { ok: true, here: (await readKnownSite(client, site, query.base)) ?? bare };
};

/** Adds the site of a tab's scan to those of the key's team. */
export const addSite = (tabId: number): Promise<SiteAdded> =>
  withTabLock(tabId, async (): Promise<SiteAdded> => {
    const query = await createSiteQuery(tabId);
    if (query === null) return { ok: false, why: 'interrupted', retryAfter: null };
    const why = await findSitesObstacle(query.base);
    if (why !== null) return { ok: false, why, retryAfter: null };
    const added = await withClient(query, (client) => add(query, client));
    if (added === null) return { ok: false, why: 'noKey', retryAfter: null };
    if (added.ok) await keepHere(query, added.here);
    return added;
  });
