import { type DebianSystem, hostOf, originOf } from './debian-system.ts';
import { SITE_GENERATORS } from './site-generators.ts';

const mine = (...folders: readonly string[]): string =>
  `mkdir -p ${folders.join(' ')}; chown -R www-data ${folders.join(' ')}`;
/** Runs PHP on the command line as if for a request of a browser. */
const php = (host: string, code: string): string =>
  `cat > /tmp/step.php <<'END'\n<?php $_SERVER += ['HTTP_HOST' => '${host}', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'HTTPS' => 'on'];\n${code}\nEND\nphp8.2 /tmp/step.php`;
const database = (name: string): string => `mariadb -e 'drop database if exists ${name}; create database ${name}'`;

const wordpress: DebianSystem = {
  id: 'wordpress',
  root: '/usr/share/wordpress',
  files: {
    [`/etc/wordpress/config-${hostOf('wordpress')}.php`]: `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost');
define('WP_CONTENT_DIR', '/var/lib/wordpress/wp-content'); define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
`,
  },
  setup: [
    database('wordpress'),
    php(
      hostOf('wordpress'),
      `define('WP_INSTALLING', true); define('WP_SITEURL', '${originOf('wordpress')}');
require '/usr/share/wordpress/wp-load.php'; require ABSPATH . 'wp-admin/includes/upgrade.php';
if (!is_blog_installed()) wp_install('Moestuin', 'beheer', 'beheer@systeem.nl', true, '', 'geheim-voor-de-proef');`,
    ),
  ],
  apache: 'Alias /wp-content /var/lib/wordpress/wp-content',
};

const ARTICLE = `De '''grutto''' (''Limosa limosa'') is een weidevogel die in Nederland broedt. In 1990 broedden er naar schatting 100.000 paren, in 2022 nog ongeveer 30.000.

== Leefgebied ==
De vogel zoekt vochtig, kruidenrijk grasland. Het nest ligt tussen april en juni op de grond; het legsel telt meestal vier eieren.

== Bescherming ==
Boeren maaien later en zetten land onder water. Sinds 2016 gaat dat via collectieven.

== Bronnen ==
* [https://www.sovon.nl/ Sovon]
`;

const mediawiki: DebianSystem = {
  id: 'mediawiki',
  root: '/usr/share/mediawiki',
  files: { '/tmp/grutto.wiki': ARTICLE },
  setup: [
    mine('/var/lib/mediawiki/data', '/var/lib/mediawiki/images', '/etc/mediawiki'),
    'rm -rf /etc/mediawiki/LocalSettings.php /var/lib/mediawiki/LocalSettings.php /var/lib/mediawiki/data/*',
    `php8.2 /usr/share/mediawiki/maintenance/install.php --dbtype sqlite --dbpath /var/lib/mediawiki/data --server ${originOf('mediawiki')} --scriptpath '' --confpath /etc/mediawiki --with-extensions --skins Vector --pass geheim-voor-de-proef Polderwiki Beheer`,
    'ln -sf /etc/mediawiki/LocalSettings.php /var/lib/mediawiki/LocalSettings.php',
    'php8.2 /usr/share/mediawiki/maintenance/edit.php -u Beheer Grutto < /tmp/grutto.wiki',
    mine('/var/lib/mediawiki/data', '/var/lib/mediawiki/images'),
  ],
};

const dokuwiki: DebianSystem = {
  id: 'dokuwiki',
  root: '/usr/share/dokuwiki',
  files: {
    '/etc/dokuwiki/local.php': `<?php
$conf['title'] = 'Polderwiki'; $conf['license'] = ''; $conf['useacl'] = 1; $conf['superuser'] = '@admin';
$conf['baseurl'] = '${originOf('dokuwiki')}'; $conf['basedir'] = '/';
`,
    '/var/lib/dokuwiki/data/pages/grutto.txt': ARTICLE.replaceAll("'''", '**').replaceAll("''", '//'),
  },
  setup: [
    'cp -n /etc/dokuwiki/acl.auth.php.dist /var/lib/dokuwiki/acl/acl.auth.php; cp -n /etc/dokuwiki/users.auth.php.dist /var/lib/dokuwiki/acl/users.auth.php',
    mine('/var/lib/dokuwiki', '/var/cache/dokuwiki'),
  ],
};

const roundcube: DebianSystem = {
  id: 'roundcube',
  root: '/var/lib/roundcube/public_html',
  files: {
    '/etc/roundcube/config.inc.php': `<?php
$config = ['db_dsnw' => 'sqlite:////var/lib/roundcube/proef.db?mode=0646', 'imap_host' => 'localhost:143',
  'smtp_host' => 'localhost:587', 'product_name' => 'Roundcube Webmail', 'des_key' => 'proef-proef-proef-proef-', 'plugins' => [],
  'log_driver' => 'stdout'];
`,
  },
  setup: [
    'rm -f /var/lib/roundcube/proef.db',
    `php8.2 -r '$d = new PDO("sqlite:/var/lib/roundcube/proef.db"); $d->exec(file_get_contents("/usr/share/roundcube/SQL/sqlite.initial.sql"));'`,
    mine('/var/lib/roundcube/temp', '/var/log/roundcube'),
    'chown www-data /var/lib/roundcube /var/lib/roundcube/proef.db',
  ],
};

const phpmyadmin: DebianSystem = {
  id: 'phpmyadmin',
  root: '/usr/share/phpmyadmin',
  files: {
    '/var/lib/phpmyadmin/blowfish_secret.inc.php':
      "<?php $cfg['blowfish_secret'] = 'proef-proef-proef-proef-proef-12';\n",
    '/etc/phpmyadmin/config-db.php':
      "<?php $dbuser='pma'; $dbpass=''; $basepath=''; $dbname='phpmyadmin'; $dbserver='localhost'; $dbport=''; $dbtype='mysql';\n",
  },
  setup: [mine('/var/lib/phpmyadmin')],
};

const shaarli: DebianSystem = {
  id: 'shaarli',
  root: '/usr/share/shaarli',
  setup: [
    mine('/var/lib/shaarli', '/var/cache/shaarli/cache', '/var/cache/shaarli/pagecache', '/var/cache/shaarli/tmp'),
  ],
  apache: '<Directory /usr/share/shaarli>\nAllowOverride All\n</Directory>',
};

const postfixadmin: DebianSystem = {
  id: 'postfixadmin',
  root: '/usr/share/postfixadmin/public',
  files: {
    '/etc/postfixadmin/dbconfig.inc.php':
      "<?php $dbtype='sqlite'; $dbserver=''; $dbuser=''; $dbpass=''; $dbport=''; $dbname='/var/lib/postfixadmin/proef.db';\n",
    '/etc/postfixadmin/config.local.php':
      "<?php $CONF['database_type']='sqlite'; $CONF['database_name']='/var/lib/postfixadmin/proef.db';\n",
  },
  setup: [
    'mkdir -p /var/lib/postfixadmin; test -f /var/lib/postfixadmin/proef.db || : > /var/lib/postfixadmin/proef.db',
    'cd /usr/share/postfixadmin/public; php8.2 upgrade.php',
    mine('/var/lib/postfixadmin', '/var/cache/postfixadmin/templates_c'),
  ],
};

const phpldapadmin: DebianSystem = {
  id: 'phpldapadmin',
  root: '/usr/share/phpldapadmin/htdocs',
  setup: [
    'cp -n /usr/share/phpldapadmin/config/config.php.example /etc/phpldapadmin/config.php; ln -sf /etc/phpldapadmin/config.php /usr/share/phpldapadmin/config/config.php',
  ],
};

const ttRss: DebianSystem = {
  id: 'tt-rss',
  root: '/usr/share/tt-rss/www',
  files: {
    '/etc/tt-rss/database.php':
      "<?php $dbtype='mysql'; $dbserver='localhost'; $dbport=''; $dbuser='root'; $dbname='ttrss'; $dbpass='';\n",
  },
  setup: [
    database('ttrss'),
    'mariadb ttrss < /usr/share/tt-rss/schema/ttrss_schema_mysql.sql',
    `sed -i "s#'SELF_URL_PATH', .*#'SELF_URL_PATH', '${originOf('tt-rss')}/');#" /etc/tt-rss/config.php`,
    mine('/var/lib/tt-rss', '/var/cache/tt-rss'),
  ],
};

const lam: DebianSystem = {
  id: 'lam',
  root: '/usr/share/ldap-account-manager',
  setup: [
    'cd /usr/share/ldap-account-manager; for one in config sess tmp; do ln -sfn /var/lib/ldap-account-manager/$one $one; done',
    'cp -n /var/lib/ldap-account-manager/config/unix.sample.conf /var/lib/ldap-account-manager/config/lam.conf',
    mine('/var/lib/ldap-account-manager', '/etc/ldap-account-manager'),
  ],
};

export const DEBIAN_SYSTEMS: readonly DebianSystem[] = [
  wordpress,
  mediawiki,
  dokuwiki,
  roundcube,
  phpmyadmin,
  shaarli,
  { id: 'adminer', root: '/usr/share/adminer', apache: 'DirectoryIndex adminer.php' },
  postfixadmin,
  phpldapadmin,
  ttRss,
  lam,
  ...SITE_GENERATORS,
  { id: 'sphinx', root: '/usr/share/doc/python3.11/html' },
  { id: 'apache', root: '/usr/share/apache2/default-site' },
  { id: 'nginx', root: '/usr/share/nginx/html' },
];
