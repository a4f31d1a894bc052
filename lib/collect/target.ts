import { parse } from 'tldts';
import type { Target } from '../model.ts';
import { isPublicHost, normalizeHost } from '../parse/url/host-name.ts';
import { getFileName, isLocalFile } from '../parse/url/local-file.ts';

/** What is known of a target before its host is looked at. */
type Aim = Pick<Target, 'tabId' | 'url' | 'at' | 'level' | 'pillar'>;

/** A file is of no domain, and nothing of it may leave the machine. */
const NO_SITE = { domain: null, isPublic: false, onSharedSuffix: false };

/**
 * The target of a scan. The registrable domain is taken by the public suffix list's ICANN part; its private part tells
 * a suffix that a platform shares among customers. Fragment, name and password are left out. Throws a TypeError when `url`
 * is no address.
 */
export const toTarget = (aim: Aim): Target => {
  const url = new URL(aim.url);
  url.hash = '';
  url.username = '';
  url.password = '';
  if (isLocalFile(url.href)) return { ...aim, url: url.href, ...NO_SITE, host: getFileName(url.href) };
  const host = normalizeHost(url.hostname);
  const { domain, isIp } = parse(host);
  const { isPrivate } = parse(host, { allowPrivateDomains: true });
  return {
    ...aim,
    url: url.href,
    host,
    domain: isIp ? null : domain,
    isPublic: isPublicHost(host),
    onSharedSuffix: isPrivate === true,
  };
};
