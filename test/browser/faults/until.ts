import { setTimeout as wait } from 'node:timers/promises';
import type { ScanState } from '../../../lib/state.ts';
import type { Driven } from '../kit/driven.ts';
import { factsHeard, readState } from '../kit/scan.ts';

/** Ms in which a state must have come. */
const LIMIT = 30_000;

/** Waits until something asked again and again gives a value. Throws when it never comes. */
export const eventually = async <T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> => {
  const end = Date.now() + LIMIT;
  while (Date.now() < end) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    await wait(20);
  }
  throw new Error(`never came: ${what}`);
};

/** Waits until the tab's scan is in a state that fits. */
export const stateThat = (session: Driven, tabId: number, fits: (state: ScanState) => boolean): Promise<ScanState> =>
  eventually('a state that fits', async () => {
    const state = await readState(session, tabId);
    return state !== undefined && fits(state) ? state : null;
  });

/** Waits until a fact of the tab's scan has come. */
export const factOf = (session: Driven, tabId: number, name: string): Promise<unknown> =>
  eventually(`the fact ${name}`, async () => {
    const state = await readState(session, tabId);
    return state === undefined ? null : (await factsHeard(session, state.id))[name];
  });
