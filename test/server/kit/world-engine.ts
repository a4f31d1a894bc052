import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { toBlock } from '../../../server/egress/address.ts';
import { EGRESS, type EgressSettings, type Way } from '../../../server/egress/dial.ts';
import { type Engine, openEngine } from '../../../server/engine/engine.ts';
import { DEFAULTS, type EngineSettings } from '../../../server/engine/settings.ts';
import { findChromium } from '../../browser/kit/chromium.ts';
import type { World } from '../../world/world.ts';

/** The egress of a scanner in the test world: every name leads there, and its proxy knows the hosts. */

/** For an unknown host the proxy says only that, to a browser too. */
const through = async (proxy: string, { host, port }: Way): Promise<Socket> => {
  const [hostname, proxyPort] = proxy.split(':');
  const requested = request({ host: hostname, port: proxyPort, method: 'CONNECT', path: `${host}:${port}` }).end();
  const [answer, socket] = (await once(requested, 'connect')) as [{ readonly statusCode: number }, Socket];
  if (answer.statusCode !== 200) throw Object.assign(new Error('nobody lives there'), { code: 'ECONNRESET' });
  return socket;
};

const plainly = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

const HERE = toBlock('127.0.0.0/8');

export const worldEgress = ({ proxy, plainPort }: World): EgressSettings => ({
  letIn: HERE === null ? [] : [HERE],
  ports: [...EGRESS.ports, plainPort],
  resolve: async () => ['127.0.0.1'],
  connect: (way) => (way.port === 443 ? through(proxy, way) : plainly(plainPort)),
});

/** An engine whose internet is the test world, as a user of this machine opens it. */
export const openWorldEngine = (world: World, settings: Partial<EngineSettings> = {}): Promise<Engine> =>
  openEngine({
    ...DEFAULTS,
    browser: findChromium() ?? '',
    version: '0.1.0',
    authorities: [readFileSync(world.authorityFile, 'utf8')],
    egress: worldEgress(world),
    // Pages that the test world's robots.txt disallows are to be scanned all the same.
    heedsRobots: false,
    ...settings,
  });
