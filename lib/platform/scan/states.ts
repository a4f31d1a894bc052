import { limit } from '../../collect/network/limit.ts';
import { orElseLater } from '../../fault.ts';
import { ScanState, stateKey } from '../../state.ts';
import { browser } from '../browser.ts';
import { interfaceLocale } from '../locale.ts';
import { keepForUser, statesIn } from '../storage/session-quota.ts';
import { reportKey } from '../storage/session-report.ts';
import { siteKey } from '../storage/session-site.ts';
import { settingsSlot } from '../storage/store.ts';
import { retold } from './retold.ts';

/** The state of a tab's scan; null when the tab has none, or one of another version. */
export const stateOf = async (tabId: number): Promise<ScanState | null> => {
  const { [stateKey(tabId)]: stored } = await browser.storage.session.get(stateKey(tabId));
  const parsed = ScanState.safeParse(stored);
  return parsed.success ? parsed.data : null;
};

/** One after the other, so that a state that is told anew never takes the place of a newer one. */
const writing = limit(1);

/** A state in the language of now; as it is where that cannot be known. */
const inLanguage = (state: ScanState): Promise<ScanState> =>
  orElseLater('the language of a state', state, async () => retold(state, interfaceLocale(await settingsSlot.get())));

/** Keeps a state, with its texts in the language that the settings say now. */
export const keepState = (state: ScanState): Promise<void> =>
  writing(async () => void (await keepForUser({ [stateKey(state.tabId)]: await inLanguage(state) })));

/** Tells every kept state in the language that the settings say now, and gives them. */
export const retellStates = (): Promise<readonly ScanState[]> =>
  writing(async () => {
    const states = await allStates();
    for (const state of states) {
      const stored = await inLanguage(state);
      if (stored !== state) await keepForUser({ [stateKey(state.tabId)]: stored });
    }
    return states;
  });

/** All states of this browser session. */
export const allStates = async (): Promise<readonly ScanState[]> => statesIn(await browser.storage.session.get(null));

/** Forgets the report that was held of a tab's earlier scan. */
export const forgetReport = (tabId: number): Promise<void> =>
  orElseLater('a held report', undefined, () => browser.storage.session.remove(reportKey(tabId)));

/** Forgets everything of a tab that was closed. */
export const forgetTab = (tabId: number): Promise<void> =>
  writing(() => browser.storage.session.remove([reportKey(tabId), siteKey(tabId), stateKey(tabId)]));

/** Whether a scan's tab is in a private window; of a page that was turned away no note says so. */
export const isPrivate = async ({ tabId, notes }: ScanState): Promise<boolean> =>
  notes.includes('private') || ((await browser.tabs.get(tabId).catch(() => null))?.incognito ?? false);
