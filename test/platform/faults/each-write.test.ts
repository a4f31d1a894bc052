import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import * as browserHost from '../../../lib/platform/scan/browser-host.ts';
import { createBrowserScanHost } from '../../../lib/platform/scan/browser-host.ts';
import { getJob } from '../../../lib/platform/scan/jobs.ts';
import { start } from '../../../lib/platform/scan/start.ts';
import { readState } from '../../../lib/platform/scan/states.ts';
import { listScans } from '../../../lib/platform/storage/history.ts';
import { saveKey } from '../../../lib/platform/storage/secret.ts';
import type { ScanState } from '../../../lib/state.ts';
import { emptyStores } from '../../kit/indexed-db.ts';
import { fakeScanHost } from '../../kit/scan-host.ts';
import { replaceService, restoreAfterwards, settleContacts } from '../stand-ins.ts';
import { showTabs } from './stage.ts';

restoreAfterwards();
afterAll(settleContacts);
afterAll(emptyStores);
replaceService();
vi.spyOn(browserHost, 'createBrowserScanHost');

const full = (): DOMException => new DOMException('Quota exceeded.', 'QuotaExceededError');

/** Which write fails: the nth since the scan was requested, or every one of a kind. */
type Fails = (write: { readonly index: number; readonly kind: string }) => boolean;

let writes: string[] = [];
let fails: Fails = () => false;
const restore: (() => void)[] = [];

const failing = (kind: string): boolean => {
  const index = writes.push(kind) - 1;
  return fails({ index, kind });
};

/** Counts each write to the browser's stores, and makes those fail that a test chose. */
const watchWrites = (): void => {
  for (const area of ['local', 'session'] as const)
    for (const how of ['set', 'remove'] as const) {
      const store = fakeBrowser.storage[area];
      const real = store[how].bind(store) as (what: never) => Promise<void>;
      store[how] = (async (what: never) => {
        if (failing(`${area} ${how} ${JSON.stringify(typeof what === 'object' ? Object.keys(what) : what)}`))
          throw full();
        return real(what);
      }) as never;
      restore.push(() => {
        store[how] = real as never;
      });
    }
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...args) {
    if (failing('history put')) throw full();
    return put.apply(this, args);
  };
  restore.push(() => {
    IDBObjectStore.prototype.put = put;
  });
};

const scanOnce = async (): Promise<ScanState> => {
  fakeBrowser.reset();
  emptyStores();
  showTabs({ 7: { url: 'https://voorbeeld.nl/' } });
  Object.assign(fakeBrowser.permissions, { onRemoved: { addListener: () => {}, removeListener: () => {} } });
  fakeBrowser.runtime.getURL = ((path: string) => `extension://pijler${path}`) as never;
  await saveKey('sleutel-1234', { base: '', sessionOnly: false });
  let latest: ScanState | null = null;
  watchWrites();
  const began = await start({ tabId: 7, again: true }, async (state) => {
    latest = state;
    throw full();
  });
  await vi.waitFor(() => expect(getJob(7)).toBeUndefined(), { timeout: 20_000, interval: 2 });
  return latest ?? began;
};

beforeEach(() => {
  writes = [];
  fails = () => false;
  vi.mocked(createBrowserScanHost).mockImplementation(() => fakeScanHost({}) as never);
});
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
});

const textOf = ({ phase, situation, overall, pillars }: ScanState): unknown => ({
  ...{ phase, situation, overall },
  pillars: pillars.map(({ id, phase: its, score }) => [id, its, score]),
});

describe('a failing write during a scan', () => {
  test('neither ends the scan nor changes its result, whichever single write it is', {
    timeout: 300_000,
  }, async () => {
    const whole = await scanOnce();
    const count = writes.length;
    expect([whole.phase, count > 20, (await listScans()).scans.length]).toEqual(['done', true, 1]);
    expect(new Set(writes.map((kind) => kind.split(' ').slice(0, 2).join(' ')))).toEqual(
      new Set(['local set', 'session set', 'session remove', 'history put']),
    );
    for (const undo of restore.splice(0)) undo();
    for (let chosen = 0; chosen < count; chosen += 1) {
      writes = [];
      fails = ({ index }) => index === chosen;
      const state = await scanOnce();
      for (const undo of restore.splice(0)) undo();
      expect(textOf(state), writes[chosen]).toEqual(textOf(whole));
      // A state that could not be stored once is stored by the next try.
      expect((await readState(7))?.phase, writes[chosen]).toBe('done');
    }
  });

  test.each([
    ['the store of settings and counters', 'local', ['storeFull']],
    ['the history', 'history', ['noRoom']],
  ] as const)('%s full: the scan has the same result, and says so', async (_, area, notes) => {
    fails = ({ kind }) => kind.startsWith(area);
    const state = await scanOnce();
    expect([state.phase, state.notes.filter((note) => (notes as readonly string[]).includes(note))]).toEqual([
      'done',
      notes,
    ]);
  });

  test('everything full: the scan still ends', async () => {
    fails = () => true;
    expect((await scanOnce()).phase).toBe('done');
  });
});
