/** The site that a scan looks at. */
export interface Site {
  readonly host: string;
  /** Registrable domain; null where there is none. */
  readonly domain: string | null;
}

const bare = (host: string): string => host.replace(/^www\./, '');

/**
 * Whether an address belongs to this site: the page's host and, where that is an apex or its www name, the other of the
 * two; over http or https.
 */
export const isOwnAddress = (address: string, { host, domain }: Site): boolean => {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  if (url.hostname === host) return true;
  return domain !== null && bare(host) === domain && bare(url.hostname) === domain;
};
