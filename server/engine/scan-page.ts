import { createReach } from '../../lib/collect/network/create-reach.ts';
import { NotObservable } from '../../lib/collect/network/reach.ts';
import { NO_CACHE, type ResponseCache } from '../../lib/collect/network/response-cache.ts';
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

/** Result of a scan, on the partner tier: others may see less of it (`lib/api/demoted.ts`). */
export interface ScannedPage {
  readonly session: Session;
  /** The scan in the form in which it is stored: result and report. */
  readonly stored: Stored;
  /** Facts about the whole site, as plain data: the scan of another of its pages reuses them (`ScanRequest.known`). */
  readonly siteWide: Partial<Evidence>;
  /** Addresses of its pages; null if they were not requested. */
  readonly addresses: SiteAddresses | null;
}

/** What one look at a page requires. */
export interface ScanPageOptions {
  readonly id: string;
  readonly request: ScanRequest;
  readonly settings: EngineSettings;
  readonly visit: Visit;
  readonly cache: Pick<ScanHost, 'recall' | 'keep'>;
  /** `performance.now()` when it began, including the loading of its page. */
  readonly began: number;
  /** The same moment in milliseconds since 1970. */
  readonly at: number;
  /** Called, once there is something to judge, with a function that ends the look with what is judged by then (`endCutShort`). */
  readonly onLive?: (cutShort: () => Promise<ScannedPage | null>) => void;
}

const HTML = ['text/html', 'application/xhtml+xml'];
/** Milliseconds that a page may take to report its type. */
const TIMEOUT = 5_000;

/** Opens the worlds of the page; null if it does not respond. Throws `ScanFailure` if it is not a page. */
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

/** The scan host of this look. */
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

const createScanContext = (
  scanHost: ScanHost,
  { began, request }: ScanPageOptions,
  memory: ResponseCache,
): ScanContext => ({
  scanHost,
  clock: {
    now: () => Date.now(),
    after: (ms) => AbortSignal.timeout(computeTimeLeft(performance.now() - began, ms)),
  },
  memory,
  onRequestLogged: async () => {},
  onEvent: async (event, now) => tryOrElse('who listens to a scan', undefined, () => request.onEvent?.(event, now)),
});

/** Adds contacts that were made ahead in vain to a session. */
const finishSession = (session: Session, { visit }: ScanPageOptions): Session => {
  const { state } = session;
  const ledger = [...visit.prefetch.inVain(), ...state.ledger].toSorted((one, other) => one.at - other.at);
  return { ...session, state: { ...state, ledger } };
};

/** Milliseconds that collecting addresses may take, once the page has been examined. */
const FOR_ADDRESSES = 5_000;

/** Collects addresses of the site's pages, based on a scan that ended; its ledger lists the requests for them. */
const collectAddresses = (
  { plan, context, ledger, session }: LiveScan,
  memory: ResponseCache,
): Promise<SiteAddresses | null> => {
  const { target, resolver, cancel } = plan;
  const end = AbortSignal.any([cancel, context.clock.after(FOR_ADDRESSES)]);
  const reach = createReach({ target, resolver, scanHost: context.scanHost, memory, ledger, end });
  return tryOrElseLater('the addresses of a site', null, () => collectSiteAddresses(session().facts, target, reach));
};

/** Stores the result of a scan, in the one place from which it is handed on. */
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
    // The requester gets its result; the store decides which scan represents a domain (home-page.ts).
    keepsAway: true,
    maker: { version: settings.version, browser: 'chromium' },
  } as const;
  const keep = (session: Session, platforms: readonly string[]) =>
    storeResult({ ...ended, platforms }, finishSession(session, options), store);
  return { result, keep };
};

/** What is to be scanned, and which of its facts are known already. */
const createPlan = ({ id, request, settings }: ScanPageOptions, target: Target, known: Partial<Evidence>): Plan => ({
  id,
  target,
  tier: 'partner',
  access: { site: true, seesRedirects: true },
  past: { known, rows: [], service: null },
  resolver: settings.resolver,
  cancel: request.cancel ?? new AbortController().signal,
});

/** Adds what was there before and after the consent banner was answered, if a step did that. */
const withConsent = async (scanned: ScannedPage | null, { visit }: ScanPageOptions): Promise<ScannedPage | null> => {
  const report = scanned?.stored.report ?? null;
  const consent = await visit.consent();
  if (scanned === null || report === null || consent === null) return scanned;
  return { ...scanned, stored: { ...scanned.stored, report: { ...report, extras: { ...report.extras, consent } } } };
};

/** Adds other views of the page, if they were requested. */
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

/** Examines and judges the page of a visit. Throws `ScanFailure`. */
export const scanPage = async (options: ScanPageOptions): Promise<ScannedPage> => {
  const { request, visit, at } = options;
  const target = createTarget(getShownAddress(visit.page), request, at);
  const known = pickKnown(target, request);
  const scanHost = await createScanHost(options, target);
  visit.prefetch.end();
  const held = request.wantsAddresses === true ? createHeldAnswers() : null;
  const plan = createPlan(options, target, known);
  const live = openScan(plan, createScanContext(scanHost, options, held?.during ?? NO_CACHE));
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
