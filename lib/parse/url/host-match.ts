/** Removes a host's trailing dot: with it browsers see another origin, but DNS the same host. */
export const withoutDot = (host: string): string => host.replace(/\.$/, '');

/** Lower-case host of an address, without a last dot; '' when it has none. */
export const parseHost = (address: string | null | undefined): string =>
  withoutDot(URL.parse(address ?? '')?.hostname ?? '');

/** Scheme, host and port of an address, without a last dot; '' when it has none. */
export const parseOrigin = (address: string | null): string => {
  const url = URL.parse(address ?? '');
  return url === null ? '' : `${url.protocol}//${withoutDot(url.hostname)}:${url.port}`;
};

/** A host without the `www.` before it. */
export const stripWww = (host: string): string => host.replace(/^www\./, '');

/** The same host with `www.` before it, or without. */
export const toTwin = (host: string): string => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

/** Whether a host is the domain or a subdomain of it. */
export const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Whether a host exists only on a developer's own machine or network. */
export const isLocalHost = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})$/.test(
    host,
  ) || /\.(?:localhost|local|test|lan|internal|ddev\.site|lndo\.site)$/.test(host);

/** Whether a host is an IP address, not a name. For the popup, which has no room for a library that parses addresses. */
export const isAddress = (host: string): boolean => /^[\d.]+$|:/.test(host);
