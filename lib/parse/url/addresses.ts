import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.parse>;

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

const withoutBrackets = (text: string): string => text.replace(/^\[(.*)\]$/, '$1');

/**
 * The form of an IPv4 address in four decimal parts. For anything else the library creates an error with a stack, which
 * takes a hundred times as long.
 */
const FOUR_PARTS = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** Whether a text is an IPv4 address in four decimal parts, or an IPv6 address, with or without brackets. */
export const isIpLiteral = (text: string): boolean => {
  const bare = withoutBrackets(text);
  return FOUR_PARTS.test(bare) ? ipaddr.IPv4.isValidFourPartDecimal(bare) : ipaddr.IPv6.isValid(bare);
};

const parse = (text: string): Address | null => (isIpLiteral(text) ? ipaddr.parse(withoutBrackets(text)) : null);

/**
 * Whether an address can be reached from the internet: global unicast, and not mapped, translated, tunnelled, private,
 * link-local, shared (RFC 6598), for documentation or benchmarks.
 */
export const isPublicAddress = (text: string): boolean => {
  const address = parse(text);
  if (address === null || address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
};

/** Prefix lengths in bits that separate networks: the address block of an IPv4 or IPv6 provider's customer. */
const NETWORK_BITS = { ipv4: 24, ipv6: 48 };

/** The /24 (IPv4) or /48 (IPv6) network of an address, as `192.0.2.0/24`; null when the text is not an address. */
export const toNetwork = (text: string): string | null => {
  const address = parse(text);
  if (address === null) return null;

  const bits = NETWORK_BITS[address.kind()];
  const block = `${address.toString()}/${bits}`;
  const network =
    address.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(block) : ipaddr.IPv6.networkAddressFromCIDR(block);
  return `${network.toString()}/${bits}`;
};
