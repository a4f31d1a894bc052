import { browser } from './browser.ts';

/** The match pattern of one base address alone. Firefox's patterns have no port, so there it is the host's. */
export const patternOf = (base: string): string => {
  const { protocol, host, hostname } = new URL(base);
  return `${protocol}//${import.meta.env.FIREFOX ? hostname : host}/*`;
};

export const mayReach = (base: string): Promise<boolean> =>
  browser.permissions.contains({ origins: [patternOf(base)] });

/** Asks the browser's own prompt for one base address; only from a user's click in an extension page. */
export const askToReach = (base: string): Promise<boolean> =>
  browser.permissions.request({ origins: [patternOf(base)] });

/** Gives the access to a base address back. What the browser granted otherwise stays. */
export const leave = async (base: string): Promise<void> => {
  await browser.permissions.remove({ origins: [patternOf(base)] }).catch(() => false);
};
