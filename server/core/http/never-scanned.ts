import { isIpLiteral } from '../../../lib/parse/url/addresses.ts';
import { isLeadingNowhere, normalizeHost } from '../../../lib/parse/url/host-name.ts';
import type { Reason } from '../../../lib/words/service/served.ts';
import { mayReach } from '../../egress/address.ts';
import type { EgressSettings } from '../../egress/dial.ts';

/** Targets that a scan may reach: ports, and blocks of addresses that are not public. */
export type AllowedTargets = Pick<EgressSettings, 'letIn' | 'ports'>;

/** The public internet, at the ports of the web. */
export const OPEN_WEB: AllowedTargets = { letIn: [], ports: [80, 443] };

const DEFAULT_PORT: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/**
 * Returns why an address can never be scanned, as far as the address itself shows: its port, a literal address that no scan may
 * reach, a host without a dot, or a special-use name (RFC 6761), which does not exist on the internet. Null when only a scan can
 * tell. When the operator allowed private addresses, such a name may exist in the local network. `url` must be in the form that
 * `toAddress` returns.
 */
export const findNeverScanned = (url: string, { letIn, ports }: AllowedTargets): Reason | null => {
  const { hostname, port, protocol } = new URL(url);
  if (!ports.includes(port === '' ? (DEFAULT_PORT[protocol] ?? 0) : Number(port))) return 'otherPort';
  const host = normalizeHost(hostname);
  if (isIpLiteral(host)) return mayReach(host, letIn) ? null : 'notPublic';
  // In a private network these names may exist.
  if (letIn.length > 0) return null;
  if (!host.includes('.')) return 'noDot';
  return isLeadingNowhere(host) ? 'specialUse' : null;
};
