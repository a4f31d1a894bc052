import type { Storage } from 'webextension-polyfill';
import * as z from 'zod/mini';
import { Branding } from '../../branding.ts';
import { DEFAULTS, Settings } from '../../settings.ts';
import { browser } from '../browser.ts';

type Area = 'local' | 'session';

/** Chromium can restrict every storage area; Firefox only the session area, which is restricted by default. */
type Closable = Storage.StorageArea & {
  readonly setAccessLevel?: (level: { readonly accessLevel: 'TRUSTED_CONTEXTS' }) => Promise<void>;
};

/** Restricts every storage area to the extension's own contexts, where the browser can: no script in a page needs it. */
export const keepFromPages = async (): Promise<void> => {
  const { local, sync, session } = browser.storage;
  const areas = [local, sync, session] as readonly (Closable | undefined)[];
  await Promise.allSettled(areas.map(async (area) => area?.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })));
};

const SPOILED = 'kapot:';
const toSpoiledKey = (key: string): string => `${SPOILED}${key}`;

/** One stored value. A value that no longer fits its schema is set aside under `kapot:`, and the fallback is used instead. */
export interface Slot<T> {
  get(): Promise<T>;
  set(value: T): Promise<void>;
  /** Replaces the stored value and returns the new one, without losing changes that another page makes meanwhile. */
  change(how: (value: T) => T): Promise<T>;
  /** Calls back with every new value; returns a function that stops this. */
  watch(changed: (value: T) => void): () => void;
}

interface SlotOptions<T> {
  readonly area: Area;
  readonly key: string;
  readonly schema: z.ZodMiniType<T>;
  readonly fallback: T;
}

/** Characters of JSON above which only the size of an invalid value is set aside. */
const SET_ASIDE = 100_000;

const measureSize = (value: unknown): number => {
  try {
    return JSON.stringify(value).length;
  } catch {
    // Firefox stores values that JSON cannot express.
    return Number.POSITIVE_INFINITY;
  }
};

/** Sets an invalid value aside, in one write, so that it is never gone in between; false when there is no room for that. */
const setAside = (area: Area, key: string, value: unknown): Promise<boolean> => {
  const size = measureSize(value);
  const at = new Date().toISOString();
  const aside = { [toSpoiledKey(key)]: size > SET_ASIDE ? { at, size } : { at, value }, [key]: null };
  return browser.storage[area].set(aside).then(
    () => browser.storage[area].remove(key).then(() => true),
    () => false,
  );
};

export const createSlot = <T>({ area, key, schema, fallback }: SlotOptions<T>): Slot<T> => ({
  async get() {
    const { [key]: value } = await browser.storage[area].get(key);
    if (value === undefined) return fallback;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    await setAside(area, key, value);
    return fallback;
  },

  set: (value) => browser.storage[area].set({ [key]: value }),

  change(how) {
    return navigator.locks.request(`${area}:${key}`, async () => {
      const next = how(await this.get());
      await this.set(next);
      return next;
    });
  },

  watch(changed) {
    const handleChange = (changes: Record<string, { newValue?: unknown }>): void => {
      if (!(key in changes)) return;
      const parsed = schema.safeParse(changes[key]?.newValue);
      changed(parsed.success ? parsed.data : fallback);
    };
    // On its own area: a listener on all areas receives every fact of every scan.
    browser.storage[area].onChanged.addListener(handleChange);
    return () => browser.storage[area].onChanged.removeListener(handleChange);
  },
});

export const settingsSlot: Slot<Settings> = createSlot({
  area: 'local',
  key: 'settings',
  schema: Settings,
  fallback: DEFAULTS,
});

/** Agency and clients on the cover of reports. */
export const brandingSlot: Slot<Branding> = createSlot({
  area: 'local',
  key: 'branding',
  schema: Branding,
  fallback: Branding.parse({}),
});

const Starts = z.object({ public: z.array(z.number()), partner: z.array(z.number()) });

/** Starts of the last hour's scans per tier, ms since 1970: the sliding limits survive a restart. */
export const startsSlot: Slot<z.infer<typeof Starts>> = createSlot({
  area: 'local',
  key: 'starts',
  schema: Starts,
  fallback: { public: [], partner: [] },
});

const NOTICE_SHOWN = 'spoiledTold';

/** Whether stored data had to be set aside since this was last called: returned once. */
export const takeSpoiled = async (): Promise<boolean> => {
  const stored = await browser.storage.local.get(null);
  const dates = Object.entries(stored).flatMap(([key, value]) =>
    key.startsWith(SPOILED) ? [String((value as { at?: unknown } | null)?.at)] : [],
  );
  const last = dates.toSorted().at(-1);
  if (last === undefined || stored[NOTICE_SHOWN] === last) return false;
  await browser.storage.local.set({ [NOTICE_SHOWN]: last });
  return true;
};
