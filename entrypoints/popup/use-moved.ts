import { useEffect, useState } from 'preact/hooks';
import { browser } from '../../lib/platform/browser.ts';

const plain = (url: string): string => url.replace(/#.*$/, '');

/** Whether the tab went to another page than the scanned one while the popup was open. */
export const useMoved = (tabId: number, scanned: string | null): boolean => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const updated = (id: number, _: unknown, tab: { readonly url?: string | undefined }): void => {
      if (id === tabId) setUrl(tab.url ?? null);
    };
    browser.tabs.onUpdated.addListener(updated);
    return () => browser.tabs.onUpdated.removeListener(updated);
  }, [tabId]);
  return url !== null && scanned !== null && plain(url) !== plain(scanned);
};
