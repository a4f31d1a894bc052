import { limit } from '../../collect/network/limit.ts';
import { tryOrElseLater } from '../../fault.ts';
import { ScanState, toStateKey } from '../../state.ts';
import { browser } from '../browser.ts';
import { getInterfaceLocale } from '../locale.ts';
import { keepForUser, listStatesIn } from '../storage/session-quota.ts';
import { reportKey } from '../storage/session-report.ts';
import { toSiteKey } from '../storage/session-site.ts';
import { settingsSlot } from '../storage/store.ts';
import { translateState } from './retold.ts';

/** The state of a tab's scan; null when the tab has none, or one of another version. */
export const readState = async (tabId: number): Promise<ScanState | null> => {
  const { [toStateKey(tabId)]: stored } = await browser.storage.session.get(toStateKey(tabId));
  const parsed = ScanState.safeParse(stored);
  return parsed.success ? parsed.data : null;
};

/** One after the other, so that a state that is told anew never takes the place of a newer one. */
const writing = limit(1);

/** A state in the language of now; as it is where that cannot be known. */
const toCurrentLanguage = (state: ScanState): Promise<ScanState> =>
  tryOrElseLater('the language of a state', state, async () =>
    translateState(state, getInterfaceLocale(await settingsSlot.get())),
  );

/** Keeps a state, with its texts in the language that the settings say now. */
export const keepState = (state: ScanState): Promise<void> =>
  writing(async () => void (await keepForUser({ [toStateKey(state.tabId)]: await toCurrentLanguage(state) })));

/** Tells every kept state in the language that the settings say now, and gives them. */
export const translateStates = (): Promise<readonly ScanState[]> =>
  writing(async () => {
    const states = await listStates();
    for (const state of states) {
      const stored = await toCurrentLanguage(state);
      if (stored !== state) await keepForUser({ [toStateKey(state.tabId)]: stored });
    }
    return states;
  });

/** All states of this browser session. */
export const listStates = async (): Promise<readonly ScanState[]> =>
  listStatesIn(await browser.storage.session.get(null));

/** Forgets the report that was held of a tab's earlier scan. */
export const removeHeldReport = (tabId: number): Promise<void> =>
  tryOrElseLater('a held report', undefined, () => browser.storage.session.remove(reportKey(tabId)));

/** Forgets everything of a tab that was closed. */
export const removeTab = (tabId: number): Promise<void> =>
  writing(() => browser.storage.session.remove([reportKey(tabId), toSiteKey(tabId), toStateKey(tabId)]));

/** Whether a scan's tab is in a private window; of a page that was turned away no note says so. */
export const isPrivate = async ({ tabId, notes }: ScanState): Promise<boolean> =>
  notes.includes('private') || ((await browser.tabs.get(tabId).catch(() => null))?.incognito ?? false);
