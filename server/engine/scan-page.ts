import { createReach } from '../../lib/collect/network/create-reach.ts';
import { type Memory, NO_MEMORY } from '../../lib/collect/network/memory.ts';
import { NotObservable } from '../../lib/collect/network/reach.ts';
import type { ScanHost } from '../../lib/collect/network/scan-host.ts';
import type { Evidence } from '../../lib/evidence.ts';
import { tryOrElse, tryOrElseLater } from '../../lib/fault.ts';
import type { Target } from '../../lib/model.ts';
import { endCutShort } from '../../lib/session/cut-short.ts';
import { type LiveScan, openScan } from '../../lib/session/live-scan.ts';
import type { Plan, ScanContext } from '../../lib/session/plan.ts';
import type { Session } from '../../lib/session/reduce.ts';
import { type Stored, storeResult } from '../../lib/session/remember.ts';
import type { Presenter } from '../../lib/session/result.ts';
import { runScan } from '../../lib/session/run.ts';
import { commonWords } from '../../lib/words/common.ts';
import { limitOf, sayFinding, sayLimit } from '../../lib/words/say.ts';
import { openWorlds, type Worlds } from './browser/isolated-world.ts';
import { loadPageScripts } from './browser/page-scripts.ts';
import { runViews } from './browser/views.ts';
import { getShownAddress, type Visit } from './browser/visit.ts';
import { readBrowsing } from './browsing.ts';
import { createTarget, pickKnown } from './network/known.ts';
import { collectSiteAddresses, createHeldAnswers, type SiteAddresses } from './network/site-addresses.ts';
import { ScanFailure } from './scan-failure.ts';
import type { ScanRequest } from './scan-request.ts';
import { createServerScanHost } from './server-host.ts';
import { computeTimeLeft, type EngineSettings } from './settings.ts';
import { collectSiteWideFacts } from './site-facts.ts';

/** What a scan came to, on the partner tier: what others may see of it is less (`lib/api/demoted.ts`). */
export interface ScannedPage {
  readonly session: Session;
  /** The scan as it is kept: result and report. */
  readonly stored: Stored;
  /** What was seen of the whole site, as plain data: the scan of another page of it takes it over (`ScanRequest.known`). */
  readonly siteWide: Partial<Evidence>;
  /** Addresses of its pages; null where none were wanted. */
  readonly addresses: SiteAddresses | null;
}

/** What one look at a page needs. */
export interface ScanPageOptions {
  readonly id: string;
  readonly request: ScanRequest;
  readonly settings: EngineSettings;
  readonly visit: Visit;
  readonly cache: Pick<ScanHost, 'recall' | 'keep'>;
  /** `performance.now()` of its beginning, the loading of its page included. */
  readonly began: number;
  /** The same moment in ms since 1970. */
  readonly at: number;
  /** Hears, once there is something to judge, how to end the look with what is judged by then (`endCutShort`). */
  readonly onLive?: (cutShort: () => Promise<ScannedPage | null>) => void;
}

const HTML = ['text/html', 'application/xhtml+xml'];
/** Ms that a page may take to say what it is. */
const TIMEOUT = 5_000;

/** The worlds of the page; null where it does not answer. Throws `ScanFailure` where it is no page. */
const openPageWorlds = async ({ page }: Visit): Promise<Worlds | null> => {
  try {
    const worlds = await openWorlds(page);
    const type = await worlds.top.run('document.contentType', TIMEOUT);
    if (!HTML.includes(String(type)))
      throw new ScanFailure('unsupported_page', String(type), { reason: 'notPage', detail: String(type) });
    return worlds;
  } catch (error) {
    if (error instanceof NotObservable && error.why === 'timeout') return null;
    throw error;
  }
};

const createPresenter = ({ locale = 'nl', scanUrl }: ScanRequest, { url, host }: Session['state']): Presenter => ({
  say: (finding) => sayFinding(finding, locale),
  sayInResult: (finding) => sayFinding(finding, locale),
  toShownLimit: (limited) => limitOf(limited, locale),
  sayLimitInResult: (limited) => sayLimit(limited, locale),
  names: commonWords[locale].pillars,
  scanUrl: scanUrl?.(host) ?? url,
});

/** What this look sees with. */
const createScanHost = async (
  { visit, cache }: Pick<ScanPageOptions, 'visit' | 'cache'>,
  target: Target,
): Promise<ScanHost> => {
  const scripts = await loadPageScripts();
  const worlds = await openPageWorlds(visit);
  const start = performance.now();
  const openBeside = async () => (await openWorlds(await visit.page.browserContext().newPage())).top;
  const page = worlds && { worlds, scripts, beside: openBeside, elapsed: () => performance.now() - start };
  return createServerScanHost({ target, page, network: { ...visit.network, ask: visit.prefetch.ask }, cache });
};

const createScanContext = (scanHost: ScanHost, { began, request }: ScanPageOptions, memory: Memory): ScanContext => ({
  scanHost,
  clock: {
    now: () => Date.now(),
    after: (ms) => AbortSignal.timeout(computeTimeLeft(performance.now() - began, ms)),
  },
  memory,
  onRequestLogged: async () => {},
  onEvent: async (event, now) => tryOrElse('who listens to a scan', undefined, () => request.onEvent?.(event, now)),
});

/** A session with what was asked ahead in vain among its contacts. */
const finishSession = (session: Session, { visit }: ScanPageOptions): Session => {
  const { state } = session;
  const ledger = [...visit.prefetch.inVain(), ...state.ledger].toSorted((one, other) => one.at - other.at);
  return { ...session, state: { ...state, ledger } };
};

/** Ms that addresses may take, once the page is looked at. */
const FOR_ADDRESSES = 5_000;

/** Addresses of the site's pages, by what a scan that ended saw; what is asked for them stands in its ledger. */
const collectAddresses = (
  { plan, context, ledger, session }: LiveScan,
  memory: Memory,
): Promise<SiteAddresses | null> => {
  const { target, resolver, cancel } = plan;
  const end = AbortSignal.any([cancel, context.clock.after(FOR_ADDRESSES)]);
  const reach = createReach({ target, resolver, scanHost: context.scanHost, memory, ledger, end });
  return tryOrElseLater('the addresses of a site', null, () => collectSiteAddresses(session().facts, target, reach));
};

/** Keeps what a scan came to, in the one place from which it is handed on. */
const createKeeper = (options: ScanPageOptions, target: Target) => {
  const { id, settings, request } = options;
  const result: { stored?: Stored } = {};
  const browsing = readBrowsing(request.browsing, request.before?.steps);
  const ended = { id, target, settings: { keepHistory: true, fullUrl: true }, isPrivate: false, browsing };
  const store = {
    keep: async (scan: Stored) => {
      result.stored = scan;
      return true;
    },
    hold: async () => {},
    // Who asked gets its result; which scan is a domain's the store decides (home-page.ts).
    keepsAway: true,
    maker: { version: settings.version, browser: 'chromium' },
  } as const;
  const keep = (session: Session, platforms: readonly string[]) =>
    storeResult({ ...ended, platforms }, finishSession(session, options), store);
  return { result, keep };
};

/** What is to be scanned, of which these facts are known. */
const createPlan = ({ id, request, settings }: ScanPageOptions, target: Target, known: Partial<Evidence>): Plan => ({
  id,
  target,
  tier: 'partner',
  access: { site: true, seesRedirects: true },
  past: { known, rows: [], service: null },
  resolver: settings.resolver,
  cancel: request.cancel ?? new AbortController().signal,
});

/** The same look with what was there before and after the consent banner was answered, where a step did that. */
const withConsent = async (scanned: ScannedPage | null, { visit }: ScanPageOptions): Promise<ScannedPage | null> => {
  const report = scanned?.stored.report ?? null;
  const consent = await visit.consent();
  if (scanned === null || report === null || consent === null) return scanned;
  return { ...scanned, stored: { ...scanned.stored, report: { ...report, extras: { ...report.extras, consent } } } };
};

/** The same look with what the page is in other ways, where those were asked for. */
const withViews = async (
  scanned: ScannedPage | null,
  options: ScanPageOptions,
  target: Target,
): Promise<ScannedPage | null> => {
  const { views = [], browsing = {} } = options.request;
  const report = scanned?.stored.report ?? null;
  if (scanned === null || report === null || views.length === 0) return scanned;
  const { facts } = scanned.session;
  const deps = { page: options.visit.page, target, facts, findings: report.findings, browsing };
  const results = await runViews(views, { ...deps, scanHost: () => createScanHost(options, target) });
  const stored = { ...scanned.stored, report: { ...report, extras: { ...report.extras, views: results } } };
  return { ...scanned, stored };
};

/** The page of a visit, looked at and judged. Throws `ScanFailure`. */
export const scanPage = async (options: ScanPageOptions): Promise<ScannedPage> => {
  const { request, visit, at } = options;
  const target = createTarget(getShownAddress(visit.page), request, at);
  const known = pickKnown(target, request);
  const scanHost = await createScanHost(options, target);
  visit.prefetch.end();
  const held = request.wantsAddresses === true ? createHeldAnswers() : null;
  const plan = createPlan(options, target, known);
  const live = openScan(plan, createScanContext(scanHost, options, held?.during ?? NO_MEMORY));
  const { result, keep } = createKeeper(options, target);
  const presenter = createPresenter(request, live.session().state);
  let addresses: SiteAddresses | null = null;
  const scannedAt =
    Object.keys(known).length > 0 && request.known?.scan?.seen ? request.known.scan.value.at : undefined;
  const toScannedPage = (session: Session): ScannedPage | null =>
    result.stored === undefined
      ? null
      : { session, stored: result.stored, addresses, siteWide: collectSiteWideFacts(session.facts, scannedAt) };
  options.onLive?.(async () => {
    const session = await endCutShort(live, { presenter, remember: (_, platforms) => keep(live.session(), platforms) });
    return session && toScannedPage(session);
  });
  const session = await runScan(live, {
    presenter,
    askService: async () => {},
    remember: async (_, platforms) => {
      if (held !== null) addresses = await collectAddresses(live, held.afterwards);
      return keep(live.session(), platforms);
    },
  });
  const scanned = await withViews(await withConsent(toScannedPage(session), options), options, target);
  if (scanned === null) throw new ScanFailure('internal', plan.cancel.aborted ? 'nobody waits any more' : 'no result');
  return scanned;
};
