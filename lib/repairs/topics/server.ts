import { block } from '../code.ts';
import { headersOf } from '../header.ts';
import { webConfig } from '../header-languages.ts';
import { type RepairMethod, repairs } from '../methods.ts';
import type { Repair, Site, Topic } from '../shape.ts';

const HIDE_PHP = 'expose_php = Off';

const has = (items: readonly string[], software: RegExp): boolean => items.some((item) => software.test(item));

/** Each way hides what it can hide of what was named, and is left out where it can hide none of that. */
const versionMethods = (items: readonly string[]): readonly RepairMethod[] => {
  const php = has(items, /^php/i);
  const served = (software: RegExp): boolean => has(items, software);
  const hidePhp: readonly RepairMethod[] = [
    [null, 'phpIni', HIDE_PHP],
    ['litespeed', 'phpIni', HIDE_PHP],
    ['directadmin', 'phpIni', HIDE_PHP],
    ['plesk', 'phpIni', HIDE_PHP],
    ['wordpress', 'wpPlugin', block(['<?php', "header_remove('X-Powered-By');"])],
  ];
  return [
    ...(served(/^nginx/i) ? [['nginx', 'nginxServer', 'server_tokens off;'] as const] : []),
    ...(served(/^apache/i)
      ? [['apache', 'apacheConfig', block(['ServerTokens Prod', 'ServerSignature Off'])] as const]
      : []),
    ...(served(/^caddy/i)
      ? [['caddy', 'caddySite', block(['header {', '    -Server', '    defer', '}'])] as const]
      : []),
    ...(served(/^next/i)
      ? [['nextjs', 'nextConfig', block(['export default {', '  poweredByHeader: false,', '};'])] as const]
      : []),
    ...(php ? hidePhp : []),
  ];
};

const versions = (site: Site, items: readonly string[]): readonly Repair[] =>
  repairs(versionMethods(items), {
    run: `${headersOf(site)} | grep -Eci '^(server|x-powered-by):.*[0-9]'`,
    shows: '0',
  });

const TYPES = 'text/html text/css text/plain text/javascript application/javascript application/json image/svg+xml';
/** nginx compresses HTML always, and warns where it is named again. */
const NGINX_TYPES = TYPES.replace('text/html ', '');

const NGINX_GZIP = block(['gzip on;', 'gzip_proxied any;', 'gzip_vary on;', `gzip_types ${NGINX_TYPES};`]);
/** AddOutputFilterByType is of mod_filter: without it Apache answers the whole site with an error. */
const APACHE_GZIP = block([
  '<IfModule mod_deflate.c>',
  '    <IfModule mod_filter.c>',
  `        AddOutputFilterByType DEFLATE ${TYPES}`,
  '    </IfModule>',
  '</IfModule>',
]);

const compressed = ({ url }: Site): readonly Repair[] =>
  repairs(
    [
      ['nginx', 'nginxServer', NGINX_GZIP],
      ['apache', 'htaccess', APACHE_GZIP],
      ['directadmin', 'htaccess', APACHE_GZIP],
      ['plesk', 'pleskNginx', NGINX_GZIP],
      ['iis', 'webConfig', webConfig(['<urlCompression doStaticCompression="true" doDynamicCompression="true" />'])],
      ['caddy', 'caddySite', 'encode gzip'],
    ],
    { run: `curl -sI -H 'Accept-Encoding: gzip' ${url}`, shows: 'Content-Encoding: gzip' },
    'ownSecrets',
  );

const HIDE_ERRORS = 'display_errors = Off';

const quiet = ({ url }: Site): readonly Repair[] =>
  repairs(
    [
      [null, 'phpIni', HIDE_ERRORS],
      ['plesk', 'phpIni', HIDE_ERRORS],
      ['directadmin', 'phpIni', HIDE_ERRORS],
      ['wordpress', 'wpConfig', block(["define('WP_DEBUG_DISPLAY', false);", "@ini_set('display_errors', '0');"])],
      ['joomla', 'joomlaConfiguration', "public $error_reporting = 'none';"],
      ['drupal', 'drupalSettings', "$config['system.logging']['error_level'] = 'hide';"],
    ],
    { run: `curl -s ${url} | grep -Ec '(Warning|Notice|Deprecated).* on line '`, shows: '0' },
  );

export const server: Topic = {
  'leftover-test-content': (site, { code }) => (code === 'phpError' ? quiet(site) : []),
  'version-disclosure': (site, { items }) => versions(site, items),
  'text-compressed': compressed,
};
