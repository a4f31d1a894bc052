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

/** Asks the browser's own prompt for one site; only from a user's click in an extension page. */
export const askAccess = (host: string): Promise<boolean> =>
  browser.permissions.request({ origins: originsOf(host), permissions: ['webRequest'] });
