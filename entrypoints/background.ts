import { defineBackground } from 'wxt/utils/define-background';
import { browser } from '../lib/platform/browser.ts';
import { onGranted, onMessage } from '../lib/platform/commands.ts';
import { cancel, settle } from '../lib/platform/start.ts';
import { forgetTab } from '../lib/platform/states.ts';

const MENU = 'scan';

export default defineBackground(() => {
  browser.runtime.onMessage.addListener(onMessage);
  browser.permissions.onAdded.addListener(() => void onGranted());

  void settle();

  browser.tabs.onRemoved.addListener((tabId) => {
    cancel(tabId);
    void forgetTab(tabId);
  });

  browser.runtime.onInstalled.addListener(() => {
    const title = browser.i18n.getMessage('menuScan');
    browser.contextMenus.create({ id: MENU, title, contexts: ['page', 'action'] });
  });
  browser.contextMenus.onClicked.addListener(() => void browser.action.openPopup());
});
