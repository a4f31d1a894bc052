import type { ScanState } from '../../state.ts';
import { browser } from '../browser.ts';

/** Light-theme colours of the states: white digits keep 6.36:1 or more on each. */
const COLOURS = { good: '#1C6747', warn: '#7F5200', fail: '#A02328', none: '#566070' };

const colourOf = (score: number | null): string => {
  if (score === null) return COLOURS.none;
  if (score >= 75) return COLOURS.good;
  return score >= 40 ? COLOURS.warn : COLOURS.fail;
};

const textOf = ({ phase, overall, incomplete }: ScanState): string => {
  if (phase === 'scanning') return '…';
  if (phase === 'failed') return '!';
  return overall === null ? '–' : `${incomplete ? '~' : ''}${overall}`;
};

/** Shows a tab's state on its toolbar button; `title` is the sentence for hover and screen reader. */
export const showBadge = async (state: ScanState, title: string): Promise<void> => {
  const { tabId } = state;
  const color = colourOf(state.phase === 'done' ? state.overall : null);
  try {
    await browser.action.setBadgeText({ tabId, text: textOf(state) });
    await browser.action.setBadgeBackgroundColor({ tabId, color });
    await browser.action.setBadgeTextColor({ tabId, color: '#FFFFFF' });
    await browser.action.setTitle({ tabId, title });
  } catch {
    // The tab was closed while it was scanned: there is no button left to show anything on.
  }
};

/** The button of a tab as it is before the first scan. */
export const clearBadge = async (tabId: number): Promise<void> => {
  try {
    await browser.action.setBadgeText({ tabId, text: '' });
    await browser.action.setTitle({ tabId, title: browser.i18n.getMessage('actionTitle') });
  } catch {
    // The tab is gone, and its button with it.
  }
};
