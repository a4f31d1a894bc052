import { toBlock } from '../../egress/address.ts';
import type { EngineSettings } from '../../engine/settings.ts';

/** Pages of this computer, while a site is made. */

const OWN = ['127.0.0.0/8', '::1/128'].map(toBlock).filter((block) => block !== null);

/** Whether an address is of this computer: `localhost`, a name below it (RFC 6761 §6.3), or a loopback address. */
export const isOfThisComputer = ({ hostname }: URL): boolean =>
  /^(?:.+\.)?localhost\.?$/.test(hostname) || /^127\.\d+\.\d+\.\d+$/.test(hostname) || hostname === '[::1]';

const getPort = ({ port, protocol }: URL): number => (port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port));

/** The same settings with a way to these addresses of this computer: loopback, on their ports alone. */
export const withLocalhost = (settings: EngineSettings, urls: readonly URL[]): EngineSettings => ({
  ...settings,
  egress: {
    ...settings.egress,
    letIn: [...settings.egress.letIn, ...OWN],
    ports: [...settings.egress.ports, ...urls.map(getPort)],
  },
});
