import { BROWSER_ERRORS, type NetworkFailure } from '../../data/page-kinds/browser-errors.ts';

/** What an error of webRequest means for the server; null when the table does not list it. */
export const findNetworkFailure = (error: string): NetworkFailure | null => {
  const message = error.toLowerCase();
  return BROWSER_ERRORS.find(({ text }) => message.includes(text))?.means ?? null;
};
