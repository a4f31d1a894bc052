import { toBlock } from '../../egress/address.ts';
import type { EngineSettings } from '../../engine/settings.ts';

/** Loopback addresses, for pages of this computer during development. */

const OWN = ['127.0.0.0/8', '::1/128'].map(toBlock).filter((block) => block !== null);

/** Whether an address belongs to this computer: `localhost`, a name below it (RFC 6761 §6.3), or a loopback address. */
export const isOfThisComputer = ({ hostname }: URL): boolean =>
  /^(?:.+\.)?localhost\.?$/.test(hostname) || /^127\.\d+\.\d+\.\d+$/.test(hostname) || hostname === '[::1]';

const getPort = ({ port, protocol }: URL): number => (port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port));

/** Returns the settings with loopback and the ports of these addresses allowed. */
export const withLocalhost = (settings: EngineSettings, urls: readonly URL[]): EngineSettings => ({
  ...settings,
  egress: {
    ...settings.egress,
    letIn: [...settings.egress.letIn, ...OWN],
    ports: [...settings.egress.ports, ...urls.map(getPort)],
  },
});
