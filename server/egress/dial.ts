import { lookup } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import { type Block, mayReach } from './address.ts';

/** Destination of a connection: the requested name or address, and the one address that was checked. */
export interface Way {
  readonly host: string;
  readonly address: string;
  readonly port: number;
}

/** What the egress allows and how it connects; the defaults are those of a scanner on the internet. */
export interface EgressSettings {
  /** Blocks of addresses that are not public but may be reached. */
  readonly letIn: readonly Block[];
  readonly ports: readonly number[];
  /** All addresses of a name; none, or an error with a code of `node:dns`, if it has none. */
  resolve(name: string): Promise<readonly string[]>;
  /** Connects to `address`, which must not be resolved again. */
  connect(way: Way): Promise<Socket>;
}

/** The code of our error when the egress refuses a connection. */
export const REFUSED = 'PIJLER_REFUSED';

/** Why the egress refused a connection; nothing was sent. */
export class Refused extends Error {
  readonly code = REFUSED;
  constructor(why: string) {
    super(why);
    this.name = 'Refused';
  }
}

/** Milliseconds for making a connection. */
const TIMEOUT = 5_000;

const open = ({ address, port }: Way): Promise<Socket> => {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  // An address, never a name.
  const socket = connect({ host: address, port, autoSelectFamily: false });
  const destroyLate = () => socket.destroy(Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' }));
  socket.setTimeout(TIMEOUT, destroyLate);
  socket.once('error', reject);
  socket.once('connect', () => {
    socket.setTimeout(0);
    socket.off('error', reject);
    resolve(socket);
  });
  return promise;
};

export const EGRESS: EgressSettings = {
  letIn: [],
  ports: [80, 443],
  resolve: async (name) => (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address),
  connect: open,
};

/**
 * Resolves a host and checks its addresses. Throws `Refused` if any of them may not be reached: a name that mixes both kinds is
 * no mistake.
 */
const resolveAddresses = async (host: string, { resolve, letIn }: EgressSettings): Promise<readonly string[]> => {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  const found = isIP(bare) === 0 ? await resolve(bare) : [bare];
  if (found.length === 0) throw Object.assign(new Error(`${bare} has no address`), { code: 'ENOTFOUND' });
  const wrong = found.find((address) => !mayReach(address, letIn));
  if (wrong !== undefined) throw new Refused(`${bare} leads to ${wrong}`);
  return found;
};

/**
 * The only way to connect to a site: its name is resolved once, every address is checked, and the connection goes to one of them.
 * Throws `Refused`, or the error of the network with its code.
 */
export const connectTo = async (host: string, port: number, settings: EgressSettings): Promise<Socket> => {
  if (!settings.ports.includes(port)) throw new Refused(`port ${port}`);
  const addresses = await resolveAddresses(host, settings);
  let last: unknown;
  for (const address of addresses) {
    try {
      return await settings.connect({ host, address, port });
    } catch (error) {
      last = error;
    }
  }
  throw last;
};
