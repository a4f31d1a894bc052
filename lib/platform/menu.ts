import type { Tabs } from 'webextension-polyfill';
import type { Settings } from '../settings.ts';
import { menuWords } from '../words/menu.ts';
import { browser } from './browser.ts';
import { getInterfaceLocale } from './locale.ts';
import { settingsSlot } from './storage/store.ts';

const MENU = 'scan';

const getMenuTitle = (settings: Settings): string => menuWords[getInterfaceLocale(settings)];

/** Recreates the only menu item: browsers keep it across restarts, and refuse a second one with the same id. */
export const makeMenu = async (): Promise<void> => {
  const title = getMenuTitle(await settingsSlot.get());
  await browser.contextMenus.removeAll();
  browser.contextMenus.create({ id: MENU, title, contexts: ['page', 'action'] });
};

/** Updates the item's title to the language of the settings; does nothing before the item exists. */
export const renameMenu = (settings: Settings): void => {
  void browser.contextMenus.update(MENU, { title: getMenuTitle(settings) }).catch(() => {});
};

/**
 * Opens the popup, as the toolbar button does. In a window without a toolbar no popup can open: there the scan starts
 * by itself, and the report shows it.
 */
export const onMenu = (tab: Tabs.Tab | undefined, scanAlone: (tabId: number) => Promise<unknown>): void => {
  // Firefox opens a popup only within the click itself: nothing may be awaited before this call.
  void browser.action.openPopup().catch(() => (tab?.id === undefined ? null : scanAlone(tab.id)));
};
