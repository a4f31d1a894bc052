import { useEffect, useState } from 'preact/hooks';
import { toPageAddress } from '../../lib/parse/url/document-address.ts';
import { browser } from '../../lib/platform/browser.ts';
import { askAccess } from '../../lib/platform/page/access.ts';
import { ScanState, stateKey } from '../../lib/state.ts';
import { isUnseen, lacksAccess, webHost } from '../../lib/view/scan-state.ts';

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
  const changed = (changes: Record<string, { newValue?: unknown }>): void => {
    const next = ScanState.safeParse(changes[stateKey(tabId)]?.newValue);
    if (next.success && next.data.id !== id && next.data.phase !== 'scanning') ended(next.data.id);
  };
  browser.storage.session.onChanged.addListener(changed);
  return () => browser.storage.session.onChanged.removeListener(changed);
};

/** Whether access to a scan's site is lacking, would show more, and can be asked for. */
export const offersAccess = (state: ScanState | null): state is ScanState =>
  state !== null && webHost(state.url) !== '' && lacksAccess(state) && isUnseen(state, 'denied');

/** Access to the site of a report. The background scans its tab again once it was given; that report is opened here. */
export const useAccess = (state: ScanState | null, open: (id: string) => void): Asking => {
  const [request, setRequest] = useState<AccessRequest>('none');
  useEffect(() => (request === 'scanning' && state !== null ? onNext(state, open) : undefined), [request]);
  if (!offersAccess(state)) return { ask: undefined, request };
  // The prompt needs the click itself: nothing may be awaited before it.
  const ask = async (): Promise<void> => {
    const answer = await askAccess({ url: state.url, host: webHost(state.url) });
    if (answer === 'impossible') setRequest('impossible');
    if (answer === 'granted') setRequest((await isShown(state)) ? 'scanning' : 'open');
  };
  return { ask: request === 'none' ? () => void ask() : undefined, request };
};
