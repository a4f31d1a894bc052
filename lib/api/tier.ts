import type { Tier } from '../model.ts';
import { HOUR } from '../time.ts';

/** Scans per hour (docs/scan-api.md, “Tiers”). */
export const PER_HOUR: Readonly<Record<Tier, number>> = { public: 20, partner: 120 };
export const RATE_LIMIT = { public: '20/hour', partner: '120/hour' } as const;

/** A request with a key is partner tier (docs/scan-api.md, “Tiers”). */
export const toTier = (key: string | null | undefined): Tier => (key ? 'partner' : 'public');

type Admission =
  | { readonly admitted: true; readonly started: readonly number[] }
  | { readonly admitted: false; readonly retryAfter: number };

/**
 * Admits a scan under the sliding hourly limit. `started` contains the starts of earlier scans and `now` the present,
 * in ms since 1970; starts in the future (the clock was set back) are dropped. `retryAfter` is in seconds, 1-3600.
 */
export const admitScan = (started: readonly number[], now: number, tier: Tier): Admission => {
  const recent = started.filter((at) => at <= now && now - at < HOUR).sort((a, b) => a - b);
  if (recent.length < PER_HOUR[tier]) return { admitted: true, started: [...recent, now] };

  const freeing = recent[recent.length - PER_HOUR[tier]] ?? now;
  return { admitted: false, retryAfter: Math.min(3_600, Math.max(1, Math.ceil((freeing + HOUR - now) / 1_000))) };
};
