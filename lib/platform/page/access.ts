import { listOrigins } from '../../collect/network/origins.ts';
import type { Target } from '../../model.ts';
import { isAddress, withoutDot } from '../../parse/url/host-match.ts';
import { isLocalFile } from '../../parse/url/local-file.ts';
import { browser } from '../browser.ts';

/** What the user granted for a site: its answers everywhere, and with it redirects (webRequest). */
export interface Access {
  readonly site: boolean;
  readonly seesRedirects: boolean;
  /** The site's certificate: only Firefox shows it, with webRequestBlocking. */
  readonly certificate: boolean;
  /** All sites were granted: the redirects of registers can be seen too. */
  readonly everywhere: boolean;
}

const EVERYWHERE = '*://*/*';

/** Asked in one prompt with a site; Chromium has no use for the second. */
const WITH_SITE = (import.meta.env.FIREFOX ? ['webRequest', 'webRequestBlocking'] : ['webRequest']) as ['webRequest'];

const NO_ACCESS: Access = { site: false, seesRedirects: false, certificate: false, everywhere: false };

/**
 * Chromium takes a host with a last dot for granted with the one without, and then lets nothing be read of it; of such a
 * host only what was granted in its own spelling counts.
 */
const isSpelledOut = async (origins: readonly string[]): Promise<boolean> => {
  const { origins: given = [] } = await browser.permissions.getAll();
  return given.includes(EVERYWHERE) || origins.every((origin) => given.includes(origin));
};

/** What may be seen of a site. A page whose address is hidden is of none; nor is a local file: its name is no host. */
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

/** Access that may be taken back while it is used. */
export interface LiveAccess {
  now(): Access;
  /** Calls back when some of it was taken back. */
  onTaken(taken: () => void): void;
  stop(): void;
}

/** Follows what the user takes back of a site in mid-scan; what is granted meanwhile is for the next scan. */
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
 * Asks the browser's own prompt for the site of a page; only from a user's click in an extension page. `impossible`: this
 * browser takes no such question, or says yes and gives nothing.
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

/** More was granted than a scan had: the site, or its redirects. */
export const hasMoreAccess = (
  { site, seesRedirects }: Access,
  before: { readonly access: boolean; readonly seesRedirects?: boolean | undefined },
): boolean => (site && !before.access) || (seesRedirects && before.seesRedirects === false);

/** What the user granted for good, as the options page lists it. */
export interface Granted {
  /** Hosts, without www and without a last dot. */
  readonly sites: readonly string[];
  /** All sites, as asked on the options page or switched on in the browser. */
  readonly everywhere: boolean;
}

export const listGranted = async (): Promise<Granted> => {
  const { origins = [] } = await browser.permissions.getAll();
  const sites = origins.flatMap((origin) => withoutDot(/^\*:\/\/([^*/]+)\/\*$/.exec(origin)?.[1] ?? '') || []);
  return { sites: [...new Set(sites)].toSorted(), everywhere: origins.includes(EVERYWHERE) };
};

/** Gives the access to a site back, however its host was spelled. */
export const removeSiteAccess = (site: string): Promise<boolean> =>
  browser.permissions.remove({ origins: listOrigins(isAddress(site) ? site : `${site}.`) });

/** Asks the browser's own prompt for all sites; only from a user's click in an extension page. */
export const requestEverywhere = (): Promise<boolean> =>
  browser.permissions.request({ origins: [EVERYWHERE], permissions: WITH_SITE });

export const removeEverywhere = (): Promise<boolean> => browser.permissions.remove({ origins: [EVERYWHERE] });

/** Calls back whenever something was granted or given back; returns how to stop. */
export const watchGranted = (changed: () => void): (() => void) => {
  browser.permissions.onAdded.addListener(changed);
  browser.permissions.onRemoved.addListener(changed);
  return () => {
    browser.permissions.onAdded.removeListener(changed);
    browser.permissions.onRemoved.removeListener(changed);
  };
};
