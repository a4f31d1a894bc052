import { listOrigins } from '../../collect/network/origins.ts';
import type { Target } from '../../model.ts';
import { isAddress, withoutDot } from '../../parse/url/host-match.ts';
import { isLocalFile } from '../../parse/url/local-file.ts';
import { browser } from '../browser.ts';

/** Access that the user granted for a site: reading its responses and, with webRequest, seeing redirects. */
export interface Access {
  readonly site: boolean;
  readonly seesRedirects: boolean;
  /** Reading the site's certificate: only in Firefox, with webRequestBlocking. */
  readonly certificate: boolean;
  /** Access to all sites was granted: redirects of registers can be seen too. */
  readonly everywhere: boolean;
}

const EVERYWHERE = '*://*/*';

/** Requested in one prompt together with a site; Chromium has no use for the second. */
const WITH_SITE = (import.meta.env.FIREFOX ? ['webRequest', 'webRequestBlocking'] : ['webRequest']) as ['webRequest'];

const NO_ACCESS: Access = { site: false, seesRedirects: false, certificate: false, everywhere: false };

/**
 * Chromium reports a host with a trailing dot as granted when the host without the dot is, but then blocks reading it;
 * for such a host only a grant in exactly that spelling counts.
 */
const isSpelledOut = async (origins: readonly string[]): Promise<boolean> => {
  const { origins: given = [] } = await browser.permissions.getAll();
  return given.includes(EVERYWHERE) || origins.every((origin) => given.includes(origin));
};

/** Reads the access granted for a site. A page with a hidden address has none, nor has a local file, whose name is no host. */
export const readAccess = async ({ url, host }: Pick<Target, 'url' | 'host'>): Promise<Access> => {
  if (host === '' || isLocalFile(url)) return NO_ACCESS;
  const { hostname } = new URL(url);
  const origins = listOrigins(hostname);
  const site =
    (await browser.permissions.contains({ origins })) && (!hostname.endsWith('.') || (await isSpelledOut(origins)));
  const seesRedirects = site && (await browser.permissions.contains({ permissions: ['webRequest'] }));
  const certificate =
    seesRedirects &&
    import.meta.env.FIREFOX &&
    (await browser.permissions.contains({ permissions: ['webRequestBlocking'] }));
  const everywhere = seesRedirects && (await browser.permissions.contains({ origins: [EVERYWHERE] }));
  return { site, seesRedirects: seesRedirects && browser.webRequest !== undefined, certificate, everywhere };
};

/** Access that the user may revoke while it is in use. */
export interface LiveAccess {
  now(): Access;
  /** Calls back when part of the access was revoked. */
  onTaken(taken: () => void): void;
  stop(): void;
}

/** Tracks access to a site that the user revokes mid-scan; access granted meanwhile counts for the next scan only. */
export const followAccess = (of: Pick<Target, 'url' | 'host'>, granted: Access): LiveAccess => {
  let access = granted;
  let notifyTaken = (): void => {};
  const updateAccess = async (): Promise<void> => {
    const { site, seesRedirects, everywhere } = await readAccess(of);
    const before = access;
    access = {
      ...access,
      site: access.site && site,
      seesRedirects: access.seesRedirects && seesRedirects,
      everywhere: access.everywhere && everywhere,
    };
    if (before.site !== access.site || before.seesRedirects !== access.seesRedirects) notifyTaken();
  };
  const handleRemoved = (): void => void updateAccess();
  browser.permissions.onRemoved.addListener(handleRemoved);
  return {
    now: () => access,
    onTaken: (taken) => {
      notifyTaken = taken;
    },
    stop: () => browser.permissions.onRemoved.removeListener(handleRemoved),
  };
};

/**
 * Shows the browser's permission prompt for the site of a page; only works within a user's click in an extension page.
 * `impossible`: this browser does not accept the request, or accepts it without granting anything.
 */
export const requestAccess = async (
  of: Pick<Target, 'url' | 'host'>,
): Promise<'granted' | 'refused' | 'impossible'> => {
  try {
    const origins = listOrigins(new URL(of.url).hostname);
    if (!(await browser.permissions.request({ origins, permissions: WITH_SITE }))) return 'refused';
    return (await readAccess(of)).site ? 'granted' : 'impossible';
  } catch {
    return 'impossible';
  }
};

/** Whether more access is granted than a scan had: to the site, or to its redirects. */
export const hasMoreAccess = (
  { site, seesRedirects }: Access,
  before: { readonly access: boolean; readonly seesRedirects?: boolean | undefined },
): boolean => (site && !before.access) || (seesRedirects && before.seesRedirects === false);

/** Access that the user granted permanently, as the options page lists it. */
export interface Granted {
  /** Hosts, without www and without a trailing dot. */
  readonly sites: readonly string[];
  /** All sites, as granted on the options page or switched on in the browser. */
  readonly everywhere: boolean;
}

export const listGranted = async (): Promise<Granted> => {
  const { origins = [] } = await browser.permissions.getAll();
  const sites = origins.flatMap((origin) => withoutDot(/^\*:\/\/([^*/]+)\/\*$/.exec(origin)?.[1] ?? '') || []);
  return { sites: [...new Set(sites)].toSorted(), everywhere: origins.includes(EVERYWHERE) };
};

/** Revokes access to a site, in every spelling of its host. */
export const removeSiteAccess = (site: string): Promise<boolean> =>
  browser.permissions.remove({ origins: listOrigins(isAddress(site) ? site : `${site}.`) });

/** Shows the browser's permission prompt for all sites; only works within a user's click in an extension page. */
export const requestEverywhere = (): Promise<boolean> =>
  browser.permissions.request({ origins: [EVERYWHERE], permissions: WITH_SITE });

export const removeEverywhere = (): Promise<boolean> => browser.permissions.remove({ origins: [EVERYWHERE] });

/** Calls back whenever access was granted or revoked; returns a function that stops this. */
export const watchGranted = (changed: () => void): (() => void) => {
  browser.permissions.onAdded.addListener(changed);
  browser.permissions.onRemoved.addListener(changed);
  return () => {
    browser.permissions.onAdded.removeListener(changed);
    browser.permissions.onRemoved.removeListener(changed);
  };
};
