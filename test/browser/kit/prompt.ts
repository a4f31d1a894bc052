import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { View } from './driven.ts';
import { answerPrompt, clickPopup } from './firefox/chrome-scope.ts';
import type { FirefoxSession } from './firefox/session.ts';
import type { Screen } from './screen.ts';

/** Ms in which a prompt takes no clicks, so that nobody is tricked into one. */
const DELAY = 1_000;

export type Answer = 'allow' | 'deny';

/** Opens every row of the popup and gives the middle of the button that asks for access; null when there is none. */
const findButton = (): { readonly x: number; readonly y: number } | null => {
  const words = /^(Geef toegang|Toegang geven)/;
  const button = [...document.querySelectorAll('button')].find((one) => words.test(one.textContent?.trim() ?? ''));
  if (button === undefined) {
    for (const row of document.querySelectorAll<HTMLElement>('button[aria-expanded="false"]')) row.click();
    return null;
  }
  button.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const positionOfButton = async (popup: View): Promise<{ readonly x: number; readonly y: number }> => {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const location = await popup.evaluate(findButton);
    if (location !== null) return location;
    await wait(100);
  }
  throw new Error('the popup has no button that asks for access');
};

/** Clicks the button in Chromium's popup and answers the prompt by keyboard: the focus is on "Deny" at first. */
export const askInChromium = async (popup: Page, screen: Screen, answer: Answer): Promise<void> => {
  const { x, y } = await positionOfButton(popup);
  const closed = new Promise((resolve) => popup.once('close', resolve));
  // The prompt takes the focus, and with it the popup goes, sometimes before it has told of the click.
  await popup.mouse.click(x, y).catch(() => {});
  await closed;
  await wait(DELAY);
  await screen.press(...(answer === 'allow' ? ['Tab', 'Return'] : ['Return']));
};

/** Clicks the button in Firefox's popup and then one in the prompt; tells what the prompt asked. */
export const askInFirefox = async (session: FirefoxSession, popup: View, answer: Answer): Promise<string> => {
  const { x, y } = await positionOfButton(popup);
  await session.chrome(clickPopup, session.extensionId, x, y);
  await wait(DELAY);
  const requested = await session.chrome(answerPrompt, answer);
  if (requested === null) throw new Error('no prompt came');
  return requested;
};
