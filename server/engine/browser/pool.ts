import type { Browser, Page } from 'puppeteer-core';
import { openDeadEnd } from '../../egress/dead-end.ts';
import type { EngineSettings } from '../settings.ts';
import { type Launched, type LaunchOptions, launch } from './launch.ts';
import { assertSandbox } from './sandbox.ts';

/** Something that is ended when nobody uses it for a while. */
interface Idling {
  /** Number of current users. */
  readonly under: number;
  /** Whether no new user may get it. */
  retired: boolean;
  idle?: NodeJS.Timeout;
}

/** Ends something after a number of milliseconds, if nobody uses it then. */
export const endWhenIdle = <T extends Idling>(one: T, end: (one: T) => void, ms: number): void => {
  clearTimeout(one.idle);
  one.idle = setTimeout(() => {
    if (one.under > 0) return;
    one.retired = true;
    end(one);
  }, ms);
  one.idle.unref();
};

/** Maximum scans in one browser. */
const SCANS = 50;

/** Milliseconds after which an unused browser is ended: an idle service has none, and the next scan starts one. */
const IDLE = 300_000;

/** Milliseconds within which what a scan opened has to close. */
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

/** One scan's use of a browser. */
export interface BrowserLease {
  readonly browser: Browser;
  readonly userAgent: string;
  /** Whether this browser requests a host over https from the start: the host is on its preload list. */
  preloads(host: string): Promise<boolean>;
  /** Waits for something of this scan to close, without holding up others; if it does not close, the browser is retired. */
  hold(closing: Promise<unknown>): void;
  /** Ends the lease; `isSound` is false after any fault, which retires the browser. */
  release(isSound: boolean): void;
}

export interface Pool {
  acquire(): Promise<BrowserLease>;
  /** Starts a browser if none runs; rejects if that fails. */
  start(): Promise<void>;
  /** Rejects if no browser starts: after a failed start it tries again. */
  ready(): Promise<void>;
  /** Number of running browsers. */
  count(): number;
  close(): Promise<void>;
}

/** A running browser. */
interface Running extends Launched {
  readonly userAgent: string;
  /** A page behind the dead end: nothing that it requests leaves the machine. */
  readonly asker: Page;
  readonly preloaded: Map<string, Promise<boolean>>;
  leases: number;
  under: number;
  retired: boolean;
  /** Ends it when it has been unused for a while. */
  idle?: NodeJS.Timeout;
}

/** Runs in a page: whether a request stayed plain http, which the dead end always answers. */
const isPlainHttpUsed = (host: string): Promise<boolean> =>
  fetch(`http://${host}/`, { mode: 'no-cors', cache: 'no-store', credentials: 'omit' }).then(
    () => true,
    () => false,
  );

/** The user agent of a browser with a window: only the first number of its version (User-Agent reduction). */
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

/** Leases a running browser; `end` ends it once it is retired or has been idle. */
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

/** The running browsers, each of which is ended once. */
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

/** Options of a pool that differ from the defaults. */
interface PoolOptions extends Pick<LaunchOptions, 'yields'> {
  /** Milliseconds after which an unused browser is ended. */
  readonly idle?: number;
}

/** Browsers for scans: one at a time takes new ones, and is replaced after a number of scans or any fault. */
export const openPool = async (
  settings: EngineSettings,
  { idle = IDLE, yields = false }: PoolOptions = {},
): Promise<Pool> => {
  const deadEnd = await openDeadEnd();
  const fleet = makeFleet(settings, { proxy: deadEnd.address, yields });
  let current: Promise<Running> | undefined;
  /** Whether the last start succeeded. */
  let starts = true;
  const end = (running: Running): void => void fleet.end(running);

  const take = async (): Promise<Running> => {
    const taken = current ?? fleet.start();
    current = taken;
    // A browser that did not start, or is retired, makes room for the next, which the first caller starts.
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
