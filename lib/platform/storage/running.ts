import * as z from 'zod/mini';
import { HOUR } from '../../time.ts';
import { createSlot } from './store.ts';

/** Since when some scan runs, ms since 1970, never of which page: the session's memory is gone when the extension restarts. */
const runningSlot = createSlot<number | null>({
  area: 'local',
  key: 'running',
  schema: z.nullable(z.number()),
  fallback: null,
});

/** Whether the extension was restarted in the middle of a scan, and nobody was told yet. */
const restartedSlot = createSlot<boolean>({ area: 'session', key: 'restarted', schema: z.boolean(), fallback: false });

/** Ms after which nobody waits for a scan any more that was left unfinished. */
const LONG_AGO = HOUR;

/** Notes that some scan runs, or that none does any more. */
export const noteRunning = async (runs: boolean): Promise<void> => runningSlot.set(runs ? Date.now() : null);

/** When a background starts: a scan that was under way, of which the session knows nothing, ended with the extension. */
export const noteRestart = async (goesOn: boolean): Promise<void> => {
  const since = await runningSlot.get();
  if (since === null || goesOn) return;
  await runningSlot.set(null);
  if (Math.abs(Date.now() - since) < LONG_AGO) await restartedSlot.set(true);
};

/** Whether the extension was restarted in mid-scan: it is told once. */
export const takeRestarted = async (): Promise<boolean> => {
  if (!(await restartedSlot.get())) return false;
  await restartedSlot.set(false);
  return true;
};
