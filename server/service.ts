import type { FastifyInstance } from 'fastify';
import { type Engine, openEngine } from './engine/engine.ts';
import type { EngineSettings } from './engine/settings.ts';
import { makeApp, type Surroundings } from './http/app.ts';
import { RESULT_PATH } from './http/result-page.ts';
import { openDesk } from './jobs/ask.ts';
import { type Worked, work } from './jobs/work.ts';
import { forgetScans } from './store/forget-scans.ts';
import { forgetStarts } from './store/hour.ts';
import { openStore, type Place, type Store } from './store/open-store.ts';

/** What of the service a process does: answer, scan, or both. */
export type Role = 'all' | 'web' | 'worker';

export interface ServiceSettings extends Surroundings {
  readonly place: Place;
  readonly role: Role;
  /** Where it listens; of port 0 the machine chooses one. */
  readonly host: string;
  readonly port: number;
  readonly needsKey: boolean;
  readonly engine: EngineSettings;
  /** Hears of every scan, and of what goes wrong. */
  readonly log: { readonly worked: (scan: Worked) => void; readonly fault: (fault: Error) => void };
}

export interface Service {
  readonly store: Store;
  /** Where it answers; null of a worker. */
  readonly address: string | null;
  /** Takes no more questions, ends what is under way, and then everything else. */
  close(): Promise<void>;
}

const HOUR = 3_600_000;
const now = (): number => Date.now();

/** Forgets once an hour what is kept for long enough; resolves with what ends that. */
const forgetting = (store: Store, fault: (fault: Error) => void): (() => void) => {
  const forget = (): void => {
    Promise.all([forgetScans(store, now()), forgetStarts(store, now())]).catch(fault);
  };
  forget();
  const timer = setInterval(forget, HOUR);
  timer.unref();
  return () => clearInterval(timer);
};

/** The part that scans; `base` is where results are shown. */
const openWorker = async (
  store: Store,
  { engine, log }: ServiceSettings,
  base: string,
): Promise<() => Promise<void>> => {
  const browser: Engine = await openEngine(engine);
  const scanUrl = (host: string): string => new URL(`${RESULT_PATH}${host}`, base).href;
  const stop = await work(store, browser, { atOnce: engine.atOnce, now, scanUrl, tell: log.worked });
  const end = forgetting(store, log.fault);
  return async () => {
    end();
    await stop();
    await browser.close();
  };
};

/** The part that answers. */
const openWeb = async (store: Store, settings: ServiceSettings) => {
  const { host, port, log, ...rest } = settings;
  const desk = await openDesk(store, { now });
  const health = { ready: store.ready };
  const app: FastifyInstance = makeApp({ ...rest, store, desk, now, health, tell: log.fault });
  const address = await app.listen({ host, port });
  const close = async (): Promise<void> => {
    await app.close();
    await desk.close();
  };
  return { address, close };
};

/** Opens the service: its store, what scans and what answers, as far as its role has them. Rejects where any of it cannot be. */
export const openService = async (settings: ServiceSettings): Promise<Service> => {
  const { place, role, host, port, publicUrl, log } = settings;
  const store = await openStore(place, log.fault);
  const ends: (() => Promise<void>)[] = [() => store.close()];
  const close = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    // Who still waits is answered: what scans ends last.
    const web = role === 'worker' ? null : await openWeb(store, settings);
    const base = publicUrl ?? web?.address ?? `http://${host}:${port}`;
    if (role !== 'web') ends.push(await openWorker(store, settings, base));
    if (web !== null) ends.push(web.close);
    return { store, address: web?.address ?? null, close };
  } catch (error) {
    await close();
    throw error;
  }
};
