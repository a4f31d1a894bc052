import type { Page } from 'puppeteer-core';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import type { Pillar } from '../../../lib/model.ts';
import { type ScanState, stateKey } from '../../../lib/state.ts';
import type { Session } from './session.ts';

/** In the functions below that run in the extension's own page. */
declare const chrome: ExtensionApi;

/** How the kit follows a scan: the only place outside the extension that knows its stored state and its messages. */

/** The state of the tab's scan as the background keeps it; undefined before the first. */
export async function readState(session: Session, tabId: number): Promise<ScanState | undefined> {
  const stored = await readSession(session, stateKey(tabId));
  return stored as ScanState | undefined;
}

/** The facts of the tab's scan (name → seen or not), where the background still has them. */
export const readEvidence = (session: Session, tabId: number): Promise<unknown> =>
  readSession(session, `facts:${tabId}`);

async function readSession(session: Session, key: string): Promise<unknown> {
  const page = await session.backstage();
  return page.evaluate(async (name) => (await chrome.storage.session.get(name))[name], key);
}

/** The tab's number, which pages of the extension and its store use. */
export async function tabIdOf(session: Session, page: Page): Promise<number> {
  await page.bringToFront();
  const backstage = await session.backstage();
  return backstage.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    if (tab?.id === undefined) throw new Error('no active tab');
    return tab.id;
  });
}

/** Waits until the tab's scan is done or failed. Throws when it is neither after `limit` milliseconds. */
export async function waitForScan(session: Session, tabId: number, limit = 30_000): Promise<ScanState> {
  const end = Date.now() + limit;
  let state: ScanState | undefined;
  while (Date.now() < end) {
    state = await readState(session, tabId);
    if (state?.phase === 'done' || state?.phase === 'failed') return state;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the scan did not end: ${state?.phase ?? 'never started'}`);
}

/** Scans one pillar, after the click on the toolbar gave the grant and began a scan of all six. */
export async function restartFor(session: Session, tabId: number, pillar: Pillar): Promise<void> {
  await command(session, 'cancel', { tabId });
  await command(session, 'start', { tabId, again: true, pillar });
}

async function command(session: Session, name: string, ask: object): Promise<void> {
  const page = await session.backstage();
  await page.evaluate((message) => chrome.runtime.sendMessage(message), { command: name, ask });
}
