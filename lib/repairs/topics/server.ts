import { block } from '../code.ts';
import { headersOf, webConfig } from '../header.ts';
import type { Repair, Site, Topic } from '../shape.ts';
import { repairs, type Way } from '../ways.ts';

const HIDE_PHP = 'expose_php = Off';

const VERSION_WAYS: readonly Way[] = [
  [
    'nginx',
    'nginxHttp',
    block(['server_tokens off;', 'proxy_hide_header X-Powered-By;', 'fastcgi_hide_header X-Powered-By;']),
  ],
  [
    'apache',
    'apacheConfig',
    block([
      'ServerTokens Prod',
      'ServerSignature Off',
      '<IfModule mod_headers.c>',
      '    Header unset X-Powered-By',
      '    Header always unset X-Powered-By',
      '</IfModule>',
    ]),
  ],
  [null, 'phpIni', HIDE_PHP],
  [
    'iis',
    'webConfig',
    webConfig([
      '<security>',
      '  <requestFiltering removeServerHeader="true" />',
      '</security>',
      '<httpProtocol>',
      '  <customHeaders>',
      '    <remove name="X-Powered-By" />',
      '  </customHeaders>',
      '</httpProtocol>',
    ]),
  ],
  ['caddy', 'caddySite', block(['header {', '    -Server', '    -X-Powered-By', '    defer', '}'])],
  ['litespeed', 'phpIni', HIDE_PHP],
  ['directadmin', 'phpIni', HIDE_PHP],
  ['plesk', 'phpIni', HIDE_PHP],
  ['wordpress', 'wpPlugin', block(['<?php', "header_remove('X-Powered-By');"])],
  ['nextjs', 'nextConfig', block(['export default {', '  poweredByHeader: false,', '};'])],
];

const versions = (site: Site): readonly Repair[] =>
  repairs(VERSION_WAYS, {
    run: `${headersOf(site)} | grep -Eci '^(server|x-powered-by):.*[0-9]'`,
    shows: '0',
  });

const TYPES = 'text/html text/css text/plain text/javascript application/javascript application/json image/svg+xml';
/** nginx compresses HTML always, and warns where it is named again. */
const NGINX_TYPES = TYPES.replace('text/html ', '');

const NGINX_GZIP = block(['gzip on;', 'gzip_proxied any;', 'gzip_vary on;', `gzip_types ${NGINX_TYPES};`]);
const APACHE_GZIP = block(['<IfModule mod_deflate.c>', `    AddOutputFilterByType DEFLATE ${TYPES}`, '</IfModule>']);

const compressed = ({ url }: Site): readonly Repair[] =>
  repairs(
    [
      ['nginx', 'nginxServer', NGINX_GZIP],
      ['apache', 'htaccess', APACHE_GZIP],
      ['litespeed', 'htaccess', APACHE_GZIP],
      ['directadmin', 'htaccess', APACHE_GZIP],
      ['plesk', 'pleskNginx', NGINX_GZIP],
      ['iis', 'webConfig', webConfig(['<urlCompression doStaticCompression="true" doDynamicCompression="true" />'])],
      ['caddy', 'caddySite', 'encode gzip'],
    ],
    { run: `curl -sI -H 'Accept-Encoding: gzip' ${url}`, shows: 'Content-Encoding: gzip' },
  );

const ASSETS = 'css|js|mjs|svg|png|jpe?g|gif|webp|avif|ico|woff2?';
const MONTH = 'public, max-age=2592000';

const APACHE_CACHE = block([
  '<IfModule mod_headers.c>',
  `    <FilesMatch "\\.(?:${ASSETS})$">`,
  `        Header set Cache-Control "${MONTH}"`,
  '    </FilesMatch>',
  '</IfModule>',
]);
/** A map decides by address, so that no location is needed whose headers would take the place of the others. */
const NGINX_CACHE = block([
  `set $keep "";`,
  `if ($uri ~* "\\.(?:${ASSETS})$") {`,
  `    set $keep "${MONTH}";`,
  '}',
  'add_header Cache-Control $keep;',
]);

const cached = ({ host }: Site): readonly Repair[] =>
  repairs(
    [
      ['nginx', 'nginxServer', NGINX_CACHE],
      ['plesk', 'pleskNginx', NGINX_CACHE],
      ['apache', 'htaccess', APACHE_CACHE],
      ['litespeed', 'htaccess', APACHE_CACHE],
      ['directadmin', 'htaccess', APACHE_CACHE],
      [
        'caddy',
        'caddySite',
        block([`@assets path_regexp \\.(?:${ASSETS})$`, `header @assets Cache-Control "${MONTH}"`]),
      ],
    ],
    { run: `curl -sI https://${host}/favicon.ico`, shows: `Cache-Control: ${MONTH}` },
    'oldVisitors',
  );

const HIDE_ERRORS = 'display_errors = Off';

const quiet = ({ url }: Site): readonly Repair[] =>
  repairs(
    [
      [null, 'phpIni', HIDE_ERRORS],
      ['plesk', 'phpIni', HIDE_ERRORS],
      ['directadmin', 'phpIni', HIDE_ERRORS],
      ['wordpress', 'wpConfig', "define('WP_DEBUG_DISPLAY', false);"],
      ['joomla', 'joomlaConfiguration', "public $error_reporting = 'none';"],
      ['drupal', 'drupalSettings', "$config['system.logging']['error_level'] = 'hide';"],
    ],
    { run: `curl -s ${url} | grep -Ec '(Warning|Notice|Deprecated).* on line '`, shows: '0' },
  );

export const server: Topic = {
  'leftover-test-content': (site, { code }) => (code === 'phpError' ? quiet(site) : []),
  'version-disclosure': versions,
  'text-compressed': compressed,
  'assets-cached': cached,
};
