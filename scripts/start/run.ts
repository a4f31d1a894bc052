import type { ErrorCode, ScanError } from '../../lib/api/error.ts';
import { ScanResult } from '../../lib/api/result.ts';
import { listOrigins } from '../../lib/collect/network/origins.ts';
import type { Evidence } from '../../lib/evidence.ts';
import { toReportSteps } from '../../lib/export/report-model.ts';
import type { Report } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import type { ScanState } from '../../lib/state.ts';
import { listSteps } from '../../lib/view.ts';
import type { Driven } from '../../test/browser/kit/driven.ts';
import { openFirefox } from '../../test/browser/kit/firefox/session.ts';
import { enterKey } from '../../test/browser/kit/options-page.ts';
import { aimAt, readEvidence, tabIdOf, waitForScan } from '../../test/browser/kit/scan.ts';
import { openSession } from '../../test/browser/kit/session.ts';
import { readReport } from '../../test/browser/kit/stored-report.ts';
import { startWorld, type World } from '../../test/world/world.ts';
import { build, withSiteAccess } from './build.ts';
import { isReportFormat } from './formats.ts';
import type { Options } from './options.ts';
import { type Scanned, save } from './save.ts';

/** The test world's site that is as a site should be. */
const DEMO = 'https://goed.nl/';

/** A scan that ended without a result. */
export class ScanFailure extends Error {
  readonly code: ErrorCode;
  readonly retryAfter: number | undefined;

  constructor({ code, message, retry_after }: ScanError['error']) {
    super(message);
    this.code = code;
    this.retryAfter = retry_after;
  }
}

/** What was started, to be closed by the caller. */
export interface Run {
  readonly scanned: Scanned;
  readonly session: Driven;
  close(): Promise<void>;
}

/** Builds, opens the browser on the page, presses the button, waits for the grade. Throws a ScanFailure. */
export const runScan = async (options: Options, headless: boolean): Promise<Run> => {
  const url = options.url ?? DEMO;
  const extension = await build(options.browser);
  const world = options.url === null ? await startWorld() : undefined;

  let session: Driven | undefined;
  const close = async () => {
    await session?.close();
    await world?.stop();
  };
  try {
    session = await OPEN[options.browser]({ extension, headless, world, options, host: new URL(url).hostname });
    if (options.key !== null) await enterKey(session, options.key);
    const scanned = await scan(session, url, options);
    if (options.out !== null) await save(options.out, session, scanned);
    return { scanned, session, close };
  } catch (error) {
    await close();
    throw error;
  }
};

interface Opening {
  /** Folder of the built extension. */
  readonly extension: string;
  readonly headless: boolean;
  readonly world: World | undefined;
  /** Host to which access is granted, if it is requested. */
  readonly host: string;
  readonly options: Options;
}

const onlyIn = (world: World | undefined) => (world === undefined ? {} : { world });

/** Opens the browser with or without access to the site: Chromium with a build of its own, Firefox as its prompt grants it. */
const OPEN: { readonly [B in Options['browser']]: (opening: Opening) => Promise<Driven> } = {
  async chromium({ extension, headless, world, options, host }) {
    const granted = options.access === 'site' ? await withSiteAccess(extension, host) : extension;
    return openSession({ extension: granted, headless, hasFaults: true, ...onlyIn(world) });
  },
  async firefox({ extension, headless, world, options, host }) {
    const session = await openFirefox({ extension, headless, hasFaults: true, ...onlyIn(world) });
    if (options.access === 'site')
      await session.grant({ origins: listOrigins(host), permissions: ['webRequest', 'webRequestBlocking'] });
    return session;
  },
};

const scan = async (session: Driven, url: string, { pillar, format }: Options): Promise<Scanned> => {
  const { page, failure, isDead } = await session.visit(url);
  if (failure !== null && isDead) throw new ScanFailure(unreachable(url, failure));

  const tabId = await tabIdOf(session, page);
  if (pillar !== null) await aimAt(session, tabId, pillar);
  const popup = await session.press(page);
  const state = await waitForScan(session, tabId);
  if (state.error !== null) throw new ScanFailure(state.error.error);
  // The browser's storage sorts keys; the schema checks the result and restores the scan API's order.
  const steps = state.tier === 'public' ? [] : await stepsFound(session, state);
  const report = isReportFormat(format) ? await reportFor(session, state, format) : null;
  return { popup, state, result: ScanResult.parse(state.result), steps, report };
};

/** Reads the report that the history stores for partners. */
const reportFor = async (session: Driven, { id, tier }: ScanState, format: string): Promise<Report> => {
  const report = tier === 'public' ? null : await readReport(session, id);
  if (report !== null) return report;
  const message = `--format ${format} tells of every check, and with this key only scores were given.`;
  throw new ScanFailure({ code: 'invalid_key', message });
};

/** The path of advice, computed again from what the scan saw. */
const stepsFound = async (session: Driven, { tabId, pillars, overall }: ScanState) => {
  const facts = (await readEvidence(session, tabId)) as Partial<Evidence>;
  const judged = pillars.map(({ id }) => assess(id, facts));
  const findings = judged.flatMap((one) => one.findings);
  return toReportSteps(listSteps({ findings, scores: judged.map(({ score }) => score), overall }), 'nl');
};

const unreachable = (url: string, failure: string): ScanError['error'] => ({
  code: failure === 'timeout' ? 'timeout' : 'unreachable',
  message: `${new URL(url).host} cannot be reached from here (${failure.replace(/^net::|^NS_ERROR_/, '')}).`,
});
