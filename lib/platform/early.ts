import type { Browser, Tabs } from 'webextension-polyfill';
import type { Message, Reply } from './messages.ts';

/** What the popup's first script asked, before the view's code was there. */
export interface Early {
  readonly tab: Tabs.Tab | undefined;
  /** The answer to the command `start`; null when nothing was asked. */
  readonly asked: Promise<Reply<'start'> | undefined> | null;
}

declare global {
  // Only `var` declares a property of globalThis.
  var pijlerEarly: Promise<Early> | undefined;
}

/**
 * Asks for a scan of the tab in front, by the browser's own API: it has promises in both, and the one of
 * `lib/platform/browser.ts` is more than these first bytes may weigh.
 */
export const askEarly = async (): Promise<Early> => {
  const { browser, chrome } = globalThis as unknown as { readonly browser?: Browser; readonly chrome: Browser };
  const { tabs, runtime } = browser ?? chrome;
  const [tab] = await tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return { tab, asked: null };
  const message: Message<'start'> = { command: 'start', ask: { tabId: tab.id, again: false } };
  const asked = runtime.sendMessage(message) as NonNullable<Early['asked']>;
  // Who draws the popup takes it over, a failure too.
  asked.catch(() => {});
  return { tab, asked };
};
