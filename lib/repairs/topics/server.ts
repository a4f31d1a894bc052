import { joinLines } from '../code.ts';
import { showHeadersCommand } from '../header.ts';
import { wrapInWebConfig } from '../header-languages.ts';
import { type RepairMethod, toRepairs } from '../methods.ts';
import type { Repair, Site, Topic } from '../shape.ts';

const HIDE_PHP = 'expose_php = Off';

const has = (items: readonly string[], software: RegExp): boolean => items.some((item) => software.test(item));

/** Each method hides what it can of the disclosed versions, and is left out when it can hide none of them. */
const listVersionMethods = (items: readonly string[]): readonly RepairMethod[] => {
  const php = has(items, /^php/i);
  const isServed = (software: RegExp): boolean => has(items, software);
  const hidePhp: readonly RepairMethod[] = [
    [null, 'phpIni', HIDE_PHP],
    ['litespeed', 'phpIni', HIDE_PHP],
    ['directadmin', 'phpIni', HIDE_PHP],
    ['plesk', 'phpIni', HIDE_PHP],
    ['wordpress', 'wpPlugin', joinLines(['<?php', "header_remove('X-Powered-By');"])],
  ];
  return [
    ...(isServed(/^nginx/i) ? [['nginx', 'nginxServer', 'server_tokens off;'] as const] : []),
    ...(isServed(/^apache/i)
      ? [['apache', 'apacheConfig', joinLines(['ServerTokens Prod', 'ServerSignature Off'])] as const]
      : []),
    ...(isServed(/^caddy/i)
      ? [['caddy', 'caddySite', joinLines(['header {', '    -Server', '    defer', '}'])] as const]
      : []),
    ...(isServed(/^next/i)
      ? [['nextjs', 'nextConfig', joinLines(['export default {', '  poweredByHeader: false,', '};'])] as const]
      : []),
    ...(php ? hidePhp : []),
  ];
};

const repairVersions = (site: Site, items: readonly string[]): readonly Repair[] =>
  toRepairs(listVersionMethods(items), {
    run: `${showHeadersCommand(site)} | grep -Eci '^(server|x-powered-by):.*[0-9]'`,
    shows: '0',
  });

const TYPES = 'text/html text/css text/plain text/javascript application/javascript application/json image/svg+xml';
/** nginx always compresses HTML, and warns when it is listed again. */
const NGINX_TYPES = TYPES.replace('text/html ', '');

const NGINX_GZIP = joinLines(['gzip on;', 'gzip_proxied any;', 'gzip_vary on;', `gzip_types ${NGINX_TYPES};`]);
/** AddOutputFilterByType belongs to mod_filter: without that module, Apache answers the whole site with an error. */
const APACHE_GZIP = joinLines([
  '<IfModule mod_deflate.c>',
  '    <IfModule mod_filter.c>',
  `        AddOutputFilterByType DEFLATE ${TYPES}`,
  '    </IfModule>',
  '</IfModule>',
]);

const repairCompression = ({ url }: Site): readonly Repair[] =>
  toRepairs(
    [
      ['nginx', 'nginxServer', NGINX_GZIP],
      ['apache', 'htaccess', APACHE_GZIP],
      ['directadmin', 'htaccess', APACHE_GZIP],
      ['plesk', 'pleskNginx', NGINX_GZIP],
      [
        'iis',
        'webConfig',
        wrapInWebConfig(['<urlCompression doStaticCompression="true" doDynamicCompression="true" />']),
      ],
      ['caddy', 'caddySite', 'encode gzip'],
    ],
    { run: `curl -sI -H 'Accept-Encoding: gzip' ${url}`, shows: 'Content-Encoding: gzip' },
    'ownSecrets',
  );

const HIDE_ERRORS = 'display_errors = Off';

const repairShownErrors = ({ url }: Site): readonly Repair[] =>
  toRepairs(
    [
      [null, 'phpIni', HIDE_ERRORS],
      ['plesk', 'phpIni', HIDE_ERRORS],
      ['directadmin', 'phpIni', HIDE_ERRORS],
      ['wordpress', 'wpConfig', joinLines(["define('WP_DEBUG_DISPLAY', false);", "@ini_set('display_errors', '0');"])],
      ['joomla', 'joomlaConfiguration', "public $error_reporting = 'none';"],
      ['drupal', 'drupalSettings', "$config['system.logging']['error_level'] = 'hide';"],
    ],
    { run: `curl -s ${url} | grep -Ec '(Warning|Notice|Deprecated).* on line '`, shows: '0' },
  );

export const server: Topic = {
  'leftover-test-content': (site, { code }) => (code === 'phpError' ? repairShownErrors(site) : []),
  'version-disclosure': (site, { items }) => repairVersions(site, items),
  'text-compressed': repairCompression,
};
