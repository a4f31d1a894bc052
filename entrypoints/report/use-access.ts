import { useEffect, useState } from 'preact/hooks';
import { toPageAddress } from '../../lib/parse/url/document-address.ts';
import { browser } from '../../lib/platform/browser.ts';
import { requestAccess } from '../../lib/platform/page/access.ts';
import { ScanState, toStateKey } from '../../lib/state.ts';
import { getWebHost, isUnseen, needsAccess } from '../../lib/view/scan-state.ts';

/** `open`: access was given, and the page is shown in no tab any more; `scanning`: it is looked at anew, of itself. */
type AccessRequest = 'none' | 'scanning' | 'open' | 'impossible';

export interface Asking {
  /** Asks the browser's own prompt; absent where no access is lacking, or that scan is forgotten. */
  readonly ask: (() => void) | undefined;
  readonly request: AccessRequest;
}

const isShown = async ({ tabId, url }: ScanState): Promise<boolean> => {
  const tab = await browser.tabs.get(tabId).catch(() => null);
  return tab?.url !== undefined && toPageAddress(tab.url) === toPageAddress(url);
};

/** Calls back once with the id of the next scan of a tab that ended; returns how to stop. */
const onNext = ({ tabId, id }: ScanState, ended: (id: string) => void): (() => void) => {
  const handleStorageChange = (changes: Record<string, { newValue?: unknown }>): void => {
    const next = ScanState.safeParse(changes[toStateKey(tabId)]?.newValue);
    if (next.success && next.data.id !== id && next.data.phase !== 'scanning') ended(next.data.id);
  };
  browser.storage.session.onChanged.addListener(handleStorageChange);
  return () => browser.storage.session.onChanged.removeListener(handleStorageChange);
};

/** Whether access to a scan's site is lacking, would show more, and can be asked for. */
export const isAccessOffered = (state: ScanState | null): state is ScanState =>
  state !== null && getWebHost(state.url) !== '' && needsAccess(state) && isUnseen(state, 'denied');

/** Access to the site of a report. The background scans its tab again once it was given; that report is opened here. */
export const useAccess = (state: ScanState | null, open: (id: string) => void): Asking => {
  const [request, setRequest] = useState<AccessRequest>('none');
  useEffect(() => (request === 'scanning' && state !== null ? onNext(state, open) : undefined), [request]);
  if (!isAccessOffered(state)) return { ask: undefined, request };
  // The prompt needs the click itself: nothing may be awaited before it.
  const requestSiteAccess = async (): Promise<void> => {
    const answer = await requestAccess({ url: state.url, host: getWebHost(state.url) });
    if (answer === 'impossible') setRequest('impossible');
    if (answer === 'granted') setRequest((await isShown(state)) ? 'scanning' : 'open');
  };
  return { ask: request === 'none' ? () => void requestSiteAccess() : undefined, request };
};
