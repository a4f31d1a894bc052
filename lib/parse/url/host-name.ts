import { parse } from 'tldts';
import { isIpLiteral, isPublicAddress } from './addresses.ts';
import { withoutDot } from './host-match.ts';

/**
 * IANA's registry of special-use domain names (RFC 6761), as of 2025-12, by the suffixes that cover its rows: `arpa`
 * covers those of address blocks, homes (RFC 8375), services (RFC 9665) and resolvers (RFC 9462). Plus `internal`,
 * which ICANN reserved in 2024. The rows `example.com`, `example.net` and `example.org` are left out: they are in the
 * public DNS and are looked up like any other name (RFC 6761 §6.5).
 */
const SPECIAL_USE = ['alt', 'arpa', 'example', 'internal', 'invalid', 'local', 'localhost', 'onion', 'test'];

/** Normalises a host as the whole scan uses it: lower case, no trailing dot; an IPv6 address is in brackets, as in a URL. */
export const normalizeHost = (host: string): string => withoutDot(host.toLowerCase());

const getTopLabel = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

const isSpecialUse = (name: string): boolean => SPECIAL_USE.includes(getTopLabel(name));

/**
 * Whether a name may be looked up at a public resolver: it is, or is under, a suffix in the ICANN part of the public
 * suffix list and is not for special use. An IP address is not a name, nor is a text with an escaped octet (RFC 1035
 * §5.1): its dots may not separate labels.
 */
export const isPublicName = (name: string): boolean => {
  const plain = normalizeHost(name);
  if (isIpLiteral(plain) || plain.includes('\\')) return false;
  return parse(plain, { extractHostname: false }).isIcann === true && !isSpecialUse(plain);
};

/**
 * Whether a host may be disclosed to others at all (`docs/privacy.md`): a public name of more than one label, or an
 * address that can be reached from the internet.
 */
export const isPublicHost = (host: string): boolean => {
  const plain = normalizeHost(host);
  return isIpLiteral(plain) ? isPublicAddress(plain) : plain.includes('.') && isPublicName(plain);
};

/**
 * Whether a text in place of a host name surely leads nowhere on the internet: an IP address, which is not a name, a
 * special-use name, or a single label that is not a suffix. With a suffix that the list lacks this is not certain, as a
 * newer list may have it.
 */
export const isLeadingNowhere = (name: string): boolean => {
  const plain = normalizeHost(name);
  return isIpLiteral(plain) || isSpecialUse(plain) || (!plain.includes('.') && !isPublicName(plain));
};
