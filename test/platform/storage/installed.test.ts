import { beforeEach, describe, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { newsSlot, onInstalled } from '../../../lib/platform/storage/installed.ts';

beforeEach(() => {
  fakeBrowser.reset();
  fakeBrowser.runtime.getManifest = () => ({ manifest_version: 3, name: 'Pijler', version: '0.2.0' });
});

/** The fake browser starts with a tab without an address. */
const opened = async () => (await fakeBrowser.tabs.query({})).flatMap(({ url }) => url ?? []);

test('an install opens the welcome page once', async () => {
  await onInstalled({ reason: 'install', temporary: false });
  expect(await opened()).toEqual([fakeBrowser.runtime.getURL('/welcome.html')]);
  expect(await newsSlot.get()).toBeNull();
});

describe('an update', () => {
  test('opens nothing, and stores the previous version for the news', async () => {
    await onInstalled({ reason: 'update', previousVersion: '0.1.0', temporary: false });
    expect(await opened()).toEqual([]);
    expect(await newsSlot.get()).toBe('0.1.0');
  });

  test('keeps the earlier version when its news was not seen', async () => {
    await newsSlot.set('0.0.9');
    await onInstalled({ reason: 'update', previousVersion: '0.1.0', temporary: false });
    expect(await newsSlot.get()).toBe('0.0.9');
  });

  test.each([
    { reason: 'update', previousVersion: '0.2.0', temporary: false },
    { reason: 'browser_update', temporary: false },
  ] as const)('%j is ignored', async (details) => {
    await onInstalled(details);
    expect(await opened()).toEqual([]);
    expect(await newsSlot.get()).toBeNull();
  });
});
