import { useEffect, useState } from 'preact/hooks';
import type { Tabs } from 'webextension-polyfill';
import { browser } from '../../lib/platform/browser.ts';

const plain = (url: string): string => url.replace(/#.*$/, '');

/** Whether the tab went to another page than the scanned one while the popup was open. */
export const useMoved = (tabId: number, scanned: string | null): boolean => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const updated = (id: number, _: Tabs.OnUpdatedChangeInfoType, tab: Tabs.Tab): void => {
      if (id === tabId) setUrl(tab.url ?? null);
    };
    browser.tabs.onUpdated.addListener(updated);
    return () => browser.tabs.onUpdated.removeListener(updated);
  }, [tabId]);
  return url !== null && scanned !== null && plain(url) !== plain(scanned);
};
