import { tryOrElseLater } from '../../fault.ts';
import type { ScanState } from '../../state.ts';
import { menuWords } from '../../words/menu.ts';
import { browser } from '../browser.ts';
import { getInterfaceLocale } from '../locale.ts';
import { settingsSlot } from '../storage/store.ts';

/** Light-theme colours of the states: white digits have a contrast of 6.36:1 or more on each. */
const COLOURS = { good: '#1C6747', warn: '#7F5200', fail: '#A02328', none: '#566070' };

const pickColour = (score: number | null): string => {
  if (score === null) return COLOURS.none;
  if (score >= 75) return COLOURS.good;
  return score >= 40 ? COLOURS.warn : COLOURS.fail;
};

const formatBadgeText = ({ phase, overall, incomplete }: ScanState): string => {
  if (phase === 'scanning') return '…';
  if (phase === 'failed') return '!';
  return overall === null ? '–' : `${incomplete ? '~' : ''}${overall}`;
};

/** Shows a tab's state on its toolbar button; `title` is the sentence for hover and screen reader. */
export const showBadge = async (state: ScanState, title: string): Promise<void> => {
  const { tabId } = state;
  const color = pickColour(state.phase === 'done' ? state.overall : null);
  try {
    await browser.action.setBadgeText({ tabId, text: formatBadgeText(state) });
    await browser.action.setBadgeBackgroundColor({ tabId, color });
    await browser.action.setBadgeTextColor({ tabId, color: '#FFFFFF' });
    await browser.action.setTitle({ tabId, title });
  } catch {
    // The tab was closed during the scan: it has no button any more.
  }
};

/**
 * The button's title where nothing was scanned, in the language of the settings; the package's own title follows the
 * browser's language only.
 */
const getOffer = async (): Promise<string> => menuWords[getInterfaceLocale(await settingsSlot.get())];

/** Sets the button's title for every tab without a scan. */
export const nameButton = (): Promise<void> =>
  tryOrElseLater('the toolbar button', undefined, async () => browser.action.setTitle({ title: await getOffer() }));

/** Resets a tab's button to its state before the first scan. */
export const clearBadge = async (tabId: number): Promise<void> => {
  try {
    await browser.action.setBadgeText({ tabId, text: '' });
    await browser.action.setTitle({ tabId, title: await getOffer() });
  } catch {
    // The tab is gone, and its button with it.
  }
};
