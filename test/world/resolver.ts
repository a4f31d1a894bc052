import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { atExit } from './at-exit.ts';
import { askByUdp, encodeQuestion } from './dns-client.ts';
import type { Zone } from './zone.ts';
import { type PreparedZones, prepareZones } from './zone-signing.ts';

export interface Resolver {
  readonly port: number;
  stop(): Promise<void>;
}

const PROGRAMS = ['unbound', 'ldns-keygen', 'ldns-signzone'];

/** Milliseconds in which unbound must have answered its first question. */
const START_LIMIT = 10_000;

/** Whether this machine has what a real resolver needs. Debian keeps unbound in /usr/sbin, which users lack in PATH. */
export const hasResolver = (): boolean => PROGRAMS.every((program) => locate(program) !== undefined);

/** Starts unbound as a validating resolver on loopback over these zones alone. */
export const startResolver = async (zones: readonly Zone[], folder: string): Promise<Resolver> => {
  const prepared = await prepareZones(zones, folder);
  const port = await freePort();
  const config = join(folder, 'unbound.conf');
  await writeFile(config, configuration(prepared, port, folder));

  const child = spawn(locate('unbound') ?? 'unbound', ['-d', '-p', '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const withdraw = atExit(() => child.kill('SIGKILL'));
  const stop = async () => {
    await end(child);
    withdraw();
  };
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });

  if (await answers(port, child)) return { port, stop };
  await stop();
  throw new Error(`unbound did not start: ${complaints.slice(-2000)}`);
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 2000);
  await ended;
  clearTimeout(timer);
};

const answers = async (port: number, child: ChildProcess): Promise<boolean> => {
  const question = encodeQuestion('nl', 'SOA');
  const end = Date.now() + START_LIMIT;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await askByUdp(port, question, 250).catch(() => null);
    if (answer !== null) return true;
    await wait(20);
  }
  return false;
};

const configuration = ({ files, trustAnchor }: PreparedZones, port: number, folder: string): string => `
server:
  interface: 127.0.0.1@${port}
  do-ip6: no
  num-threads: 1
  username: ""
  chroot: ""
  directory: "${folder}"
  pidfile: ""
  use-syslog: no
  verbosity: 0
  module-config: "validator iterator"
  trust-anchor-file: "${trustAnchor}"
  ede: yes
  local-zone: "." nodefault
  qname-minimisation: no
  do-not-query-localhost: no
remote-control:
  control-enable: no
${[...files].map(([name, file]) => authZone(name, file)).join('')}`;

const authZone = (name: string, file: string) => `auth-zone:
  name: "${name}."
  zonefile: "${file}"
  for-upstream: yes
  for-downstream: no
  fallback-enabled: no
`;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
};

const locate = (program: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, program))
    .find(isExecutable);

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
