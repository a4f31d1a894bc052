import type { Manifest } from 'webextension-polyfill';
import { browser } from '../browser.ts';

/** The match pattern for the origin of one address only. Firefox's patterns have no port, so there it covers the whole host. */
export const toMatchPattern = (address: string): string => {
  const { protocol, host, hostname } = new URL(address);
  return `${protocol}//${import.meta.env.FIREFOX ? hostname : host}/*`;
};

/**
 * The data that a scan service receives, in the terms of Firefox's own consent (`data_collection_permissions`): the
 * page's address and the key. Chromium has no such consent.
 */
const DATA = ['browsingActivity', 'authenticationInfo'] satisfies Manifest.OptionalDataCollectionPermission[];

/** The data that it also receives when stored reports are handed in: they quote their pages. */
const WITH_CONTENT = [...DATA, 'websiteContent'] satisfies Manifest.OptionalDataCollectionPermission[];

const toPermissions = (base: string, data: Manifest.OptionalDataCollectionPermission[] = DATA) => ({
  origins: [toMatchPattern(base)],
  ...(import.meta.env.FIREFOX ? { data_collection: data } : {}),
});

export const mayReach = (base: string): Promise<boolean> => browser.permissions.contains(toPermissions(base));

/** Shows the browser's permission prompt for one base address; only works within a user's click in an extension page. */
export const requestServiceAccess = (base: string): Promise<boolean> =>
  browser.permissions.request(toPermissions(base));

/**
 * Shows the browser's permission prompt for the address of newer tables, which receives no data; only works within a
 * user's click in an extension page.
 */
export const requestDataAccess = (address: string): Promise<boolean> =>
  browser.permissions.request({ origins: [toMatchPattern(address)] });

/** Whether the user also consented to handing reports in to a base address. */
export const mayHandInto = (base: string): Promise<boolean> =>
  browser.permissions.contains(toPermissions(base, WITH_CONTENT));

/** Requests that consent; only works within a user's click in an extension page. */
export const requestHandInAccess = (base: string): Promise<boolean> =>
  browser.permissions.request(toPermissions(base, WITH_CONTENT));

/** Revokes the access to a base address. What the browser granted otherwise stays. */
export const removeServiceAccess = async (base: string): Promise<void> => {
  await browser.permissions.remove(toPermissions(base, WITH_CONTENT)).catch(() => false);
};
