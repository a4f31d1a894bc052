import { defineBackground } from 'wxt/utils/define-background';
import { browser } from '../lib/platform/browser.ts';
import { onGranted, onMessage, scanAlone } from '../lib/platform/commands.ts';
import { onInstalled } from '../lib/platform/installed.ts';
import { makeMenu, onMenu, renameMenu } from '../lib/platform/menu.ts';
import { cancel, settle } from '../lib/platform/start.ts';
import { forgetTab } from '../lib/platform/states.ts';
import { settingsSlot } from '../lib/platform/store.ts';

export default defineBackground(() => {
  browser.runtime.onMessage.addListener(onMessage);
  browser.permissions.onAdded.addListener(() => void onGranted());

  void settle();

  browser.tabs.onRemoved.addListener((tabId) => {
    cancel(tabId);
    void forgetTab(tabId);
  });

  browser.runtime.onInstalled.addListener((details) => {
    void makeMenu();
    void onInstalled(details);
  });
  settingsSlot.watch(renameMenu);
  browser.contextMenus.onClicked.addListener((_, tab) => onMenu(tab, scanAlone));
});
