import type { Pillar } from '../model.ts';
import { ScanState, toStateKey } from '../state.ts';
import { browser } from './browser.ts';
import { send } from './messages.ts';

/** What is known of a tab's scan. */
export interface Followed {
  readonly state: ScanState | null;
  /** The background did not answer and nothing is stored. */
  readonly failed: boolean;
}

/** The scan of one tab as the background tells it, from before anybody looks at it. */
export interface Following {
  now(): Followed;
  /** Calls back with every change; returns how to stop. */
  watch(changed: (now: Followed) => void): () => void;
  /** Asks for a scan, or for the one that runs or is fresh enough. */
  start(again: boolean, pillar?: Pillar): Promise<void>;
}

const parse = (value: unknown): ScanState | null => {
  const parsed = ScanState.safeParse(value);
  return parsed.success ? parsed.data : null;
};

const readStored = async (tabId: number): Promise<ScanState | null> => {
  const key = toStateKey(tabId);
  return parse((await browser.storage.session.get(key))[key]);
};

/** Follows the scan of a tab for as long as this page is there. */
export const follow = (tabId: number): Following => {
  let now: Followed = { state: null, failed: false };
  /** Of which scan something was stored since one was last asked for. */
  let heard: string | null = null;
  const watching = new Set<(now: Followed) => void>();
  const tell = (next: Partial<Followed>): void => {
    now = { ...now, ...next };
    for (const changed of watching) changed(now);
  };

  browser.storage.session.onChanged.addListener((changes: Record<string, { newValue?: unknown }>) => {
    const state = parse(changes[toStateKey(tabId)]?.newValue);
    if (state === null) return;
    heard = state.id;
    tell({ state });
  });

  return {
    now: () => now,
    watch(changed) {
      watching.add(changed);
      return () => watching.delete(changed);
    },
    async start(again, pillar) {
      heard = null;
      tell({ failed: false });
      try {
        const state = parse(await send('start', { tabId, again, ...(pillar && { pillar }) }));
        // What was stored of it meanwhile is newer than the answer.
        if (state === null || state.id !== heard) tell({ state });
      } catch {
        const left = await readStored(tabId);
        tell({ state: left, failed: left === null });
      }
    },
  };
};
