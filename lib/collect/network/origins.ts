import { isAddress, withoutDot } from '../../parse/url/host-match.ts';

/** Patterns of one name: itself, its www/apex twin and subdomains, http and https. */
const listPatterns = (name: string): string[] => {
  // `www.nl` is a name of its own.
  const base = name.replace(/^www\.(?=.*\.[^.])/, '');
  const isName = /\.[^.]/.test(base) && !isAddress(base);
  return isName ? [`*://${base}/*`, `*://*.${base}/*`] : [`*://${base}/*`];
};

/**
 * Match patterns of one site, as its access is asked: the host, its www/apex twin and subdomains, http and https. Of a
 * host with a last dot also those without it: to browsers these are two.
 */
export const listOrigins = (host: string): string[] => {
  const bare = withoutDot(host);
  return bare === host ? listPatterns(host) : [...listPatterns(host), ...listPatterns(bare)];
};
