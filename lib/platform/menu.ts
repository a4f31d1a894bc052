import type { Tabs } from 'webextension-polyfill';
import type { Settings } from '../settings.ts';
import { menuWords } from '../words/menu.ts';
import { browser } from './browser.ts';
import { getInterfaceLocale } from './locale.ts';
import { settingsSlot } from './storage/store.ts';

const MENU = 'scan';

const getMenuTitle = (settings: Settings): string => menuWords[getInterfaceLocale(settings)];

/** Makes the one item anew: browsers keep it over restarts, and refuse a second with its id. */
export const makeMenu = async (): Promise<void> => {
  const title = getMenuTitle(await settingsSlot.get());
  await browser.contextMenus.removeAll();
  browser.contextMenus.create({ id: MENU, title, contexts: ['page', 'action'] });
};

/** The item speaks the language of the settings; before it is made there is nothing to rename. */
export const renameMenu = (settings: Settings): void => {
  void browser.contextMenus.update(MENU, { title: getMenuTitle(settings) }).catch(() => {});
};

/**
 * The item does what the toolbar button does. A window without a toolbar has no place for a popup: there the scan runs
 * by itself, and the report tells of it.
 */
export const onMenu = (tab: Tabs.Tab | undefined, scanAlone: (tabId: number) => Promise<unknown>): void => {
  // Firefox opens a popup only within the click itself: nothing may be awaited before it.
  void browser.action.openPopup().catch(() => (tab?.id === undefined ? null : scanAlone(tab.id)));
};
