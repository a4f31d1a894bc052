import * as z from 'zod/mini';
import { type Line, sendRequest } from '../../api/exchange.ts';
import { BUNDLE_PATH } from '../../bundle/bundle-path.ts';
import { openBundle } from '../../bundle/open-bundle.ts';
import { expandTables, getTables, useTables } from '../../data/tables.ts';
import { DAY } from '../../time.ts';
import { fetchService } from '../scan/browser-host.ts';
import { createSlot } from '../storage/store.ts';

/** Requests a scan service's data bundle, unmodified; null when it has none. Never sends the key. Throws `Unanswered`. */
const requestBundle = async (base: string, line: Omit<Line, 'key'>): Promise<Uint8Array | null> => {
  const url = new URL(BUNDLE_PATH, base.endsWith('/') ? base : `${base}/`);
  const { status, text, truncated } = await sendRequest({ method: 'GET', url, body: null }, { ...line, key: null });
  return status === 200 && !truncated ? new TextEncoder().encode(text) : null;
};

/**
 * Tables that are newer than the package's, as a signed bundle of plain facts: requested from the scan service that the
 * user set, at contact level C, or from the address that the build names, after the user agreed; at most once a day,
 * without the key; logged in the ledger of the scan alongside which it happens.
 */

/**
 * From the build: the operator's public key, without which nothing is ever requested, and an https address of the
 * operator, '' for none.
 */
export const BUILD = {
  key: String(import.meta.env.DATA_KEY ?? ''),
  address: String(import.meta.env.DATA_ADDRESS ?? ''),
};

/** Milliseconds between two requests, and for one of them. */
const INTERVAL = DAY;
const TIMEOUT = 25_000;

const StoredBundle = z.object({ bundle: z.string(), last: z.number() });
/** The bundle as received, which is verified again whenever the background starts; and when one was last requested. */
export const dataSlot = createSlot({
  area: 'local',
  key: 'dataBundle',
  schema: StoredBundle,
  fallback: { bundle: '', last: 0 },
});

/** Puts a bundle into use if it is valid; returns whether it did. */
const takeOver = async (bytes: Uint8Array, publicKey: string): Promise<boolean> => {
  const opened = await openBundle(bytes, { publicKey, inUse: getTables().name });
  if (opened.ok) useTables(expandTables(opened.tables, opened.name));
  return opened.ok;
};

/** Puts the stored bundle into use again. Never rejects: if it cannot be read, the package's own tables stay in use. */
export const restoreData = async (publicKey = BUILD.key): Promise<void> => {
  if (publicKey === '') return;
  const { bundle } = await dataSlot.get().catch(() => ({ bundle: '' }));
  if (bundle !== '') await takeOver(new TextEncoder().encode(bundle), publicKey).catch(() => false);
};

/** A last request in the future counts as due, in case the clock was set back. */
const isDue = (last: number, now: number): boolean => last === 0 || last > now || now - last >= INTERVAL;

/** Requests newer tables from a service if a day has passed. Never rejects: without an answer the tables stay. */
export const updateData = async (
  base: string,
  ledger: Pick<Line, 'open' | 'written'>,
  publicKey = BUILD.key,
): Promise<void> => {
  if (publicKey === '') return;
  try {
    const { last } = await dataSlot.get();
    const now = Date.now();
    if (!isDue(last, now)) return;
    await dataSlot.change((stored) => ({ ...stored, last: now }));
    const line = { ...ledger, send: fetchService, end: AbortSignal.timeout(TIMEOUT), now: () => performance.now() };
    const bytes = await requestBundle(base, line);
    if (bytes === null || !(await takeOver(bytes, publicKey))) return;
    await dataSlot.change((stored) => ({ ...stored, bundle: new TextDecoder().decode(bytes) }));
  } catch {
    // No answer, or no room: the tables in use stay.
  }
};

/** Requests newer tables from the build's own address if the user agreed; at every contact level. Never rejects. */
export const updateDataFromBuild = async (
  { newerData }: { readonly newerData: boolean },
  ledger: Pick<Line, 'open' | 'written'>,
  { key, address } = BUILD,
): Promise<void> => {
  if (newerData && address !== '') await updateData(address, ledger, key);
};
