import type { Manifest } from 'webextension-polyfill';
import { browser } from '../browser.ts';

/** The match pattern of the origin of one address alone. Firefox's patterns have no port, so there it is the host's. */
export const patternOf = (address: string): string => {
  const { protocol, host, hostname } = new URL(address);
  return `${protocol}//${import.meta.env.FIREFOX ? hostname : host}/*`;
};

/**
 * What a scan service gets, in the words of Firefox's own consent (`data_collection_permissions`): the page's address and
 * the key. Chromium knows no such consent.
 */
const DATA = ['browsingActivity', 'authenticationInfo'] satisfies Manifest.OptionalDataCollectionPermission[];

const wanted = (base: string) => ({
  origins: [patternOf(base)],
  ...(import.meta.env.FIREFOX ? { data_collection: DATA } : {}),
});

export const mayReach = (base: string): Promise<boolean> => browser.permissions.contains(wanted(base));

/** Asks the browser's own prompt for one base address; only from a user's click in an extension page. */
export const askToReach = (base: string): Promise<boolean> => browser.permissions.request(wanted(base));

/** Gives the access to a base address back. What the browser granted otherwise stays. */
export const leave = async (base: string): Promise<void> => {
  await browser.permissions.remove(wanted(base)).catch(() => false);
};
