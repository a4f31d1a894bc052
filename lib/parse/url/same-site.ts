import { getDomain } from 'tldts';

/** The site of a host: its registrable domain by the whole public suffix list, else the host itself. */
const getSite = (host: string): string => getDomain(host, { allowPrivateDomains: true }) ?? host.toLowerCase();

/** Whether two hosts belong to one site (schemeless): neighbours on a shared suffix (`*.github.io`) do not. */
export const isSameSite = (host: string, other: string): boolean => getSite(host) === getSite(other);

/** Whether an http(s) address is on another site than `host`; false for any other text. */
export const isThirdParty = (address: string | null, host: string): boolean => {
  const url = address === null ? null : URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && !isSameSite(url.hostname, host);
};

/** Whether an http(s) address is another origin (scheme, host or port) of the same site as the page at `page`. */
export const isNeighbour = (address: string | null, page: string): boolean => {
  const [url, own] = [address === null ? null : URL.parse(address), URL.parse(page)];
  if (url === null || own === null || !/^https?:$/.test(url.protocol)) return false;
  return url.origin !== own.origin && isSameSite(url.hostname, own.hostname);
};
