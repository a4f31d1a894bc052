import { isAddress, withoutDot } from '../../parse/url/host-match.ts';

/** Match patterns of one name: itself, its www/apex twin and subdomains, http and https. */
const listPatterns = (name: string): string[] => {
  // `www.nl` is a domain of its own, not the www twin of `nl`.
  const base = name.replace(/^www\.(?=.*\.[^.])/, '');
  const isName = /\.[^.]/.test(base) && !isAddress(base);
  return isName ? [`*://${base}/*`, `*://*.${base}/*`] : [`*://${base}/*`];
};

/**
 * Match patterns with which access to a site is requested: the host, its www/apex twin and subdomains, http and https.
 * For a host with a trailing dot also those without it: browsers treat them as different hosts.
 */
export const listOrigins = (host: string): string[] => {
  const bare = withoutDot(host);
  return bare === host ? listPatterns(host) : [...listPatterns(host), ...listPatterns(bare)];
};
