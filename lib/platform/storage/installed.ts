import type { Runtime } from 'webextension-polyfill';
import * as z from 'zod/mini';
import { browser } from '../browser.ts';
import { createSlot } from './store.ts';

/** The version before an update whose changes the user has not seen yet; null when there is nothing to show. */
export const newsSlot = createSlot<string | null>({
  area: 'local',
  key: 'newSince',
  schema: z.nullable(z.string()),
  fallback: null,
});

/** Opens the welcome page once, on install; an update opens nothing and leaves a notice for the options page. */
export const onInstalled = async ({ reason, previousVersion }: Runtime.OnInstalledDetailsType): Promise<void> => {
  if (reason === 'install') await browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
  const isOther = previousVersion !== undefined && previousVersion !== browser.runtime.getManifest().version;
  if (reason === 'update' && isOther) await newsSlot.change((since) => since ?? previousVersion);
};
