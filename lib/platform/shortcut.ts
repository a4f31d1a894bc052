import { browser } from './browser.ts';

/** The shortcut that opens the popup, in the browser's notation; '' when none is set. */
export const getShortcut = async (): Promise<string> =>
  (await browser.commands.getAll()).find(({ name }) => name === '_execute_action')?.shortcut ?? '';
