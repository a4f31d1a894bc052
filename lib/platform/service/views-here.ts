import { requestViews, toViewResults } from '../../api/views.ts';
import type { Report } from '../../model.ts';
import { serviceHost } from '../../view/service.ts';
import type { Protocol, ViewsStored } from '../messages.ts';
import { fetchService } from '../scan/senses.ts';
import { amend } from '../storage/history.ts';
import { keyFor } from '../storage/secret.ts';
import { heldReport, holdReport } from '../storage/session-report.ts';
import { laterContacts } from './later-contacts.ts';
import { type SiteQuery, siteQueryFor } from './site-here.ts';
import { sitesHindrance } from './sites-door.ts';
import { inTurn } from './turn.ts';

/** Ms for the service's scan: its queue, and twenty seconds for the scan itself. */
const PATIENCE = 90_000;

/** Changes the report of a scan wherever it is kept. */
const changeReport = async ({ state }: SiteQuery, change: (report: Report) => Report): Promise<void> => {
  const held = await heldReport(state.tabId, state.id);
  if (held !== null) await holdReport(state.tabId, change(held));
  await amend(state.id, (scan) => ({ ...scan, report: scan.report && change(scan.report) })).catch(() => {});
};

const refused = (why: Extract<ViewsStored, { readonly ok: false }>['why']): ViewsStored => ({
  ok: false,
  why,
  retryAfter: null,
});

/** Asks with the key that is bound to the service; its contacts go into the scan's ledger. */
const ask = async (query: SiteQuery, language: Protocol['viewsHere']['ask']['language']): Promise<ViewsStored> => {
  const { state, base, page } = query;
  const secret = await keyFor(base);
  if (secret === null) return refused('noKey');
  const contacts = laterContacts(state);
  const line = {
    ...contacts,
    send: fetchService,
    key: () => secret.reveal(),
    end: AbortSignal.timeout(PATIENCE),
    now: () => performance.now(),
  };
  const answer = await requestViews(base, { url: page.href, language }, line).finally(() => contacts.end());
  if (!answer.ok) return answer;
  await changeReport(query, (report) => ({
    ...report,
    extras: { ...report.extras, views: toViewResults(report, answer.value), viewsBy: serviceHost(base) },
  }));
  return { ok: true };
};

/** Has the service look at the page of a tab's scan on a phone and in the dark, and keeps what differs in the scan's report. */
export const viewsHere = ({ tabId, language }: Protocol['viewsHere']['ask']): Promise<ViewsStored> =>
  inTurn(tabId, async () => {
    const query = await siteQueryFor(tabId);
    if (query === null) return refused('interrupted');
    const why = await sitesHindrance(query.base);
    return why === null ? ask(query, language) : refused(why);
  });
