import { admitScan, PER_HOUR } from '../../api/tier.ts';
import { tryOrElseLater } from '../../fault.ts';
import type { Tier } from '../../model.ts';
import type { Allowance } from '../messages.ts';
import { getTier } from '../service/ask.ts';
import { startsSlot } from '../storage/store.ts';

/** Starts of this background that found no room in the store: they count all the same, and end no scan. */
let uncounted: Readonly<Record<Tier, readonly number[]>> = { public: [], partner: [] };

/** Starts of the last hour, ms since 1970; only those of this background where the store cannot be read. */
const readStarts = async (tier: Tier): Promise<readonly number[]> => {
  const stored = await tryOrElseLater('the starts of scans', null, () => startsSlot.get());
  return [...(stored?.[tier] ?? []), ...uncounted[tier]].toSorted((a, b) => a - b);
};

/** How many scans are left in this hour, without starting one. */
export const computeAllowance = async (): Promise<Allowance> => {
  const tier = await getTier();
  const admission = admitScan(await readStarts(tier), Date.now(), tier);
  const left = admission.admitted ? PER_HOUR[tier] - admission.started.length + 1 : 0;
  return { tier, left, perHour: PER_HOUR[tier], retryAfter: admission.admitted ? 0 : admission.retryAfter };
};

/** How long to wait where the sliding hour has no room, in seconds, and whether a scan that is let in could be stored. */
export type Counted = { readonly retryAfter: number } | { readonly retryAfter: null; readonly isStored: boolean };

/** Counts a scan under the sliding hour. */
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

/** A scan that goes on with what it may see by now is not counted again. */
export const GOES_ON: Counted = { retryAfter: null, isStored: true };
