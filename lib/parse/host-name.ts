import { isIpLiteral, isPublicAddress } from './addresses.ts';

/**
 * Top-level names that the public DNS does not hold, so that asking it only leaks them: reserved for special use
 * (RFC 2606, 6761, 6762, 7686, 8375, 9476; `internal` by ICANN in 2024) or in use within organisations.
 */
const STAYS_HOME = [
  'alt',
  'corp',
  'example',
  'home',
  'home.arpa',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
  'test',
];

/** A host name as all of the scan writes it: lower case, no last dot; an IPv6 address in brackets, as in a URL. */
export const canonicalHost = (host: string): string => host.toLowerCase().replace(/\.$/, '');

/** Whether a name or address may be told to a public resolver or registry (docs/privacy.md). */
export function isPublicHost(host: string): boolean {
  const name = canonicalHost(host);
  if (isIpLiteral(name)) return isPublicAddress(name);
  if (!name.includes('.')) return false;
  return !STAYS_HOME.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
}
