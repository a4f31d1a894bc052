import * as z from 'zod/mini';
import { HOUR } from '../../time.ts';
import { createSlot } from './store.ts';

/** Since when some scan runs, ms since 1970, never of which page: session memory is lost when the extension restarts. */
const runningSlot = createSlot<number | null>({
  area: 'local',
  key: 'running',
  schema: z.nullable(z.number()),
  fallback: null,
});

/** Whether the extension was restarted in the middle of a scan, and this was not shown yet. */
const restartedSlot = createSlot<boolean>({ area: 'session', key: 'restarted', schema: z.boolean(), fallback: false });

/** Milliseconds after which an unfinished scan no longer matters. */
const LONG_AGO = HOUR;

/** Records that some scan runs, or that none does any more. */
export const noteRunning = async (runs: boolean): Promise<void> => runningSlot.set(runs ? Date.now() : null);

/** Called when a background starts: a scan that was running, but is unknown to the session, ended with the extension. */
export const noteRestart = async (goesOn: boolean): Promise<void> => {
  const since = await runningSlot.get();
  if (since === null || goesOn) return;
  await runningSlot.set(null);
  if (Math.abs(Date.now() - since) < LONG_AGO) await restartedSlot.set(true);
};

/** Whether the extension was restarted mid-scan: returned once. */
export const takeRestarted = async (): Promise<boolean> => {
  if (!(await restartedSlot.get())) return false;
  await restartedSlot.set(false);
  return true;
};
