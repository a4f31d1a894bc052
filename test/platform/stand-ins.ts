import { afterAll, expect, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import * as browserHost from '../../lib/platform/scan/browser-host.ts';
import * as tabScan from '../../lib/platform/scan/tab-scan.ts';
import * as history from '../../lib/platform/storage/history.ts';
import { noteContact, recentSlot } from '../../lib/platform/storage/recent.ts';
import * as secret from '../../lib/platform/storage/secret.ts';

/**
 * What takes the place of functions of ours, for every module that imports them, until mocks are restored. The files of
 * tests here share their modules and the fake browser: one that replaces something calls `restoreAfterwards` first.
 */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Remembers what an object holds, and what its objects do, so many deep; gives what puts all of it back. */
const remember = (object: object, depth: number): (() => void) => {
  const before = { ...object };
  const inside = depth === 1 ? [] : Object.values(before).filter(isObject);
  const undo = inside.map((one) => remember(one, depth - 1));
  return () => {
    for (const name of Object.keys(object)) if (!(name in before)) Reflect.deleteProperty(object, name);
    Object.assign(object, before);
    for (const one of undo) one();
  };
};

/** Puts everything back when the tests of this file are over: functions, globals, clock, and the parts of the browser. */
export const restoreAfterwards = (): void => {
  // As deep as `storage.session.set`.
  const undo = remember(fakeBrowser, 3);
  afterAll(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.useRealTimers();
    undo();
  });
};

/** Contacts are written a while after they are noted: waits for that, and takes them away. */
export const settleContacts = async (): Promise<void> => {
  noteContact({ host: 'laatste.nl', path: '/', purpose: 'service' });
  await vi.waitFor(async () => expect((await recentSlot.get()).at(-1)?.host).toBe('laatste.nl'), { timeout: 20_000 });
  await recentSlot.set([]);
};

/** No key is stored. */
export const replaceKey = (): void => {
  const status = { saved: false, tail: '', savedAt: null, sessionOnly: false, base: '', refusedAt: null };
  vi.spyOn(secret, 'readKeyStatus').mockResolvedValue(status);
  vi.spyOn(secret, 'findKey').mockResolvedValue(null);
};

/** A key is stored that goes to one service alone. */
export const replaceKeyOf = (base: string, key: string): void => {
  const status = { saved: true, tail: '', savedAt: 5, sessionOnly: false, base, refusedAt: null };
  vi.spyOn(secret, 'readKeyStatus').mockResolvedValue(status);
  vi.spyOn(secret, 'findKey').mockImplementation(async (to) => (to === base ? new secret.Secret(key) : null));
};

/** No scan service is reached, until a test says what it answers. */
export const replaceService = (): void => {
  vi.spyOn(browserHost, 'fetchService').mockRejectedValue(new TypeError('Failed to fetch'));
};

/** A scan ends at once, until a test says otherwise. */
export const replaceScans = (): void => {
  vi.spyOn(tabScan, 'runTabScan').mockResolvedValue(undefined as never);
};

/** The history takes what it is given, and keeps nothing. */
export const replaceHistory = (): void => {
  vi.spyOn(history, 'keep').mockResolvedValue(true);
  vi.spyOn(history, 'updateScan').mockResolvedValue();
  vi.spyOn(history, 'updateAllScans').mockResolvedValue();
};
