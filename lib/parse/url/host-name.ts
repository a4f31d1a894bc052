import { parse } from 'tldts';
import { isIpLiteral, isPublicAddress } from './addresses.ts';
import { withoutDot } from './host-match.ts';

/**
 * IANA's registry of special-use domain names (RFC 6761), as of 2025-12, by the suffixes that hold all of its rows:
 * `arpa` those of the address blocks, of homes (RFC 8375), of services (RFC 9665) and of resolvers (RFC 9462). With
 * `internal`, which ICANN set aside in 2024. Its rows `example.com`, `example.net` and `example.org` are no part of this:
 * they stand in the public DNS, and are to be looked up like any other (RFC 6761 §6.5).
 */
const SPECIAL_USE = ['alt', 'arpa', 'example', 'internal', 'invalid', 'local', 'localhost', 'onion', 'test'];

/** A host name as all of the scan writes it: lower case, no last dot; an IPv6 address in brackets, as in a URL. */
export const normalizeHost = (host: string): string => withoutDot(host.toLowerCase());

const getTopLabel = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

const isSpecialUse = (name: string): boolean => SPECIAL_USE.includes(getTopLabel(name));

/**
 * Whether a name may be asked of a public resolver: it is, or lies under, a suffix of the public suffix list's ICANN part
 * and is of no special use. An address is no name, nor is one with an escaped octet (RFC 1035 §5.1): its dots may be no
 * ends of labels.
 */
export const isPublicName = (name: string): boolean => {
  const plain = normalizeHost(name);
  if (isIpLiteral(plain) || plain.includes('\\')) return false;
  return parse(plain, { extractHostname: false }).isIcann === true && !isSpecialUse(plain);
};

/**
 * Whether a host may be told to others at all (`docs/privacy.md`): a public name of more than one label, or
 * an address that the internet can reach.
 */
export const isPublicHost = (host: string): boolean => {
  const plain = normalizeHost(host);
  return isIpLiteral(plain) ? isPublicAddress(plain) : plain.includes('.') && isPublicName(plain);
};

/**
 * Whether what stands where a host's name belongs surely leads nowhere on the internet: an address, which is no name, a
 * name of special use, or one label that is no suffix. Of a suffix that the list does not know this is not sure, as a
 * newer list may know it.
 */
export const isLeadingNowhere = (name: string): boolean => {
  const plain = normalizeHost(name);
  return isIpLiteral(plain) || isSpecialUse(plain) || (!plain.includes('.') && !isPublicName(plain));
};
