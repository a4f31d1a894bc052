import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Place, Platform, Repair } from '../../lib/repairs/shape.ts';
import { put } from '../systems/cache.ts';
import { ROOT } from '../systems/debian-root.ts';
import { answers, freePort, keep, until } from '../systems/debian-server.ts';

/** One site on a server: what it has from the start, and the repairs that are pasted. */
export interface Pasted {
  readonly host: string;
  readonly other: string;
  /** Lines of the server's own language that make the fault. */
  readonly faulty: string;
  readonly repairs: readonly Repair[];
}

export interface Running {
  readonly port: number;
  end(): void;
}

const SCRIPTS = ['een', 'twee', 'drie', 'vier'];
const SENTENCE = '<p>De bakkerij op de hoek bakt elke ochtend brood van tarwe en rogge uit de eigen streek.</p>\n';

const PAGE = `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><title>Bakkerij op de hoek</title>
${SCRIPTS.map((name) => `<script src="/${name}.js"></script>`).join('\n')}
</head><body><main><h1>Bakkerij op de hoek</h1>
${SENTENCE.repeat(250)}</main></body></html>
`;

/** The folder of a site, inside; emptied, with a page that is the same everywhere. */
const folderOf = (id: string, host: string): string => {
  const inside = `/srv/repairs/${id}/${host}`;
  rmSync(join(ROOT, inside), { recursive: true, force: true });
  mkdirSync(join(ROOT, inside), { recursive: true });
  put(join(ROOT, inside, 'index.html'), PAGE);
  for (const name of SCRIPTS)
    put(join(ROOT, inside, `${name}.js`), `globalThis.${name} = 1;\n${'// vulling\n'.repeat(500)}`);
  return inside;
};

const at = ({ repairs }: Pasted, ...places: readonly Place[]): string =>
  repairs
    .filter(({ where }) => places.includes(where))
    .map(({ snippet }) => snippet)
    .join('\n');

type Configure = (id: string, port: number, sites: readonly Pasted[]) => string;

const nginx: Configure = (id, port, sites) => `daemon off;
pid /run/repairs-${id}.pid;
error_log /var/log/apache2/repairs-${id}.log;
user www-data;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
client_body_temp_path /tmp/${id}-a; proxy_temp_path /tmp/${id}-b; fastcgi_temp_path /tmp/${id}-c; uwsgi_temp_path /tmp/${id}-d; scgi_temp_path /tmp/${id}-e;
gzip off;
${[...new Set(sites.map((site) => at(site, 'nginxHttp')))].join('\n')}
${sites
  .map(
    (site) => `server {
listen 127.0.0.1:${port};
server_name ${site.host} ${site.other};
root ${folderOf(id, site.host)};
${site.faulty}
${at(site, 'nginxServer')}
}`,
  )
  .join('\n')}
}
`;

const MODULES = [
  'mpm_prefork',
  'authn_core',
  'authz_core',
  'dir',
  'mime',
  'rewrite',
  'headers',
  'filter',
  'deflate',
  'setenvif',
];

const apache: Configure = (id, port, sites) => {
  for (const site of sites) put(join(ROOT, folderOf(id, site.host), '.htaccess'), `${at(site, 'htaccess')}\n`);
  return `ServerRoot /etc/apache2
Listen 127.0.0.1:${port}
PidFile /run/apache2/repairs-${id}.pid
User www-data
Group www-data
ErrorLog /var/log/apache2/repairs-${id}.log
TypesConfig /etc/mime.types
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
DirectoryIndex index.html
<Directory />
Options FollowSymLinks
AllowOverride All
Require all granted
</Directory>
${[...new Set(sites.map((site) => at(site, 'apacheConfig')))].join('\n')}
${sites
  .map(
    (site) => `<VirtualHost *:*>
ServerName ${site.host}
ServerAlias ${site.other}
DocumentRoot /srv/repairs/${id}/${site.host}
${site.faulty}
${at(site, 'apacheVirtualHost')}
</VirtualHost>`,
  )
  .join('\n')}
`;
};

const caddy: Configure = (id, port, sites) => `{
admin off
auto_https off
default_bind 127.0.0.1
http_port ${port}
}
${sites
  .map((site) => {
    // The world ends TLS: Caddy is asked by plain http for what the snippet calls by name alone.
    const block = at(site, 'caddyfile').replace(/^(\S+) \{/, `http://$1:${port} {`);
    const names = block === '' ? [site.host, site.other] : [site.host];
    return `${names.map((name) => `http://${name}:${port}`).join(', ')} {
root * ${folderOf(id, site.host)}
${site.faulty}
${at(site, 'caddySite')}
file_server
}
${block}`;
  })
  .join('\n')}
`;

const SERVERS = {
  nginx: {
    configure: nginx,
    path: 'etc/nginx/repairs',
    start: (path: string) => ['/usr/sbin/nginx', '-c', `/${path}`],
  },
  apache: {
    configure: apache,
    path: 'etc/apache2/repairs',
    start: (path: string) => ['/usr/sbin/apache2', '-f', `/${path}`, '-DFOREGROUND'],
  },
  caddy: {
    configure: caddy,
    path: 'etc/caddy/repairs',
    start: (path: string) => ['/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config', `/${path}`],
  },
} satisfies Partial<Record<Platform, unknown>>;

export type Server = keyof typeof SERVERS;

/** Starts a server of Debian's with these sites. Throws where it refuses what was pasted. */
export const startServer = async (server: Server, id: string, sites: readonly Pasted[]): Promise<Running> => {
  const { configure, path, start } = SERVERS[server];
  const port = await freePort();
  const file = `${path}-${id}.conf`;
  put(join(ROOT, file), configure(id, port, sites));
  const running = keep('chroot', [ROOT, ...start(file)]);
  await until(`${server} (${id})`, () => answers(port));
  return { port, end: running.end };
};
