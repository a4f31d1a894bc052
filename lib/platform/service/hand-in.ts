import type { Line } from '../../api/exchange.ts';
import { toAddress } from '../../api/request.ts';
import { findSiteOf, type Site, type SitesAnswer, type SitesFault, toFrontPage } from '../../api/sites.ts';
import type { SitesClient } from '../../api/sites-client.ts';
import type { Report } from '../../model.ts';
import { isPublicHost } from '../../parse/url/host-name.ts';
import { withoutQuery } from '../../session/without-query.ts';
import type { HandInPlan, HandInStep } from '../messages.ts';
import { handedInSlot, noteHandedIn } from '../storage/handed-in.ts';
import { listScans, type Stored } from '../storage/history.ts';
import { createNoting } from '../storage/recent.ts';
import { mayHandInto } from './access.ts';
import {
  findSitesObstacle,
  findSitesService,
  openSitesClient,
  recordSitesFault,
  type SitesService,
} from './sites-service.ts';

/** Reports in one request and their bytes; milliseconds for the requests of one step. */
const MAX = { reports: 20, bytes: 4_000_000 };
const TIMEOUT = 60_000;

/** A stored report that may be sent to a service. */
interface Ready {
  readonly report: Report;
  /** The page's address, without anything after its path. */
  readonly page: URL;
}

/**
 * Leaves out reports from files, whose origin is unknown; reports of one pillar, which have no total; and names that
 * are not public.
 */
const toReady = ({ report, imported }: Stored): Ready | null => {
  if (report === null || imported === true || report.target.pillar !== null) return null;
  const page = toAddress(report.target.url);
  return page !== null && isPublicHost(page.hostname) ? { report, page } : null;
};

/** What the history stores, and which of it a service does not have yet. */
const listPending = async ({ key }: SitesService) => {
  const [{ scans }, handedIn] = await Promise.all([listScans(), handedInSlot.get()]);
  const there = new Set(handedIn[key]?.scans);
  const ready = scans.flatMap((scan) => toReady(scan) ?? []);
  return {
    doneAt: handedIn[key]?.at ?? null,
    stored: new Set(scans.map(({ id }) => id)),
    leftOut: scans.filter(({ report }) => report !== null).length - ready.length,
    pending: ready.filter(({ report }) => !there.has(report.id)),
  };
};

/** What handing in would send, as far as known without a request; null when no service may be called. */
export const planHandIn = async (): Promise<HandInPlan | null> => {
  const sitesApi = await findSitesService();
  if (sitesApi === null) return null;
  const { pending, leftOut, doneAt } = await listPending(sitesApi);
  return { reports: pending.length, sites: new Set(pending.map(({ page }) => page.host)).size, leftOut, doneAt };
};

/** The reports of one request, as JSON: those of one host, as many as fit; the first one even if it is too large by itself. */
const takeSlice = (pending: readonly Ready[]) => {
  const [first] = pending;
  const slice: { readonly one: Ready; readonly json: string; readonly bytes: number }[] = [];
  let room = MAX.bytes;
  for (const one of pending.filter(({ page }) => page.host === first?.page.host).slice(0, MAX.reports)) {
    const json = JSON.stringify(withoutQuery(one.report, one.report.target.url));
    const bytes = new TextEncoder().encode(json).byteLength;
    if (slice.length > 0 && bytes > room) break;
    slice.push({ one, json, bytes });
    room -= bytes + 1;
  }
  return slice;
};

/** The team's site that a report belongs to; adds it if there is none. */
const findOrAddSite = async (client: SitesClient, page: URL): Promise<SitesAnswer<Site>> => {
  const found = await client.find(toFrontPage(page));
  if (!found.ok) return found;
  const site = findSiteOf(page, found.value);
  if (site !== null) return { ok: true, value: site };
  const added = await client.add(toFrontPage(page));
  // A site of another host is not the requested one: no report of this page is sent there.
  if (added.ok && findSiteOf(page, [added.value]) === null) return { ok: false, why: 'unfit', retryAfter: null };
  return added;
};

/** Faults of these reports or their site, not of the service: the other reports can still be sent. */
const OF_THESE: readonly SitesFault[] = ['badRequest', 'conflict', 'tooLarge', 'notFound'];

const toStopped = (why: SitesFault): HandInStep => ({ ok: false, why, retryAfter: null });

type Slice = ReturnType<typeof takeSlice>;

/** The outcome of a slice, and which of its scans the service has now. */
interface Sent {
  readonly step: HandInStep;
  readonly there: readonly string[];
}

const listScanIds = (slice: Slice): readonly string[] => slice.map(({ one }) => one.report.id);

/** Refuses all reports of a slice for the same reason. */
const refuseAll = (slice: Slice, why: string): Sent => {
  const refused = slice.map(({ one }) => ({ host: one.page.host, why }));
  return { step: { ok: true, scans: listScanIds(slice), added: 0, known: 0, refused }, there: [] };
};

const send = async (client: SitesClient, slice: Slice, page: URL): Promise<Sent> => {
  if (slice.some(({ bytes }) => bytes > MAX.bytes)) return refuseAll(slice, 'tooLarge');
  const site = await findOrAddSite(client, page);
  const answer = site.ok
    ? await client.handIn(
        site.value.id,
        slice.map(({ json }) => json),
      )
    : site;
  if (!answer.ok) return OF_THESE.includes(answer.why) ? refuseAll(slice, answer.why) : { step: answer, there: [] };
  const scans = listScanIds(slice);
  const { added, known } = answer.value;
  const refused = answer.value.refused.filter(({ index }) => scans[index] !== undefined);
  // More than were sent: whatever this answer means, it is not about these reports.
  if (added + known + refused.length > scans.length) return { step: toStopped('unfit'), there: [] };
  const not = new Set(refused.map(({ index }) => scans[index]));
  return {
    step: { ok: true, scans, added, known, refused: refused.map(({ message }) => ({ host: page.host, why: message })) },
    there: scans.filter((scan) => !not.has(scan)),
  };
};

/** There is no ledger outside a scan; the user who pressed the button sees what is sent where. */
const createLine = (): Pick<Line, 'open' | 'end'> => ({
  open: createNoting(() => () => {}),
  end: AbortSignal.timeout(TIMEOUT),
});

/**
 * Hands in the next reports, those of one site in one request; adds the site if the team has none of that host.
 * Remembers what was received, so that an interrupted run continues where it stopped. `tried`: the scans that this run
 * covered before.
 */
export const handInNext = async (tried: readonly string[]): Promise<HandInStep> => {
  const sitesApi = await findSitesService();
  if (sitesApi === null) return toStopped('noKey');
  const hindrance = await findSitesObstacle(sitesApi.base);
  if (hindrance !== null) return toStopped(hindrance);
  if (!(await mayHandInto(sitesApi.base))) return toStopped('noAccess');
  const client = await openSitesClient(sitesApi.base, createLine());
  if (client === null) return toStopped('noKey');

  const { pending, stored } = await listPending(sitesApi);
  const before = new Set(tried);
  const slice = takeSlice(pending.filter(({ report }) => !before.has(report.id)));
  const page = (slice.find(({ one }) => one.page.protocol === 'https:') ?? slice[0])?.one.page;
  if (page === undefined) return { ok: true, scans: [], added: 0, known: 0, refused: [] };
  const { step, there } = await send(client, slice, page);
  // A key that may not hand in may still read.
  if (!step.ok && step.why !== 'forbidden') await recordSitesFault(sitesApi, step.why);
  if (there.length > 0) await noteHandedIn(sitesApi.key, { scans: there, stored, now: Date.now() });
  return step;
};
