import { useEffect, useState } from 'preact/hooks';
import { browser } from '../../lib/platform/browser.ts';
import { pageAddress } from '../../lib/platform/shown.ts';

/** Where the tab is now: on the scanned page, on another, or on one whose address the browser hides from us. */
export type Whereabouts = 'here' | 'moved' | 'hidden';

/**
 * Whether the tab went to another page than the scanned one while the popup was open. The click lets us see the tab's
 * address; an address that is hidden afterwards is that of another origin, which only another click can show us.
 */
export const useMoved = (tabId: number, scanned: string | null): Whereabouts => {
  const [now, setNow] = useState<{ readonly url: string | undefined } | null>(null);
  useEffect(() => {
    const updated = (id: number, _: unknown, tab: { readonly url?: string | undefined }): void => {
      if (id === tabId) setNow({ url: tab.url });
    };
    browser.tabs.onUpdated.addListener(updated);
    return () => browser.tabs.onUpdated.removeListener(updated);
  }, [tabId]);
  if (now === null || scanned === null) return 'here';
  if (now.url === undefined) return 'hidden';
  return pageAddress(now.url) === pageAddress(scanned) ? 'here' : 'moved';
};
