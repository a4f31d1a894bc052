import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { makeMenu, onMenu, renameMenu } from '../../lib/platform/menu.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import { DEFAULTS } from '../../lib/settings.ts';

/** The menu as the browser stores it: it outlives the background, and rejects a second item with the same id. */
const items = new Map<string, { readonly title: string; readonly contexts?: readonly string[] }>();
const openPopup = vi.fn<() => Promise<void>>();

beforeEach(() => {
  fakeBrowser.reset();
  items.clear();
  openPopup.mockReset();
  Object.assign(fakeBrowser, {
    contextMenus: {
      removeAll: async () => items.clear(),
      create: ({ id, ...item }: { id: string; title: string }) => {
        if (items.has(id)) throw new Error('duplicate id');
        items.set(id, item);
      },
      update: async (id: string, item: { title: string }) => {
        if (!items.has(id)) throw new Error('no such item');
        items.set(id, { ...items.get(id), ...item });
      },
    },
  });
  Object.assign(fakeBrowser.action, { openPopup });
  fakeBrowser.i18n.getUILanguage = () => 'en';
});

describe('the context menu item', () => {
  test('is added once to page and button in the set language, also after a second install event', async () => {
    await settingsSlot.set({ ...DEFAULTS, language: 'nl' });
    await makeMenu();
    await makeMenu();
    expect([...items.values()]).toEqual([{ title: 'Scan deze website', contexts: ['page', 'action'] }]);
  });

  test('changes its language with the settings, and nothing happens before it is made', async () => {
    renameMenu({ ...DEFAULTS, language: 'nl' });
    await makeMenu();
    renameMenu({ ...DEFAULTS, language: 'nl' });
    await vi.waitFor(() => expect([...items.values()][0]?.title).toBe('Scan deze website'));
  });
});

describe('choosing the context menu item', () => {
  const tab = { id: 7 } as Parameters<typeof onMenu>[0];

  test('opens the popup, which scans', async () => {
    openPopup.mockResolvedValue();
    const scanned: number[] = [];
    onMenu(tab, async (id) => scanned.push(id));
    await vi.waitFor(() => expect(openPopup).toHaveBeenCalledOnce());
    expect(scanned).toEqual([]);
  });

  test('starts the scan directly when no popup can be opened', async () => {
    openPopup.mockRejectedValue(new Error('no window'));
    const scanned: number[] = [];
    onMenu(tab, async (id) => scanned.push(id));
    await vi.waitFor(() => expect(scanned).toEqual([7]));
    onMenu(undefined, async (id) => scanned.push(id));
    await vi.waitFor(() => expect(openPopup).toHaveBeenCalledTimes(2));
    expect(scanned).toEqual([7]);
  });
});
