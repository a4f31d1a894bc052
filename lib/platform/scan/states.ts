import { orElseLater } from '../../fault.ts';
import { ScanState, stateKey } from '../../state.ts';
import { browser } from '../browser.ts';
import { keepForUser, statesIn } from '../storage/session-quota.ts';
import { reportKey } from '../storage/session-report.ts';
import { siteKey } from '../storage/session-site.ts';

/** The state of a tab's scan; null when the tab has none, or one of another version. */
export const stateOf = async (tabId: number): Promise<ScanState | null> => {
  const { [stateKey(tabId)]: kept } = await browser.storage.session.get(stateKey(tabId));
  const parsed = ScanState.safeParse(kept);
  return parsed.success ? parsed.data : null;
};

export const keepState = async (state: ScanState): Promise<void> => {
  await keepForUser({ [stateKey(state.tabId)]: state });
};

/** All states of this browser session. */
export const allStates = async (): Promise<readonly ScanState[]> => statesIn(await browser.storage.session.get(null));

/** Forgets the report that was held of a tab's earlier scan. */
export const forgetReport = (tabId: number): Promise<void> =>
  orElseLater('a held report', undefined, () => browser.storage.session.remove(reportKey(tabId)));

/** Forgets everything of a tab that was closed. */
export const forgetTab = async (tabId: number): Promise<void> => {
  await browser.storage.session.remove([reportKey(tabId), siteKey(tabId), stateKey(tabId)]);
};

/** Whether a scan's tab is in a private window; of a page that was turned away no note says so. */
export const isPrivate = async ({ tabId, notes }: ScanState): Promise<boolean> =>
  notes.includes('private') || ((await browser.tabs.get(tabId).catch(() => null))?.incognito ?? false);
