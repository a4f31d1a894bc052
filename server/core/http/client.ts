import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that identify a client: addresses of one network share them (RFC 6177). */
const CLIENT_BITS = 64;

/** The client whose scans are counted: an IPv4 address, or the /64 that contains an IPv6 address. */
export const toClient = (address: string): string => {
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return 'unknown';
  const plain = ipaddr.process(bare);
  if (plain.kind() === 'ipv4') return plain.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${plain.toString()}/${CLIENT_BITS}`);
  return `${network.toString()}/${CLIENT_BITS}`;
};

/** Prefix length of the network that one organisation gets (RFC 6177, BCP 157): it contains 65,536 networks of 64 bits. */
const NETWORK_BITS = 48;

/**
 * The network within which many clients may be one organisation: the /48 of an IPv6 address; null for IPv4 and for no address.
 */
export const toNetwork = (address: string): string | null => {
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return null;
  const plain = ipaddr.process(bare);
  if (plain.kind() === 'ipv4') return null;
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${plain.toString()}/${NETWORK_BITS}`);
  return `${network.toString()}/${NETWORK_BITS}`;
};
