import { requestViews, toViewResults } from '../../api/views.ts';
import type { Report } from '../../model.ts';
import { getServiceHost } from '../../view/service.ts';
import type { Protocol, ViewsStored } from '../messages.ts';
import { fetchService } from '../scan/browser-host.ts';
import { updateScan } from '../storage/history.ts';
import { findKey } from '../storage/secret.ts';
import { readHeldReport, storeHeldReport } from '../storage/session-report.ts';
import { createLaterContacts } from './later-contacts.ts';
import { createSiteQuery, type SiteQuery } from './site-here.ts';
import { findSitesObstacle } from './sites-service.ts';
import { withTabLock } from './tab-lock.ts';

/** Milliseconds for the service's scan: its queue, and twenty seconds for the scan itself. */
const TIMEOUT = 90_000;

/** Changes the report of a scan wherever it is stored. */
const updateReport = async ({ state }: SiteQuery, change: (report: Report) => Report): Promise<void> => {
  const held = await readHeldReport(state.tabId, state.id);
  if (held !== null) await storeHeldReport(state.tabId, change(held));
  await updateScan(state.id, (scan) => ({ ...scan, report: scan.report && change(scan.report) })).catch(() => {});
};

const toRefused = (why: Extract<ViewsStored, { readonly ok: false }>['why']): ViewsStored => ({
  ok: false,
  why,
  retryAfter: null,
});

/** Sends the request with the key that is bound to the service; its contacts go into the scan's ledger. */
const requestAndStoreViews = async (
  query: SiteQuery,
  language: Protocol['viewsHere']['ask']['language'],
): Promise<ViewsStored> => {
  const { state, base, page } = query;
  const secret = await findKey(base);
  if (secret === null) return toRefused('noKey');
  const contacts = createLaterContacts(state);
  const line = {
    ...contacts,
    send: fetchService,
    key: () => secret.reveal(),
    end: AbortSignal.timeout(TIMEOUT),
    now: () => performance.now(),
  };
  const answer = await requestViews(base, { url: page.href, language }, line).finally(() => contacts.end());
  if (!answer.ok) return answer;
  await updateReport(query, (report) => ({
    ...report,
    extras: { ...report.extras, views: toViewResults(report, answer.value), viewsBy: getServiceHost(base) },
  }));
  return { ok: true };
};

/**
 * Has the service load the page of a tab's scan as a phone and in the dark scheme, and stores the differences in the
 * scan's report.
 */
export const loadViewsHere = ({ tabId, language }: Protocol['viewsHere']['ask']): Promise<ViewsStored> =>
  withTabLock(tabId, async () => {
    const query = await createSiteQuery(tabId);
    if (query === null) return toRefused('interrupted');
    const why = await findSitesObstacle(query.base);
    return why === null ? requestAndStoreViews(query, language) : toRefused(why);
  });
