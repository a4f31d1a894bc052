import type { Browser, Page } from 'puppeteer-core';
import { openDeadEnd } from '../../egress/dead-end.ts';
import type { EngineSettings } from '../settings.ts';
import { type Launched, type LaunchOptions, launch } from './launch.ts';
import { assertSandbox } from './sandbox.ts';

/** What is ended when nobody uses it for a while. */
interface Idling {
  /** How many use it. */
  readonly under: number;
  /** Nobody is to use it any more. */
  retired: boolean;
  idle?: NodeJS.Timeout;
}

/** Ends something, so many ms from now, where nobody uses it then. */
export const endWhenIdle = <T extends Idling>(one: T, end: (one: T) => void, ms: number): void => {
  clearTimeout(one.idle);
  one.idle = setTimeout(() => {
    if (one.under > 0) return;
    one.retired = true;
    end(one);
  }, ms);
  one.idle.unref();
};

/** Scans that one browser makes. */
const SCANS = 50;

/** Ms after which a browser that nobody uses is ended: at rest a service has none, and the next scan starts one. */
const IDLE = 300_000;

/** Ms in which what a scan opened is closed. */
const CLOSING = 5_000;

const isClosed = (closing: Promise<unknown>): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), CLOSING);
  closing.then(
    () => resolve(true),
    () => resolve(false),
  );
  return promise.finally(() => clearTimeout(timer));
};

/** The use of a browser by one scan. */
export interface BrowserLease {
  readonly browser: Browser;
  readonly userAgent: string;
  /** Whether this browser asks a host over https alone from the start: it is on its preload list. */
  preloads(host: string): Promise<boolean>;
  /** Waits for something of this scan to close, which others do not; a browser in which it does not is used no more. */
  hold(closing: Promise<unknown>): void;
  /** Ends the lease; `isSound` is false after any fault, and then it is used no more. */
  release(isSound: boolean): void;
}

export interface Pool {
  acquire(): Promise<BrowserLease>;
  /** Starts a browser where none runs; rejects where that cannot be. */
  start(): Promise<void>;
  /** Rejects where none starts: where none did the last time, one is tried. */
  ready(): Promise<void>;
  /** Browsers that run. */
  count(): number;
  close(): Promise<void>;
}

/** One browser while it is in use. */
interface Running extends Launched {
  readonly userAgent: string;
  /** At the dead end: nothing it asks leaves the machine. */
  readonly asker: Page;
  readonly preloaded: Map<string, Promise<boolean>>;
  leases: number;
  under: number;
  retired: boolean;
  /** Ends it when it is used no more for a while. */
  idle?: NodeJS.Timeout;
}

/** Runs in a page: whether plain http came to an answer, which at the dead end it always does. */
const isPlainHttpUsed = (host: string): Promise<boolean> =>
  fetch(`http://${host}/`, { mode: 'no-cors', cache: 'no-store', credentials: 'omit' }).then(
    () => true,
    () => false,
  );

/** As a browser with a window has it: of its version the first number alone (User-Agent reduction). */
const buildUserAgent = async (browser: Browser, { contact, version }: EngineSettings): Promise<string> => {
  const plain = (await browser.userAgent()).replace(/(?:Headless)?Chrome\/(\d+)[\d.]*/, 'Chrome/$1.0.0.0');
  return contact === null ? plain : `${plain} Pijler/${version} (+${contact})`;
};

const start = async (settings: EngineSettings, options: LaunchOptions): Promise<Running> => {
  const launched = await launch(settings, options);
  const { browser } = launched;
  try {
    await assertSandbox(browser);
    const asker = await browser.newPage();
    const userAgent = await buildUserAgent(browser, settings);
    const running: Running = {
      ...launched,
      userAgent,
      asker,
      preloaded: new Map<string, Promise<boolean>>(),
      leases: 0,
      under: 0,
      retired: false,
    };
    browser.on('disconnected', () => {
      running.retired = true;
    });
    return running;
  } catch (error) {
    await launched.end();
    throw error;
  }
};

const isPreloaded = ({ asker, preloaded }: Running, host: string): Promise<boolean> => {
  const known =
    preloaded.get(host) ??
    asker.evaluate(isPlainHttpUsed, host).then(
      (plain) => !plain,
      () => false,
    );
  preloaded.set(host, known);
  return known;
};

/** The lease of a running browser; `end` ends that when no scan uses it any more and none shall. */
const createLease = (running: Running, end: (running: Running) => void, idle: number): BrowserLease => {
  clearTimeout(running.idle);
  const releaseLease = (isSound: boolean): void => {
    running.under -= 1;
    running.retired ||= !isSound;
    if (running.under > 0) return;
    if (running.retired) end(running);
    else endWhenIdle(running, end, idle);
  };
  running.leases += 1;
  running.under += 1;
  return {
    browser: running.browser,
    userAgent: running.userAgent,
    preloads: (host) => isPreloaded(running, host),
    hold(closing) {
      running.under += 1;
      void isClosed(closing).then(releaseLease);
    },
    release: releaseLease,
  };
};

/** Browsers that run, and are ended once. */
interface Fleet {
  start(): Promise<Running>;
  end(running: Running): Promise<void>;
  endAll(): Promise<unknown>;
  count(): number;
}

const makeFleet = (settings: EngineSettings, options: LaunchOptions): Fleet => {
  const all = new Map<Running, Promise<void> | null>();
  const end = (running: Running): Promise<void> => {
    const ending = all.get(running) ?? running.end().finally(() => all.delete(running));
    all.set(running, ending);
    return ending;
  };
  return {
    async start() {
      const running = await start(settings, options);
      all.set(running, null);
      return running;
    },
    end,
    endAll: () => Promise.all([...all.keys()].map(end)),
    count: () => all.size,
  };
};

/** How a pool differs from the usual one. */
interface PoolOptions extends Pick<LaunchOptions, 'yields'> {
  /** Ms after which a browser that nobody uses is ended. */
  readonly idle?: number;
}

/** Browsers for scans: one at a time is used for new ones, and it is replaced after so many scans or any fault. */
export const openPool = async (
  settings: EngineSettings,
  { idle = IDLE, yields = false }: PoolOptions = {},
): Promise<Pool> => {
  const deadEnd = await openDeadEnd();
  const fleet = makeFleet(settings, { proxy: deadEnd.address, yields });
  let current: Promise<Running> | undefined;
  /** The last one that was started did start. */
  let starts = true;
  const end = (running: Running): void => void fleet.end(running);

  const take = async (): Promise<Running> => {
    const taken = current ?? fleet.start();
    current = taken;
    // One that did not start, or is no longer used, makes room for the next; whoever comes first makes that.
    const replace = (): void => {
      if (current === taken) current = undefined;
    };
    const running = await taken.catch((error: unknown) => {
      replace();
      starts = false;
      throw error;
    });
    starts = true;
    running.retired ||= running.leases >= SCANS;
    if (!running.retired) return running;
    replace();
    if (running.under === 0) void fleet.end(running);
    return take();
  };

  const startOne = async (): Promise<void> => {
    const running = await take();
    if (running.under === 0) endWhenIdle(running, end, idle);
  };

  return {
    acquire: async () => createLease(await take(), end, idle),
    start: startOne,
    async ready() {
      if (!starts) await startOne();
    },
    count: fleet.count,
    async close() {
      await current?.catch(() => {});
      await fleet.endAll();
      deadEnd.close();
    },
  };
};
