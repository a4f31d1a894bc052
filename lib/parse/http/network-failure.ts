import { BROWSER_ERRORS, type NetworkFailure } from '../../data/page-kinds/browser-errors.ts';

/** What the error of webRequest says of the server; null where the table does not know it. */
export const findNetworkFailure = (error: string): NetworkFailure | null => {
  const message = error.toLowerCase();
  return BROWSER_ERRORS.find(({ text }) => message.includes(text))?.means ?? null;
};
