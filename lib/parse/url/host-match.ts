/** A host as DNS knows it: a last dot, which makes another origin in browsers, makes no other host. */
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

/** The host is the domain or lies below it. */
export const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Hosts that only exist on a maker's own machine or network. */
export const isLocalHost = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})$/.test(
    host,
  ) || /\.(?:localhost|local|test|lan|internal|ddev\.site|lndo\.site)$/.test(host);

/** Whether a host is an IP address and no name; the popup asks it, and has no room for a library that reads addresses. */
export const isAddress = (host: string): boolean => /^[\d.]+$|:/.test(host);
