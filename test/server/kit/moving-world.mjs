import dns from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// For `node --import`, after into-world.mjs: a test sets the clock and the addresses of names in a file,
// `{ "ahead": ms, "names": { "host": ["address"] } }`, which a running process rereads.

const FILE = process.env.PIJLER_WORLD_FILE ?? '';
const BREATH = 20;
let [world, readAt] = [{ ahead: 0, names: {} }, -BREATH];
const look = () => {
  if (performance.now() - readAt < BREATH) return world;
  readAt = performance.now();
  world = JSON.parse(readFileSync(FILE, 'utf8'));
  return world;
};

const { now } = Date;
Date.now = () => now() + look().ahead;
const { lookup } = dns;
dns.lookup = async (name, options) => {
  const addresses = look().names[name];
  return addresses === undefined ? lookup(name, options) : addresses.map((address) => ({ address, family: 4 }));
};
syncBuiltinESMExports();
