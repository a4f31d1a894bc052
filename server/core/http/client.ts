import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that tell clients apart: a network's own are all of one (RFC 6177). */
const CLIENT_BITS = 64;

/** Who asks, as its scans are counted: an IPv4 address, or the /64 that an IPv6 address lies in. */
export const toClient = (address: string): string => {
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return 'unknown';
  const plain = ipaddr.process(bare);
  if (plain.kind() === 'ipv4') return plain.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${plain.toString()}/${CLIENT_BITS}`);
  return `${network.toString()}/${CLIENT_BITS}`;
};

/** Bits of the network that one organisation gets (RFC 6177, BCP 157): it has 65,536 networks of 64 bits. */
const NETWORK_BITS = 48;

/** The network in which many clients may be one: the /48 of an IPv6 address; null of IPv4. */
export const toNetwork = (address: string): string | null => {
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return null;
  const plain = ipaddr.process(bare);
  if (plain.kind() === 'ipv4') return null;
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${plain.toString()}/${NETWORK_BITS}`);
  return `${network.toString()}/${NETWORK_BITS}`;
};
