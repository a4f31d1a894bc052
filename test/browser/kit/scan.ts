import { setTimeout as wait } from 'node:timers/promises';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import type { Pillar } from '../../../lib/model.ts';
import type { Settings } from '../../../lib/settings.ts';
import { parseState, type ScanState, toStateKey } from '../../../lib/state.ts';
import type { Driven, View } from './driven.ts';

/** How the kit follows a scan: the only place outside the extension that knows its stored state and its messages. */

/** In the functions below that run in the extension's own page. */
declare const chrome: ExtensionApi;

/** Milliseconds in which a scan must have ended: the network's part stops at 15 s, the engine's at 45 s. */
const LIMIT = 60_000;

/** The tab's number, which pages of the extension and its store use. */
export const tabIdOf = async <V extends View>(session: Driven<V>, page: V): Promise<number> => {
  const backstage = await session.backstage();
  await page.bringToFront();
  return backstage.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    if (tab?.id === undefined) throw new Error('no active tab');
    return tab.id;
  });
};

/** Forgets the scans that were counted: a tier has so many an hour, and a test makes more. */
export const forgetStarts = async (session: Driven): Promise<void> => {
  const page = await session.backstage();
  await page.evaluate(() => chrome.storage.local.remove('starts'));
};

/** Everything the extension keeps in memory for this browser session. */
export const readSession = async (session: Driven): Promise<Readonly<Record<string, unknown>>> => {
  const page = await session.backstage();
  return page.evaluate(() => chrome.storage.session.get(null));
};

/** The state of the tab's scan as the background keeps it; undefined before the first. Throws for an error of ours in it. */
export const readState = async (session: Driven, tabId: number): Promise<ScanState | undefined> => {
  const page = await session.backstage();
  // Not all that is kept: this is asked again and again, and facts are large.
  const stored = await page.evaluate((key) => chrome.storage.session.get(key), toStateKey(tabId));
  const state = parseState(stored[toStateKey(tabId)]) ?? undefined;
  if (state !== undefined) session.faults.lookAt(state);
  return state;
};

/** What the backstage heard of facts: the extension forgets them with the scan that they belong to. */
interface Hearing {
  /** As they were kept: `fact:<scan>:<name>` → JSON. */
  readonly facts: Record<string, string>;
  /** Scans that ended, and whose facts have all been heard. */
  readonly ended: string[];
}
type WithHearing = typeof globalThis & { hearing: Hearing };

/** Runs in the backstage as soon as it is there: hears every fact that a scan keeps of itself. */
const hearFacts = (): void => {
  const hearing: Hearing = { facts: {}, ended: [] };
  (globalThis as WithHearing).hearing = hearing;
  chrome.storage.onChanged.addListener((changes, area) => {
    if (area !== 'session') return;
    for (const [key, { newValue }] of Object.entries(changes)) {
      if (key.startsWith('fact:') && newValue !== undefined) hearing.facts[key] = String(newValue);
      if (key.startsWith('job:') && newValue === undefined) hearing.ended.push(key.slice('job:'.length));
    }
  });
};

/** The backstage, from now on hearing facts. */
export const hearing = async <V extends View>({ page }: { readonly page: V }): Promise<V> => {
  await page.evaluate(hearFacts);
  return page;
};

/** The facts of a scan that have come so far: name → seen with its value, or not seen and why. */
export const factsHeard = async (session: Driven, id: string): Promise<Readonly<Record<string, unknown>>> => {
  const page = await session.backstage();
  const prefix = `fact:${id}:`;
  const heard = await page.evaluate(
    (start) => Object.entries((globalThis as WithHearing).hearing.facts).filter(([key]) => key.startsWith(start)),
    prefix,
  );
  return Object.fromEntries(heard.map(([key, fact]) => [key.slice(prefix.length), JSON.parse(fact)]));
};

/** The facts of the tab's last scan, when that has ended. Throws where the backstage was not there to hear them. */
export const readEvidence = async (session: Driven, tabId: number): Promise<Readonly<Record<string, unknown>>> => {
  const page = await session.backstage();
  const { id } = await waitForScan(session, tabId);
  const end = Date.now() + LIMIT;
  while (!(await page.evaluate((scan) => (globalThis as WithHearing).hearing.ended.includes(scan), id))) {
    if (Date.now() > end) throw new Error('nobody heard the facts of this scan');
    await wait(20);
  }
  return factsHeard(session, id);
};

/** Waits until the tab's scan, or the one with this `id`, is done or failed. Throws when that takes longer than a minute. */
export const waitForScan = async (session: Driven, tabId: number, id?: string): Promise<ScanState> => {
  const end = Date.now() + LIMIT;
  let state: ScanState | undefined;
  while (Date.now() < end) {
    state = await readState(session, tabId);
    const isOther = id !== undefined && state?.id !== id;
    if (state !== undefined && state.phase !== 'scanning' && !isOther) return state;
    await wait(50);
  }
  throw new Error(`the scan did not end: ${state?.phase ?? 'it never started'}`);
};

/** Scans the tab for one pillar, as the extension's own pages can; the toolbar's click has to give the grant before. */
export const scanPillar = async (session: Driven, tabId: number, pillar: Pillar): Promise<ScanState> => {
  await waitForScan(session, tabId);
  const { id } = await command<ScanState>(session, 'start', { tabId, again: true, pillar });
  return waitForScan(session, tabId, id);
};

/** Lets the toolbar button of a tab look at one pillar only: the press itself begins that scan, and no other. */
export const aimAt = async (session: Driven, tabId: number, pillar: Pillar): Promise<void> => {
  const page = await session.backstage();
  await page.evaluate((details) => chrome.action.setPopup(details), { tabId, popup: `/popup.html?pillar=${pillar}` });
};

/** Sets what the options page would; the other settings keep their values. */
export const changeSettings = async (session: Driven, changes: Partial<Settings>): Promise<void> => {
  const page = await session.backstage();
  await page.evaluate(async (wanted) => {
    const { settings } = await chrome.storage.local.get('settings');
    await chrome.storage.local.set({ settings: { ...(settings ?? {}), ...wanted } });
  }, changes);
};

/** Sends one of the extension's commands from a page of its own; throws what the background answers as an error. */
export const command = async <T>(session: Driven, name: string, ask: object): Promise<T> => {
  const page = await session.backstage();
  const message = { command: name, ask };
  const answer: unknown = await page.evaluate((sent) => chrome.runtime.sendMessage(sent), message);
  const reply = answer as { ok: true; value: T } | { ok: false; message: string } | undefined;
  if (!reply?.ok) throw new Error(`${name}: ${reply?.message ?? 'no answer'}`);
  return reply.value;
};
