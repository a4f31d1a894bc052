import type { Platform } from './shape.ts';

/** Names of server software, content systems and builders: the same in every language. */
export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  nginx: 'nginx',
  apache: 'Apache',
  iis: 'IIS',
  litespeed: 'LiteSpeed',
  caddy: 'Caddy',
  cloudflare: 'Cloudflare',
  plesk: 'Plesk',
  directadmin: 'DirectAdmin',
  wordpress: 'WordPress',
  joomla: 'Joomla',
  drupal: 'Drupal',
  shopify: 'Shopify',
  wix: 'Wix',
  squarespace: 'Squarespace',
};
