import type { Manifest } from 'webextension-polyfill';
import { browser } from '../browser.ts';

/** The match pattern of the origin of one address alone. Firefox's patterns have no port, so there it is the host's. */
export const toMatchPattern = (address: string): string => {
  const { protocol, host, hostname } = new URL(address);
  return `${protocol}//${import.meta.env.FIREFOX ? hostname : host}/*`;
};

/**
 * What a scan service gets, in the words of Firefox's own consent (`data_collection_permissions`): the page's address and
 * the key. Chromium knows no such consent.
 */
const DATA = ['browsingActivity', 'authenticationInfo'] satisfies Manifest.OptionalDataCollectionPermission[];

/** What it gets beside that where kept reports are handed in: they quote the pages that they are of. */
const WITH_CONTENT = [...DATA, 'websiteContent'] satisfies Manifest.OptionalDataCollectionPermission[];

const toPermissions = (base: string, data: Manifest.OptionalDataCollectionPermission[] = DATA) => ({
  origins: [toMatchPattern(base)],
  ...(import.meta.env.FIREFOX ? { data_collection: data } : {}),
});

export const mayReach = (base: string): Promise<boolean> => browser.permissions.contains(toPermissions(base));

/** Asks the browser's own prompt for one base address; only from a user's click in an extension page. */
export const requestServiceAccess = (base: string): Promise<boolean> =>
  browser.permissions.request(toPermissions(base));

/** Asks the browser's own prompt for the address of newer tables, which is told nothing; only from a user's click in an extension page. */
export const requestDataAccess = (address: string): Promise<boolean> =>
  browser.permissions.request({ origins: [toMatchPattern(address)] });

/** Whether reports may go to a base address too. */
export const mayHandInto = (base: string): Promise<boolean> =>
  browser.permissions.contains(toPermissions(base, WITH_CONTENT));

/** Asks for that; only from a user's click in an extension page. */
export const requestHandInAccess = (base: string): Promise<boolean> =>
  browser.permissions.request(toPermissions(base, WITH_CONTENT));

/** Gives the access to a base address back. What the browser granted otherwise stays. */
export const removeServiceAccess = async (base: string): Promise<void> => {
  await browser.permissions.remove(toPermissions(base, WITH_CONTENT)).catch(() => false);
};
