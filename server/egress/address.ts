import ipaddr from 'ipaddr.js';
import { isIpLiteral, isPublicAddress } from '../../lib/parse/url/addresses.ts';

/** Addresses in public blocks that a cloud itself serves to the machines in it: Azure's host. */
const OF_THE_CLOUD = ['168.63.129.16'];

/** A block of addresses, `10.0.0.0/8` or `fd00::/8`. */
export type Block = ReturnType<typeof ipaddr.parseCIDR>;

/** Parses a block; null if the text is not one. */
export const toBlock = (text: string): Block | null => {
  try {
    return ipaddr.parseCIDR(text);
  } catch {
    return null;
  }
};

/** The IPv4 address that is written here as one of IPv6 (RFC 4291 §2.5.5.2), or the address itself. */
const normalizeAddress = (text: string): ReturnType<typeof ipaddr.parse> =>
  ipaddr.process(text.replace(/^\[(.*)\]$/, '$1'));

const isIn = (text: string, [block, bits]: Block): boolean => {
  const address = normalizeAddress(text);
  return address.kind() === block.kind() && address.match(block as never, bits);
};

/**
 * Whether a connection to an address is allowed: it is on the public internet, or in a block that the operator allowed. Refuses
 * text that is not an address in the one spelling that needs no interpretation.
 */
export const mayReach = (address: string, letIn: readonly Block[]): boolean => {
  if (!isIpLiteral(address)) return false;
  if (letIn.some((block) => isIn(address, block))) return true;
  return isPublicAddress(address) && !OF_THE_CLOUD.includes(address);
};
