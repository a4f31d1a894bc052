import { originsOf } from '../collect/policy.ts';
import { browser } from './browser.ts';

/** What the user granted for a site: its answers everywhere, and with it the hops (webRequest). */
export interface Access {
  readonly site: boolean;
  readonly hops: boolean;
}

export const accessTo = async (host: string): Promise<Access> => {
  const site = await browser.permissions.contains({ origins: originsOf(host) });
  const hops = site && (await browser.permissions.contains({ permissions: ['webRequest'] }));
  return { site, hops: hops && browser.webRequest !== undefined };
};

/** Access that may be taken back while it is used. */
export interface LiveAccess {
  now(): Access;
  stop(): void;
}

/** Follows what the user takes back of a site in mid-scan; what is granted meanwhile is for the next scan. */
export const followAccess = (host: string, granted: Access): LiveAccess => {
  let access = granted;
  const look = async (): Promise<void> => {
    const { site, hops } = await accessTo(host);
    access = { site: access.site && site, hops: access.hops && hops };
  };
  const removed = (): void => void look();
  browser.permissions.onRemoved.addListener(removed);
  return { now: () => access, stop: () => browser.permissions.onRemoved.removeListener(removed) };
};

/** Asks the browser's own prompt for one site; only from a user's click in an extension page. */
export const askAccess = (host: string): Promise<boolean> =>
  browser.permissions.request({ origins: originsOf(host), permissions: ['webRequest'] });
