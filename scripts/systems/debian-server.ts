import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { atExit } from '../../test/world/at-exit.ts';
import { once, put } from './cache.ts';
import { inside, prepareRoot, ROOT } from './debian-root.ts';
import { type DebianSystem, hostOf } from './debian-system.ts';

/** Debian's Apache with its PHP, and its MariaDB on a socket: every system under its own name on one loopback port. */

const MODULES = [
  'mpm_prefork',
  'authn_core',
  'authz_core',
  'authz_host',
  'access_compat',
  'dir',
  'mime',
  'rewrite',
  'alias',
  'env',
  'setenvif',
];

const vhost = ({ id, root, apache = '' }: DebianSystem): string => `<VirtualHost *:*>
ServerName https://${hostOf(id)}:443
UseCanonicalName On
DocumentRoot ${root}
${apache}
</VirtualHost>
`;

const configuration = (port: number, systems: readonly DebianSystem[]): string => `ServerRoot /etc/apache2
Listen 127.0.0.1:${port}
PidFile /run/apache2/proef.pid
User www-data
Group www-data
ErrorLog /var/log/apache2/error.log
StartServers 2
MaxRequestWorkers 12
TypesConfig /etc/mime.types
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
LoadModule php_module /usr/lib/apache2/modules/libphp8.2.so
AddDefaultCharset Off
DirectoryIndex index.php index.html
SetEnvIf X-Forwarded-Proto https HTTPS=on
<FilesMatch "\\.php$">
SetHandler application/x-httpd-php
</FilesMatch>
<Directory />
Options FollowSymLinks
AllowOverride None
Require all granted
</Directory>
${systems.map(vhost).join('')}`;

/** Like Debian's own, with its page for when there is no site yet. */
const nginxConfiguration = (port: number): string => `user www-data;
pid /run/nginx-proef.pid;
error_log /var/log/nginx/proef.log;
events { }
http {
include /etc/nginx/mime.types;
access_log off;
server { listen 127.0.0.1:${port}; root /usr/share/nginx/html; }
}
`;

/** Finds a free port of loopback. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Whether a server answers, other than that it is starting. */
export const answers = async (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    ({ status }) => status !== 503,
    () => false,
  );

/** Waits until something is so, at most three minutes. */
export const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + 180_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what} did not come up`);
    await wait(200);
  }
};

/** Starts a program that runs until it is stopped, and no longer than this process. */
export const keep = (
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) => {
  const child: ChildProcess = spawn(program, [...args], { ...options, stdio: 'ignore', detached: true });
  const kill = (): void => {
    try {
      // A process group of its own: what it started ends with it.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It had ended already.
    }
  };
  const withdraw = atExit(kill);
  return {
    end: (): void => {
      kill();
      withdraw();
    },
  };
};

export interface DebianServer {
  readonly port: number;
  /** Port of Debian's nginx, which serves one system. */
  readonly nginxPort: number;
  end(): void;
}

const MARIADB = [
  '--no-defaults',
  '--user=root',
  '--skip-networking',
  '--skip-grant-tables',
  '--datadir=/var/lib/mysql',
  '--socket=/run/mysqld/mysqld.sock',
];

/** Starts Debian's MariaDB, on its socket. */
export const startDatabase = async () => {
  await once('mariadb', 1, async () => {
    await inside(
      'mariadb-install-db --no-defaults --user=root --datadir=/var/lib/mysql --auth-root-authentication-method=normal',
    );
  });
  const database = keep('chroot', [ROOT, '/usr/sbin/mariadbd', ...MARIADB]);
  await until('MariaDB', () =>
    inside('mariadb -e "select 1"').then(
      () => true,
      () => false,
    ),
  );
  return database;
};

/** Installs what is missing, and starts the servers. */
export const startDebian = async (
  systems: readonly DebianSystem[],
  statics: readonly DebianSystem[],
): Promise<DebianServer> => {
  await prepareRoot();
  const database = await startDatabase();
  for (const { id, root, files = {}, setup = [] } of systems) {
    await once(id, [root, files, setup], async () => {
      for (const [path, text] of Object.entries(files)) put(join(ROOT, path), text);
      for (const line of setup) await inside(line);
    });
  }
  const port = await freePort();
  put(join(ROOT, 'etc/apache2/proef.conf'), configuration(port, [...systems, ...statics]));
  const apache = keep('chroot', [ROOT, '/usr/sbin/apache2', '-f', '/etc/apache2/proef.conf', '-DFOREGROUND']);
  const nginxPort = await freePort();
  put(join(ROOT, 'etc/nginx/proef.conf'), nginxConfiguration(nginxPort));
  const nginx = keep('chroot', [ROOT, '/usr/sbin/nginx', '-c', '/etc/nginx/proef.conf', '-g', 'daemon off;']);
  await until('Apache', () => answers(port));
  await until('nginx', () => answers(nginxPort));
  return {
    port,
    nginxPort,
    end: () => {
      nginx.end();
      apache.end();
      database.end();
    },
  };
};
