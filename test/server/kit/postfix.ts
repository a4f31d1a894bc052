import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CACHE, once as onceOnly, put, run } from '../../../scripts/systems/cache.ts';
import { downloadPackages, unpackPackages } from '../../../scripts/systems/debian-packages.ts';
import type { Credentials } from '../../world/certificate.ts';

/** Debian's Postfix in its own folder, on loopback ports. It needs root, since it changes its root and its user. */

const PACKAGES = ['dash', 'coreutils', 'sed', 'grep', 'findutils', 'gawk', 'postfix'];
const TREE = join(CACHE, 'postfix');

/** The behaviour of one of its servers. */
export interface PostfixServer {
  readonly host: string;
  /** Its certificate: `null` for no TLS; `'none'` for TLS without a certificate. */
  readonly tls: Credentials | null | 'none';
  /** `tarpit`: it greets after five minutes. `teaser`: it sends a first line of its greeting and waits three seconds (postscreen). */
  readonly greets?: 'tarpit' | 'teaser';
}

export interface Postfix {
  readonly portOf: (host: string) => number | undefined;
  /** Its log. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const MAIN = `compatibility_level = 3.6
myhostname = mx.test
inet_interfaces = loopback-only
inet_protocols = ipv4
maillog_file = /var/log/postfix.log
disable_dns_lookups = yes
smtpd_peername_lookup = no
alias_maps =
local_recipient_maps =
`;
const HELPERS = `postlog unix-dgram n - n - 1 postlogd
tlsmgr unix - - n 1000? 1 tlsmgr
anvil unix - - n - 1 anvil
dnsblog unix - - n - 0 dnsblog
tlsproxy unix - - n - 0 tlsproxy
cleanup unix n - n - 0 cleanup
rewrite unix - - n - - trivial-rewrite
`;

const tlsOf = ({ host, tls }: PostfixServer): string => {
  if (tls === null) return '';
  const certificate =
    tls === 'none' ? 'smtpd_tls_cert_file=none' : `smtpd_tls_chain_files=/etc/postfix/tls/${host}.pem`;
  return ` -o smtpd_tls_security_level=may -o ${certificate}`;
};

/** The lines of a server in `master.cf`. */
const serviceOf = (server: PostfixServer, port: number): string => {
  const tls = tlsOf(server);
  if (server.greets === 'tarpit')
    return `127.0.0.1:${port} inet n - n - - smtpd -o smtpd_delay_reject=no -o { smtpd_client_restrictions = sleep 300 }${tls}\n`;
  if (server.greets === 'teaser')
    return `127.0.0.1:${port} inet n - n - 1 postscreen -o postscreen_greet_banner=wait -o postscreen_greet_wait=3${tls}\nsmtpd pass - - n - - smtpd${tls}\n`;
  return `127.0.0.1:${port} inet n - n - - smtpd${tls}\n`;
};

/** What the packages' own install scripts would have made. */
const furnish = async (root: string): Promise<void> => {
  for (const folder of ['dev', 'tmp', 'run', 'var/log', 'var/spool/postfix', 'var/lib/postfix'])
    mkdirSync(join(root, folder), { recursive: true });
  chmodSync(join(root, 'tmp'), 0o1777);
  for (const [name, minor] of Object.entries({ null: 3, random: 8, urandom: 9 }))
    if (!existsSync(join(root, 'dev', name)))
      await run('mknod', ['-m', '666', join(root, 'dev', name), 'c', '1', String(minor)]);
  put(
    join(root, 'etc/passwd'),
    'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65534::/:/bin/false\npostfix:x:64100:64100::/var/spool/postfix:/bin/false\n',
  );
  put(join(root, 'etc/group'), 'root:x:0:\nnogroup:x:65534:\npostfix:x:64100:\npostdrop:x:64101:\n');
  put(join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
  put(join(root, 'etc/services'), 'smtp 25/tcp\n');
  copyFileSync(join(root, 'usr/share/postfix/dynamicmaps.cf'), join(root, 'etc/postfix/dynamicmaps.cf'));
  await run('chown', ['64100', join(root, 'var/lib/postfix')]);
};

const prepareTree = (): Promise<void> =>
  onceOnly('postfix', PACKAGES, async () => {
    const archives = join(CACHE, 'postfix-debs');
    await downloadPackages(archives, PACKAGES);
    rmSync(TREE, { recursive: true, force: true });
    await unpackPackages(archives, TREE);
  });

const greets = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

/** Starts Postfix with these servers; resolves when it listens. */
export const startPostfix = async (servers: readonly PostfixServer[]): Promise<Postfix> => {
  await prepareTree();
  const folder = mkdtempSync(join(tmpdir(), 'pijler-postfix-'));
  const root = join(folder, 'root');
  await run('cp', ['-a', TREE, root]);
  await furnish(root);
  const ports = new Map<string, number>();
  for (const server of servers) {
    ports.set(server.host, await freePort());
    if (server.tls !== null && server.tls !== 'none')
      put(join(root, `etc/postfix/tls/${server.host}.pem`), `${server.tls.key}\n${server.tls.cert}`);
  }
  put(join(root, 'etc/postfix/main.cf'), MAIN);
  const services = servers.map((server) => serviceOf(server, ports.get(server.host) ?? 0));
  put(join(root, 'etc/postfix/master.cf'), `${HELPERS}${services.join('')}`);
  await run('chroot', [root, '/bin/sh', '-ec', '/usr/sbin/postfix post-install create-missing']);
  const child = spawn('chroot', [root, '/usr/lib/postfix/sbin/master', '-d'], {
    env: { MAIL_CONFIG: '/etc/postfix', PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    stdio: 'ignore',
    detached: true,
  });
  const log = (): string => {
    const file = join(root, 'var/log/postfix.log');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const stop = async (): Promise<void> => {
    const ended = child.exitCode === null ? once(child, 'exit') : Promise.resolve();
    // Postfix has a process group of its own, whose leader is the process that was started.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const [first] = [...ports.values()];
  for (let tries = 0; tries < 100 && !(await greets(first ?? 0)); tries += 1) {
    if (child.exitCode !== null) break;
    await pause(100);
  }
  if (child.exitCode !== null) throw new Error(`Postfix ended:\n${log()}`);
  return { portOf: (host) => ports.get(host), log, stop };
};
