import { getDomain } from 'tldts';

/**
 * What browsers are told of https (RFC 6797), for an address by which the world knows the service; null without one. Of a
 * domain that is its operator's whole, names below it are not the service's to decide about.
 */
export const hstsLine = (publicUrl: string | null): string | null => {
  if (publicUrl === null) return null;
  const { hostname } = new URL(publicUrl);
  const year = 'max-age=31536000';
  return getDomain(hostname, { allowPrivateDomains: true }) === hostname ? year : `${year}; includeSubDomains`;
};
