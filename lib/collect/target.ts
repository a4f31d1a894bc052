import { parse } from 'tldts';
import type { Target } from '../model.ts';
import { isPublicHost, normalizeHost } from '../parse/url/host-name.ts';
import { getFileName, isLocalFile } from '../parse/url/local-file.ts';

/** The properties of a target that are known before its host is parsed. */
type Aim = Pick<Target, 'tabId' | 'url' | 'at' | 'level' | 'pillar'>;

/** A local file belongs to no domain, and none of its content may leave the machine. */
const NO_SITE = { domain: null, isPublic: false, onSharedSuffix: false };

/**
 * The target of a scan. The registrable domain is determined by the public suffix list's ICANN part; the private part
 * reveals a suffix that a platform shares among customers. Fragment, username and password are removed. Throws a
 * TypeError when `url` is not a valid address.
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
