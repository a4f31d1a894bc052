import { parse } from 'tldts';
import type { Target } from '../model.ts';
import { canonicalHost, isPublicHost } from '../parse/host-name.ts';

/** What is known of a target before its host is looked at. */
export type Aim = Pick<Target, 'tabId' | 'url' | 'at' | 'level' | 'browser' | 'pillar'>;

/**
 * The target of a scan. The registrable domain is taken by the public suffix list's ICANN part; its private part tells
 * a suffix that a platform shares among customers. Throws a TypeError when `url` is no address.
 */
export const toTarget = (aim: Aim): Target => {
  const url = new URL(aim.url);
  url.hash = '';
  const host = canonicalHost(url.hostname);
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
