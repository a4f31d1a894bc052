import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, once, put, run } from './cache.ts';
import { downloadPackages, unpackPackages } from './debian-packages.ts';

/**
 * Debian's own packages in a folder of their own: nothing of the machine changes. Their maintainers' scripts do not run;
 * `debian-systems.ts` has what those would have written. Programs run in it by chroot, which needs root.
 */
export const ROOT = join(CACHE, 'root');

const PACKAGES = [
  // A machine has these, so no package depends on them.
  ...['dash', 'coreutils', 'sed', 'grep'],
  ...['apache2', 'libapache2-mod-php', 'nginx-core', 'caddy', 'mariadb-server', 'mkdocs', 'python3-doc'],
  ...['php-cli', 'php-sqlite3', 'php-mysql', 'php-intl', 'php-mbstring', 'php-xml', 'php-gd', 'php-curl', 'php-ldap'],
  ...[
    'wordpress',
    'wordpress-theme-twentytwentythree',
    'mediawiki',
    'dokuwiki',
    'roundcube-core',
    'roundcube-sqlite3',
    'phpmyadmin',
    'shaarli',
    'adminer',
  ],
  ...['postfixadmin', 'phpldapadmin', 'tt-rss', 'ldap-account-manager', 'php-imap'],
  ...['hugo', 'jekyll', 'ruby-jekyll-seo-tag', 'ruby-jekyll-feed', 'jekyll-theme-minima', 'cacti', 'simplesamlphp'],
];

/** Runs a line of shell inside the root. */
export const inside = (line: string): Promise<string> => run('chroot', [ROOT, '/bin/sh', '-ec', line]);

const DEVICES = { null: 3, random: 8, urandom: 9 };

/** Creates what a machine has and packages lack. */
const furnish = async (): Promise<void> => {
  for (const folder of [
    'dev',
    'tmp',
    'run/mysqld',
    'run/apache2',
    'var/log/apache2',
    'var/log/nginx',
    'var/lib/nginx',
    'srv',
  ])
    mkdirSync(join(ROOT, folder), { recursive: true });
  chmodSync(join(ROOT, 'tmp'), 0o1777);
  for (const [name, minor] of Object.entries(DEVICES)) {
    const path = join(ROOT, 'dev', name);
    if (!existsSync(path)) await run('mknod', ['-m', '666', path, 'c', '1', String(minor)]);
  }
  if (!existsSync(join(ROOT, 'bin/sh'))) symlinkSync('dash', join(ROOT, 'bin/sh'));
  put(join(ROOT, 'etc/passwd'), 'root:x:0:0::/root:/bin/sh\nwww-data:x:33:33::/var/www:/usr/sbin/nologin\n');
  put(join(ROOT, 'etc/group'), 'root:x:0:\nwww-data:x:33:\n');
  if (!existsSync(join(ROOT, 'var/run'))) symlinkSync('/run', join(ROOT, 'var/run'));
  put(join(ROOT, 'etc/hosts'), '127.0.0.1 localhost\n');
  // Each package contains the line that loads it; those that others build on have an earlier priority.
  await inside(
    'for to in cli apache2; do mkdir -p etc/php/8.2/$to/conf.d; for ini in usr/share/php8.2-*/*/*.ini; do priority=$(sed -n "s/^; priority=//p" $ini); cp $ini etc/php/8.2/$to/conf.d/$(printf %02d "$priority")-$(basename $ini); done; done',
  );
  // As in Debian's php.ini for production; what that would hide as well, its version, stays visible.
  put(join(ROOT, 'etc/php/8.2/apache2/conf.d/30-live.ini'), 'display_errors=Off\nsession.gc_probability=0\n');
};

/** Downloads and unpacks the packages, once. */
export const prepareRoot = async (): Promise<void> => {
  await once('debian', PACKAGES, async () => {
    const archives = join(CACHE, 'debs');
    await downloadPackages(archives, PACKAGES);
    rmSync(ROOT, { recursive: true, force: true });
    await unpackPackages(archives, ROOT);
  });
  await furnish();
};
