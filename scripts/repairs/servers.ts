import { join } from 'node:path';
import { put } from '../systems/cache.ts';
import { ROOT } from '../systems/debian-root.ts';
import { answers, freePort, keep, until } from '../systems/debian-server.ts';
import { at, folderOf, type Pasted } from './folder.ts';
import { BEHIND, type Server } from './trial.ts';
import { configureWordpress } from './wordpress.ts';

export interface Running {
  readonly port: number;
  end(): void;
}

export type Configure = (id: string, port: number, sites: readonly Pasted[]) => string | Promise<string>;

/** Maps in a snippet of nginx, which belong outside every server block; `withoutMaps` returns the rest. */
const MAP = /^map [\s\S]*?^\}$/gm;
export const mapsOf = (snippet: string): string => [...new Set(snippet.match(MAP) ?? [])].join('\n');
export const withoutMaps = (snippet: string): string => snippet.replaceAll(MAP, '').trim();

/** Replaces the line of nginx for the same header. */
const changed = (lines: string, line: string): string => {
  const [start = ''] = /^add_header \S+ /.exec(line) ?? [];
  return start === '' ? lines : lines.replace(new RegExp(`${start}(?:"[^"]*"|[^;"])*;`), line);
};

/** A second server behind the first, if the fault is in what that passes on. */
const linesOf = (id: string, site: Pasted): string => {
  const { host } = site;
  const faulty = changed(site.faulty, at(site, 'nginxHeaderLine'));
  return faulty.startsWith(BEHIND)
    ? `location / { proxy_pass http://unix:/run/${id}-${host}.sock; proxy_set_header Host $host; }
}
server {
listen unix:/run/${id}-${host}.sock;
root /srv/repairs/${id}/${host};
${faulty.slice(BEHIND.length)}`
    : faulty;
};

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
${sites.map((site) => mapsOf(at(site, 'nginxHeaders'))).join('\n')}
${sites
  .map(
    (site) => `server {
listen 127.0.0.1:${port};
server_name ${site.host} ${site.other};
root ${folderOf(id, site)};
${withoutMaps(at(site, 'nginxHeaders'))}
${at(site, 'nginxServer', 'nginxHidden', 'nginxLocation', 'nginxCookies')}
${linesOf(id, site)}
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
  'substitute',
  'alias',
];

const HTACCESS = 'htaccess:';

/** The contents that .htaccess already has; a snippet goes above them. */
const inHtaccess = ({ faulty }: Pasted): string => (faulty.startsWith(HTACCESS) ? faulty.slice(HTACCESS.length) : '');

const apache: Configure = (id, port, sites) => {
  for (const site of sites)
    put(
      join(ROOT, folderOf(id, site), '.htaccess'),
      `${at(site, 'htaccess')}\n${inHtaccess(site)}\n${at(site, 'htaccessEnd')}\n`,
    );
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
${inHtaccess(site) === '' ? site.faulty : ''}
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
    // The test world terminates TLS: Caddy gets plain http.
    const names = [site.host, site.other];
    return `${names.map((name) => `http://${name}:${port}`).join(', ')} {
root * ${folderOf(id, site)}
${at(site, 'caddySiteTop')}
${site.faulty}
${at(site, 'caddySite')}
file_server
}`;
  })
  .join('\n')}
`;

interface Serving {
  readonly configure: Configure;
  /** Path of its configuration. */
  readonly path: string;
  readonly start: (path: string) => readonly string[];
}

const SERVERS: Readonly<Record<Server, Serving>> = {
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
  /** A page and its files only, as nginx sends them. */
  page: {
    configure: nginx,
    path: 'etc/nginx/repairs',
    start: (path: string) => ['/usr/sbin/nginx', '-c', `/${path}`],
  },
  wordpress: {
    configure: configureWordpress,
    path: 'etc/apache2/repairs',
    start: (path: string) => ['/usr/sbin/apache2', '-f', `/${path}`, '-DFOREGROUND'],
  },
};

/** Starts one of Debian's servers with these sites. Throws if it refuses what was pasted. */
export const startServer = async (server: Server, id: string, sites: readonly Pasted[]): Promise<Running> => {
  const { configure, path, start } = SERVERS[server];
  const port = await freePort();
  const file = `${path}-${id}.conf`;
  put(join(ROOT, file), await configure(id, port, sites));
  const running = keep('chroot', [ROOT, ...start(file)]);
  await until(`${server} (${id})`, () => answers(port));
  return { port, end: running.end };
};
