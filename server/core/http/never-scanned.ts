import { isIpLiteral } from '../../../lib/parse/url/addresses.ts';
import { isLeadingNowhere, normalizeHost } from '../../../lib/parse/url/host-name.ts';
import type { Reason } from '../../../lib/words/service/served.ts';
import { mayReach } from '../../egress/address.ts';
import type { EgressSettings } from '../../egress/dial.ts';

/** What a scan may reach: ports, and blocks of addresses that are not public. */
export type AllowedTargets = Pick<EgressSettings, 'letIn' | 'ports'>;

/** The public internet, at the ports of the web. */
export const OPEN_WEB: AllowedTargets = { letIn: [], ports: [80, 443] };

const DEFAULT_PORT: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/**
 * Why an address can never be scanned, as far as the address alone tells: its port, a literal address that no scan may
 * reach, a host without a dot, or a name of special use (RFC 6761), which are no names on the internet. Null where only a
 * scan can tell. Where an operator let in private addresses, such a name may be one of the own network. `url` is one as `toAddress` writes it.
 */
export const findNeverScanned = (url: string, { letIn, ports }: AllowedTargets): Reason | null => {
  const { hostname, port, protocol } = new URL(url);
  if (!ports.includes(port === '' ? (DEFAULT_PORT[protocol] ?? 0) : Number(port))) return 'otherPort';
  const host = normalizeHost(hostname);
  if (isIpLiteral(host)) return mayReach(host, letIn) ? null : 'notPublic';
  // In a network of one's own they may be names all the same.
  if (letIn.length > 0) return null;
  if (!host.includes('.')) return 'noDot';
  return isLeadingNowhere(host) ? 'specialUse' : null;
};
