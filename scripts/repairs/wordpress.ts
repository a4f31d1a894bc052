import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { put } from '../systems/cache.ts';
import { inside, ROOT } from '../systems/debian-root.ts';
import { at, type Pasted } from './folder.ts';

/** Debian's WordPress, with a database, settings and plugins of its own for each site. */

const CONTENT = '/var/lib/wordpress/wp-content';

/** What causes the fault: lines of wp-config.php, and then a plugin. */
const faultOf = ({ faulty }: Pasted): readonly [config: string, plugin: string] => {
  const start = faulty.indexOf('<?php');
  return start < 0 ? [faulty, ''] : [faulty.slice(0, start), faulty.slice(start)];
};

/** A pasted setting overrides the older line, because the first definition counts. */
const settingsOf = (id: string, site: Pasted, database: string): string => `<?php
${at(site, 'wpConfig')}
${faultOf(site)[0].replaceAll(/define\('(\w+)'/g, "defined('$1') || define('$1'")}
define('DB_NAME', '${database}'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost');
define('WP_CONTENT_DIR', '/srv/repairs/${id}/${site.host}/wp-content'); define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
`;

const INSTALL = (host: string): string => `<?php
$_SERVER += ['HTTP_HOST' => '${host}', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'HTTPS' => 'on'];
define('WP_INSTALLING', true); defined('WP_SITEURL') || define('WP_SITEURL', 'https://${host}');
require '/usr/share/wordpress/wp-load.php'; require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Bakkerij op de hoek', 'beheer', 'beheer@${host}', true, '', 'geheim-voor-de-proef');
update_option('permalink_structure', '/%postname%/'); update_option('blogdescription', '');
foreach ([1, 2, 3] as $post) wp_delete_post($post, true);
wp_insert_post(['post_title' => 'Brood', 'post_content' => 'Elke ochtend vers.', 'post_status' => 'publish']);
`;

const installed = async (id: string, site: Pasted, number: number): Promise<void> => {
  const folder = join(ROOT, 'srv/repairs', id, site.host, 'wp-content');
  const database = `repairs_${id.replaceAll(/\W/g, '_')}_${number}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'mu-plugins'), { recursive: true });
  for (const name of ['themes', 'plugins', 'languages', 'uploads'])
    symlinkSync(`${CONTENT}/${name}`, join(folder, name));
  for (const host of [site.host, site.other])
    put(join(ROOT, `etc/wordpress/config-${host}.php`), settingsOf(id, site, database));
  await inside(`mariadb -e 'drop database if exists ${database}; create database ${database}'`);
  put(join(ROOT, 'tmp/repairs.php'), INSTALL(site.host));
  await inside('php8.2 /tmp/repairs.php > /dev/null');
  const plugins = [...new Set(site.repairs.filter(({ where }) => where === 'wpPlugin').map(({ snippet }) => snippet))];
  for (const [index, plugin] of [faultOf(site)[1], ...plugins].entries())
    put(join(folder, `mu-plugins/${index}.php`), plugin);
};

const MODULES = [
  ...['mpm_prefork', 'authn_core', 'authz_core', 'dir', 'mime', 'alias', 'setenvif', 'filter', 'deflate', 'headers'],
];

/** The configuration of Apache with its PHP, after all sites were installed. `ServerTokens` does not affect what PHP reveals. */
export const configureWordpress = async (id: string, port: number, sites: readonly Pasted[]): Promise<string> => {
  for (const [number, site] of sites.entries()) await installed(id, site, number);
  return `ServerRoot /etc/apache2
Listen 127.0.0.1:${port}
PidFile /run/apache2/repairs-${id}.pid
User www-data
Group www-data
ErrorLog /var/log/apache2/repairs-${id}.log
TypesConfig /etc/mime.types
ServerTokens Prod
StartServers 2
MaxRequestWorkers 8
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
LoadModule php_module /usr/lib/apache2/modules/libphp8.2.so
DirectoryIndex index.php
SetEnvIf X-Forwarded-Proto https HTTPS=on
<FilesMatch "\\.php$">
SetHandler application/x-httpd-php
</FilesMatch>
<Directory />
Options FollowSymLinks
AllowOverride None
Require all granted
FallbackResource /index.php
</Directory>
${sites
  .map(
    (site) => `<VirtualHost *:*>
ServerName ${site.host}
ServerAlias ${site.other}
DocumentRoot /usr/share/wordpress
Alias /wp-content /srv/repairs/${id}/${site.host}/wp-content
</VirtualHost>`,
  )
  .join('\n')}
`;
};
