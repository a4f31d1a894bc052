import { defineBackground } from 'wxt/utils/define-background';
import { browser } from '../lib/platform/browser.ts';
import { makeMenu, onMenu, renameMenu } from '../lib/platform/menu.ts';
import {
  announceAnew,
  announceState,
  onConnect,
  onGranted,
  onMessage,
  scanAlone,
} from '../lib/platform/scan/commands.ts';
import { handleClosedTab, settle } from '../lib/platform/scan/start.ts';
import { onUpdateAvailable, updateIfIdle } from '../lib/platform/scan/update.ts';
import { restoreData } from '../lib/platform/service/renew-data.ts';
import { onInstalled } from '../lib/platform/storage/installed.ts';
import { keepFromPages, settingsSlot } from '../lib/platform/storage/store.ts';

export default defineBackground({
  // As a module it shares its words and checks with the pages; otherwise the package would contain them twice.
  type: 'module',
  main() {
    void keepFromPages();
    browser.runtime.onMessage.addListener(onMessage);
    browser.runtime.onConnect.addListener(onConnect);
    browser.permissions.onAdded.addListener(() => void onGranted());

    void restoreData()
      .then(() => settle(announceState))
      .then(announceAnew);

    browser.tabs.onRemoved.addListener((tabId) => void handleClosedTab(tabId).then(updateIfIdle));

    browser.runtime.onInstalled.addListener((details) => {
      void makeMenu();
      void onInstalled(details);
    });
    browser.runtime.onUpdateAvailable.addListener(() => void onUpdateAvailable());
    settingsSlot.watch((settings) => {
      renameMenu(settings);
      void announceAnew();
    });
    browser.contextMenus.onClicked.addListener((_, tab) => onMenu(tab, scanAlone));
  },
});
