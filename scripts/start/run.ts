import type { ErrorCode, ScanError } from '../../lib/api/error.ts';
import { ScanResult } from '../../lib/api/result.ts';
import { enterKey } from '../../test/browser/kit/options-page.ts';
import { scanPillar, tabIdOf, waitForScan } from '../../test/browser/kit/scan.ts';
import { openSession, type Session } from '../../test/browser/kit/session.ts';
import { startWorld, type World } from '../../test/world/world.ts';
import { build, withSiteAccess } from './build.ts';
import type { Options } from './options.ts';
import { type Scanned, save } from './save.ts';

/** The test world's site that shows how it should be. */
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

/** What was started, to be ended by whoever asked. */
export interface Run {
  readonly scanned: Scanned;
  readonly session: Session;
  close(): Promise<void>;
}

/** Builds, opens the browser on the page, presses the button, waits for the grade. Throws a ScanFailure. */
export async function runScan(options: Options, headless: boolean): Promise<Run> {
  const url = options.url ?? DEMO;
  const built = await build();
  const extension = options.access === 'site' ? await withSiteAccess(built, new URL(url).hostname) : built;
  const world = options.url === null ? await startWorld() : undefined;

  let session: Session | undefined;
  const close = async () => {
    await session?.close();
    await world?.stop();
  };
  try {
    session = await openSession({ extension, headless, ...onlyIn(world) });
    if (options.key !== null) await enterKey(session, options.key);
    const scanned = await scan(session, url, options.pillar);
    if (options.out !== null) await save(options.out, session, scanned);
    return { scanned, session, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const onlyIn = (world: World | undefined) => (world === undefined ? {} : { world });

async function scan(session: Session, url: string, pillar: Options['pillar']): Promise<Scanned> {
  const { page, failure } = await session.visit(url);
  if (failure !== null && page.url().startsWith('chrome-error:')) throw new ScanFailure(unreachable(url, failure));

  const tabId = await tabIdOf(session, page);
  const popup = await session.press(page);
  const state = pillar === null ? await waitForScan(session, tabId) : await scanPillar(session, tabId, pillar);
  if (state.error !== null) throw new ScanFailure(state.error.error);
  // The browser's store sorts keys; the schema checks the result and gives it the specification's order.
  return { popup, state, result: ScanResult.parse(state.result) };
}

const unreachable = (url: string, failure: string): ScanError['error'] => ({
  code: failure === 'timeout' ? 'timeout' : 'unreachable',
  message: `${new URL(url).host} cannot be reached from here (${failure.replace('net::', '')}).`,
});
