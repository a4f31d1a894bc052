import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

// For `node --import`: every name resolves to one public address, and connections to its ports 80 and 443 go to the test world.

const [plain, secure] = (process.env.PIJLER_WORLD_PORTS ?? '').split(',').map(Number);
const PORTS = { 80: plain, 443: secure };

dns.lookup = async () => [{ address: '45.92.7.60', family: 4 }];
const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...given) {
  const [options] = given.flat();
  const port = PORTS[options?.port];
  if (port !== undefined) Object.assign(options, { port, host: '127.0.0.1' });
  return connect.apply(this, given);
};
syncBuiltinESMExports();
