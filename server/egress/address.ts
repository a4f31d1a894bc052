import ipaddr from 'ipaddr.js';
import { isIpLiteral, isPublicAddress } from '../../lib/parse/url/addresses.ts';

/** Addresses out of public blocks that a cloud answers itself, to the machines in it: Azure's host. */
const OF_THE_CLOUD = ['168.63.129.16'];

/** A block of addresses, `10.0.0.0/8` or `fd00::/8`. */
export type Block = ReturnType<typeof ipaddr.parseCIDR>;

/** Reads a block; null where the text is none. */
export const toBlock = (text: string): Block | null => {
  try {
    return ipaddr.parseCIDR(text);
  } catch {
    return null;
  }
};

/** The address that is written here as one of IPv6 (RFC 4291 §2.5.5.2), or itself. */
const normalizeAddress = (text: string): ReturnType<typeof ipaddr.parse> =>
  ipaddr.process(text.replace(/^\[(.*)\]$/, '$1'));

const isIn = (text: string, [block, bits]: Block): boolean => {
  const address = normalizeAddress(text);
  return address.kind() === block.kind() && address.match(block as never, bits);
};

/**
 * Whether a connection may be made to an address: one of the public internet, or in a block that the operator let in. What
 * is no address in the one spelling that needs no interpretation is refused.
 */
export const mayReach = (address: string, letIn: readonly Block[]): boolean => {
  if (!isIpLiteral(address)) return false;
  if (letIn.some((block) => isIn(address, block))) return true;
  return isPublicAddress(address) && !OF_THE_CLOUD.includes(address);
};
