import type { Pillar } from '../model.ts';
import { parseState, type ScanState, toStateKey } from '../state.ts';
import { browser } from './browser.ts';
import { send } from './messages.ts';

/** The state of a tab's scan at one moment. */
export interface ScanSnapshot {
  readonly state: ScanState | null;
  /** The background did not answer and nothing is stored. */
  readonly failed: boolean;
}

/** The scan of one tab: its state, and subscribers to its changes. */
export interface ScanSubscription {
  now(): ScanSnapshot;
  /** Calls back with every change; returns a function that stops this. */
  watch(changed: (now: ScanSnapshot) => void): () => void;
  /** Requests a scan; joins the running one, or takes a result that is fresh enough. */
  start(again: boolean, pillar?: Pillar): Promise<void>;
}

const readStored = async (tabId: number): Promise<ScanState | null> => {
  const key = toStateKey(tabId);
  return parseState((await browser.storage.session.get(key))[key]);
};

/** Subscribes this page to the scan of a tab, for as long as the page is open. */
export const subscribeToScan = (tabId: number): ScanSubscription => {
  let now: ScanSnapshot = { state: null, failed: false };
  /** Id of the scan whose state was stored since the last start; null when none was. */
  let lastStored: string | null = null;
  const watching = new Set<(now: ScanSnapshot) => void>();
  const notify = (next: Partial<ScanSnapshot>): void => {
    now = { ...now, ...next };
    for (const changed of watching) changed(now);
  };

  browser.storage.session.onChanged.addListener((changes: Record<string, { newValue?: unknown }>) => {
    const state = parseState(changes[toStateKey(tabId)]?.newValue);
    if (state === null) return;
    lastStored = state.id;
    notify({ state });
  });

  return {
    now: () => now,
    watch(changed) {
      watching.add(changed);
      return () => watching.delete(changed);
    },
    async start(again, pillar) {
      lastStored = null;
      notify({ failed: false });
      try {
        const state = parseState(await send('start', { tabId, again, ...(pillar && { pillar }) }));
        // A state stored in the meantime is newer than the answer.
        if (state === null || state.id !== lastStored) notify({ state });
      } catch {
        const left = await readStored(tabId);
        notify({ state: left, failed: left === null });
      }
    },
  };
};
