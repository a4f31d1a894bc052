import { closed } from '../../world/sites/obstacles.ts';
import { SITES } from '../../world/sites.ts';
import { type Driven, until, type View } from '../kit/driven.ts';
import { changeSettings, tabIdOf, waitForScan } from '../kit/scan.ts';

/** What a popup tells of a situation: its notices, sentence by sentence, and what it offers to press. */
export interface PopupText {
  readonly sentences: readonly string[];
  readonly offers: readonly string[];
}

/** The world with the places where a browser lets no extension look. */
export const WITH_CLOSED = [...SITES, closed];

export const readPopup = (popup: View): Promise<PopupText> =>
  popup.evaluate(() => {
    const textsAt = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map((one) => (one.textContent ?? '').trim());
    return { sentences: textsAt('.notice > p:not(.choices)'), offers: textsAt('.notice button') };
  });

/** Opens an address, presses the toolbar button, and tells what the popup says of it once the scan has ended. */
export const readPopupAt = async <V extends View>(
  session: Driven<V>,
  url: string,
): Promise<{ readonly page: V; readonly popup: V; readonly tabId: number; readonly told: PopupText }> => {
  const { page } = await session.visit(url);
  const tabId = await tabIdOf(session, page);
  const popup = await session.press(page);
  await waitForScan(session, tabId);
  await until(popup, () => document.querySelector('.notice'));
  return { page, popup, tabId, told: await readPopup(popup) };
};

/** What the popup says to who opens it again, in English. */
export const inEnglish = async <V extends View>(session: Driven<V>, page: V): Promise<PopupText> => {
  await changeSettings(session, { language: 'en' });
  const popup = await session.press(page);
  await until(popup, () => document.documentElement.lang === 'en' && document.querySelector('.notice'));
  const result = await readPopup(popup);
  await changeSettings(session, { language: 'nl' });
  return result;
};

/** Presses what a notice offers, by its words, once it can be pressed. */
export const take = async (popup: View, offer: string): Promise<void> => {
  await until(popup, () => document.querySelector('.notice button:enabled'));
  await popup.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.notice button:enabled')];
    const button = buttons.find((one) => one.textContent?.trim() === wanted);
    if (button === undefined) throw new Error(`${wanted} is not offered`);
    button.click();
  }, offer);
};
