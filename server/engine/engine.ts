import type { FactName } from '../../lib/evidence.ts';
import type { Traffic } from '../egress/lane.ts';
import { pageScripts } from './compile.ts';
import { makeKept } from './kept.ts';
import { type Looked, lookAt, type ScanRequest } from './look.ts';
import { type Lent, openPool, type Pool } from './pool.ts';
import { NoSandbox } from './sandbox.ts';
import { ScanFailure } from './scan-failure.ts';
import { type EngineSettings, LIMITS } from './settings.ts';
import { makeSlots } from './slots.ts';
import { visit } from './visit.ts';
import { assertWelcome } from './welcome.ts';

/** A scan that ended. */
export interface Scanned extends Looked {
  /** Facts that time cut off, in the better of two tries: not to be given again as fresh, nor to raise an alarm. */
  readonly lost: readonly FactName[];
  /** 1, or 2 where it was tried again. */
  readonly tries: number;
  /** Ms from the moment that it had its place. */
  readonly took: number;
  /** What the page and we took from the network. */
  readonly traffic: Traffic;
}

/** The one door of this folder. */
export interface Engine {
  /**
   * Scans the page at an address, when there is room: as a first-time visitor, in a browser context of its own. Rejects with
   * a `ScanFailure`, or with `NoSandbox`.
   */
  scan(request: ScanRequest): Promise<Scanned>;
  /** Starts a browser, which else the first scan does. Rejects with `NoSandbox`, or with `NoStart`. */
  start(): Promise<void>;
  /** Browsers that run. */
  browsers(): number;
  /** Ends every browser; scans that are under way fail. */
  close(): Promise<void>;
}

type Try = Omit<Scanned, 'tries'>;

const lostIn = ({ session: { facts } }: Looked): readonly FactName[] =>
  (Object.entries(facts) as [FactName, { readonly seen: boolean; readonly why?: string }][]).flatMap(([name, fact]) =>
    !fact.seen && (fact.why === 'time' || fact.why === 'timeout') ? [name] : [],
  );

/** Ms after the time of a scan in which it has to be over, whatever holds it up. */
const GRACE = 3_000;

const HELD_UP = 'the scan held up';

/** What takes longer than any scan may: its browser is at fault. */
const inTime = async <T>(work: Promise<T>): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ScanFailure('timeout', HELD_UP)), LIMITS.scan + GRACE);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
};

interface Means {
  readonly settings: EngineSettings;
  readonly kept: ReturnType<typeof makeKept>;
}

const tryOnce = async (request: ScanRequest, { settings, kept }: Means, lent: Lent): Promise<Try> => {
  const began = performance.now();
  await assertWelcome(request.url, lent, settings);
  const visited = await visit(request.url, lent, settings);
  try {
    // Where it leads elsewhere, that has its own say.
    const arrived = visited.page.url();
    if (arrived !== request.url) await assertWelcome(arrived, lent, settings);
    const look = { id: crypto.randomUUID(), request, settings, lent, visit: visited, kept, began };
    const looked = await Promise.race([lookAt(look), visited.fall]);
    const traffic = visited.lane.traffic();
    return { ...looked, lost: lostIn(looked), took: Math.round(performance.now() - began), traffic };
  } finally {
    await visited.close();
  }
};

/** Answers about the page, after which its browser is as good as before. */
const isOfThePage = (error: unknown): boolean => error instanceof ScanFailure && error.message !== HELD_UP;

/** A fault of a browser or of ours, as a failure. */
const asFailure = (error: unknown): Error =>
  error instanceof ScanFailure || error instanceof NoSandbox ? error : new ScanFailure('internal', String(error));

/** One try in a browser of the pool, which is used no more after a fault. */
const attempt = async (request: ScanRequest, means: Means, pool: Pool): Promise<Try> => {
  const lent = await pool.lend();
  let isSound = false;
  try {
    const done = await inTime(tryOnce(request, means, lent));
    isSound = true;
    return done;
  } catch (error) {
    isSound = isOfThePage(error);
    throw error;
  } finally {
    lent.giveBack(isSound);
  }
};

/** A first try; null where a fault ended it that need not come again. Throws what a second try would only repeat. */
const firstTry = (trying: Promise<Try>, { cancel }: ScanRequest): Promise<Try | null> =>
  trying.catch((error: unknown) => {
    if (isOfThePage(error) || error instanceof NoSandbox || cancel?.aborted) throw error;
    return null;
  });

/** Of two tries the one that lost less to time. */
const betterOf = (first: Try | null, second: Try): Try =>
  first !== null && first.lost.length <= second.lost.length ? first : second;

/** Opens the engine: a browser starts with the first scan. */
export const openEngine = async (settings: EngineSettings): Promise<Engine> => {
  const pool = await openPool(settings);
  const slots = makeSlots(settings.atOnce);
  const means: Means = { settings, kept: makeKept(() => Date.now()) };
  // Ready before the first page is.
  void pageScripts().catch(() => {});

  const scan = async (request: ScanRequest): Promise<Scanned> => {
    const go = (): Promise<Try> => attempt(request, means, pool);
    const first = await firstTry(slots.run(1, go), request);
    if (first !== null && (first.lost.length === 0 || request.cancel?.aborted)) return { ...first, tries: 1 };
    // Alone: what was cut off may have had too much beside it. A browser that fell is another by now.
    const second = await slots.run(settings.atOnce, go).catch((error: unknown) => {
      if (first === null) throw error;
      return first;
    });
    return { ...betterOf(first, second), tries: 2 };
  };

  return {
    scan: (request) =>
      scan(request).catch((error: unknown) => {
        throw asFailure(error);
      }),
    start: () => pool.start(),
    browsers: () => pool.count(),
    close: () => pool.close(),
  };
};
