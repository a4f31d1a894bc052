import { admitScan, PER_HOUR } from '../../api/tier.ts';
import { tryOrElseLater } from '../../fault.ts';
import type { Tier } from '../../model.ts';
import type { Allowance } from '../messages.ts';
import { getTier } from '../service/ask.ts';
import { startsSlot } from '../storage/store.ts';

/** Scan starts of this background that could not be stored: they still count towards the limit, and the scan goes on. */
let uncounted: Readonly<Record<Tier, readonly number[]>> = { public: [], partner: [] };

/** Scan starts of the last hour, in ms since 1970; only those of this background when the store cannot be read. */
const readStarts = async (tier: Tier): Promise<readonly number[]> => {
  const stored = await tryOrElseLater('the starts of scans', null, () => startsSlot.get());
  return [...(stored?.[tier] ?? []), ...uncounted[tier]].toSorted((a, b) => a - b);
};

/** How many scans are left in this hour; starts none. */
export const computeAllowance = async (): Promise<Allowance> => {
  const tier = await getTier();
  const admission = admitScan(await readStarts(tier), Date.now(), tier);
  const left = admission.admitted ? PER_HOUR[tier] - admission.started.length + 1 : 0;
  return { tier, left, perHour: PER_HOUR[tier], retryAfter: admission.admitted ? 0 : admission.retryAfter };
};

/** Seconds to wait when the hourly limit is reached, or null and whether the start could be stored. */
export type Counted = { readonly retryAfter: number } | { readonly retryAfter: null; readonly isStored: boolean };

/** Counts a scan towards the sliding hourly limit. */
export const count = async (tier: Tier): Promise<Counted> => {
  const admission = admitScan(await readStarts(tier), Date.now(), tier);
  if (!admission.admitted) return { retryAfter: admission.retryAfter };
  const started = [...admission.started];
  const isStored = await tryOrElseLater('the starts of scans', false, async () => {
    await startsSlot.change((starts) => ({ ...starts, [tier]: started }));
    return true;
  });
  uncounted = { ...uncounted, [tier]: isStored ? [] : [...uncounted[tier], ...started.slice(-1)] };
  return { retryAfter: null, isStored };
};

/** A scan that continues with newly granted access is not counted again. */
export const GOES_ON: Counted = { retryAfter: null, isStored: true };
