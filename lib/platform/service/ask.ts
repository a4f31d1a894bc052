import * as z from 'zod/mini';
import { requestScan, type ServiceOutcome, type ServiceQuery, toUnanswered } from '../../api/client.ts';
import type { Line } from '../../api/exchange.ts';
import { toAddress } from '../../api/request.ts';
import { type ServiceError, type ServicePart, toUnansweredError } from '../../api/service.ts';
import { toTier } from '../../api/tier.ts';
import { tryOrElseLater } from '../../fault.ts';
import type { Pillar, Tier } from '../../model.ts';
import { isPublicHost } from '../../parse/url/host-name.ts';
import type { Settings } from '../../settings.ts';
import { fetchService } from '../scan/browser-host.ts';
import { findKey, noteKey, readKeyStatus } from '../storage/secret.ts';
import { createSlot, settingsSlot } from '../storage/store.ts';
import { mayReach } from './access.ts';
import { updateData } from './renew-data.ts';

/** Milliseconds that a service may take, alongside the local scan. */
const TIMEOUT = 25_000;

/** `until` in ms since 1970 (Retry-After), and the reason. */
const Wait = z.object({ until: z.number(), why: z.enum(['rateLimited', 'busy']) });
type Wait = z.infer<typeof Wait>;
const Waits = z.record(z.string(), Wait);
/** Until when a service asked for no further requests, by base address and tier. */
const waitsSlot = createSlot({ area: 'session', key: 'serviceWaits', schema: Waits, fallback: {} });

const asking = new Map<number, AbortController>();

/** Aborts the request to a service about a tab's page, if one is in progress. */
export const stopService = (tabId: number): void => asking.get(tabId)?.abort('cancelled');
export const isAsking = (tabId: number): boolean => asking.has(tabId);

/** The request to a service, and where its part of the scan goes. */
export interface AskServiceOptions {
  readonly tabId: number;
  readonly url: string;
  readonly pillar: Pillar | null;
  readonly settings: Pick<Settings, 'level' | 'serviceBase'>;
  /** Where its contacts are logged. */
  readonly ledger: Pick<Line, 'open' | 'written'>;
  /** Aborts when the scan is cancelled. */
  readonly cancel: AbortSignal;
  readonly onPart: (part: ServicePart) => Promise<void>;
}

/** The tier of a local scan: partner with a key, unless the service that would be called refused that key. */
export const getTier = async (isPublic = true): Promise<Tier> => {
  // A key that cannot be read cannot be used, and the public tier needs none.
  const [status, { level, serviceBase }] = await Promise.all([
    tryOrElseLater('the key', null, () => readKeyStatus()),
    settingsSlot.get(),
  ]);
  if (status === null) return toTier(null);
  const { saved, base, refusedAt } = status;
  const isPublicRequest = isPublic && level === 'C' && serviceBase !== '';
  return isPublicRequest && base === serviceBase && refusedAt !== null ? 'public' : toTier(saved ? 'key' : null);
};

/** Seconds for which a service still wants no requests, and why; null when it may be called. */
const waitOf = async (key: string): Promise<(Pick<Wait, 'why'> & { readonly seconds: number }) | null> => {
  const { until, why } = (await waitsSlot.get())[key] ?? { until: 0, why: 'busy' };
  // Capped at an hour, in case the clock was set back.
  const seconds = Math.min(3_600, Math.ceil((until - Date.now()) / 1_000));
  return seconds > 0 ? { why, seconds } : null;
};

const limitKey = (base: string, withKey: boolean): string => `${withKey ? 'partner' : 'public'} ${base}`;

/** Stores what an outcome means for later requests: how long to wait, and whether the key was accepted. */
const recordOutcome = async (base: string, withKey: boolean, outcome: ServiceOutcome): Promise<void> => {
  const seconds = outcome.ok ? null : outcome.error.retryAfter;
  if (seconds !== null && seconds > 0) {
    const key = limitKey(base, withKey && !outcome.keyRefused);
    const why = !outcome.ok && outcome.error.code === 'rateLimited' ? 'rateLimited' : 'busy';
    const until = Date.now() + seconds * 1_000;
    await waitsSlot.change((waits) => ({ ...waits, [key]: { until, why } }));
  }
  if (!withKey) return;
  if (outcome.keyRefused) await noteKey({ refusedAt: Date.now() });
  else if (outcome.ok && outcome.result.tier !== 'public') await noteKey({ refusedAt: null });
};

/** Why a service cannot be called at all; null when it can. */
const findHindrance = async (base: string, withKey: boolean): Promise<ServiceError | null> => {
  // A refused key is followed by a request without it, which has to wait too.
  const wasRefused = withKey && (await readKeyStatus()).refusedAt !== null;
  const waits = await Promise.all([withKey, withKey && !wasRefused].map((key) => waitOf(limitKey(base, key))));
  const [longest] = waits.flatMap((wait) => wait ?? []).toSorted((a, b) => b.seconds - a.seconds);
  if (longest !== undefined) return { ...toUnansweredError(longest.why), retryAfter: longest.seconds };
  if (!navigator.onLine) return toUnansweredError('offline');
  return (await mayReach(base)) ? null : toUnansweredError('noAccess');
};

/** Calls a service with the key that is bound to it, and stores what its answer means for later requests. */
export const requestService = async (
  base: string,
  query: ServiceQuery,
  line: Pick<Line, 'open' | 'written' | 'end'>,
): Promise<ServiceOutcome & { readonly withKey: boolean }> => {
  const secret = await findKey(base);
  const withKey = secret !== null;
  const hindered = await findHindrance(base, withKey);
  if (hindered !== null)
    return { ...toUnanswered(hindered), withKey, keyRefused: false, refusal: null, ms: 0, left: null };

  const key = secret === null ? null : () => secret.reveal();
  const outcome = await requestScan(base, query, { ...line, send: fetchService, key, now: () => performance.now() });
  // The answer is valid even if there is no room to store this.
  await recordOutcome(base, withKey, outcome).catch(() => {});
  return { ...outcome, withKey };
};

const toBusyPart = (base: string, url: string, withKey: boolean): ServicePart => ({
  phase: 'busy',
  base,
  url,
  withKey,
  keyRefused: false,
  askedAt: Date.now(),
  ms: null,
  result: null,
  error: null,
});

const toEndedPart = (part: ServicePart, { ms, keyRefused, ...rest }: ServiceOutcome): ServicePart => ({
  ...part,
  phase: rest.ok ? 'done' : 'failed',
  ms,
  keyRefused,
  result: rest.ok ? rest.result : null,
  error: rest.ok ? null : rest.error,
});

/** Calls the service at the base address, at contact level C and for public names only, and reports its part. */
export const runServicePart = async ({
  tabId,
  url,
  pillar,
  settings,
  ledger,
  cancel,
  onPart,
}: AskServiceOptions): Promise<void> => {
  const { level, serviceBase: base } = settings;
  const address = toAddress(url);
  if (level !== 'C' || base === '' || address === null) return;
  if (!isPublicHost(address.hostname)) {
    return onPart({ ...toBusyPart(base, '', false), phase: 'failed', error: toUnansweredError('privateName') });
  }

  stopService(tabId);
  const own = new AbortController();
  asking.set(tabId, own);
  const stopped = AbortSignal.any([cancel, own.signal]);
  const end = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT)]);
  try {
    const part = toBusyPart(base, address.href, (await findKey(base)) !== null);
    await onPart(part);
    const outcome = await requestService(base, { url: address.href, pillar }, { ...ledger, end });
    if (!stopped.aborted) await onPart(toEndedPart(part, outcome));
    // Alongside the scan, and after what the reader waits for.
    if (outcome.ok) await updateData(base, ledger);
  } finally {
    if (asking.get(tabId) === own) asking.delete(tabId);
  }
};
