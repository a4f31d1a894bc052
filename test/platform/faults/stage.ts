import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Job } from '../../../lib/platform/scan/job.ts';

/** A tab of the fake browser, as `tabs.get` tells it. */
export interface FakeTab {
  url: string;
  incognito?: boolean;
  documentId?: string;
}

/** Puts tabs into the fake browser: they take every injection, and every permission is denied. */
export const showTabs = (tabs: Record<number, FakeTab>): void => {
  fakeBrowser.tabs.get = (async (id: number) => {
    const tab = tabs[id];
    if (tab === undefined) throw new Error(`No tab with id: ${id}.`);
    return { id, incognito: false, ...tab };
  }) as never;
  fakeBrowser.scripting = {
    executeScript: async ({ target }: { target: { tabId: number } }) => {
      const { url = '', documentId = `document of ${target.tabId}` } = tabs[target.tabId] ?? {};
      return [{ frameId: 0, documentId, result: { type: 'text/html', born: 1_000, url } }];
    },
  } as never;
  fakeBrowser.i18n.getUILanguage = () => 'nl';
  fakeBrowser.runtime.getManifest = () => ({ manifest_version: 3, name: 'Pijler', version: '1.0.0' });
  fakeBrowser.permissions = {
    contains: async () => false,
    onRemoved: { addListener: () => {}, removeListener: () => {} },
  } as never;
};

/** A scan that a test ends: what `runTabScan` is replaced by. */
export interface Answers {
  readonly job: Job;
  end(): void;
}
