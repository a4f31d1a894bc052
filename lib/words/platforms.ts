import type { BrowserName } from '../model.ts';
import type { Platform } from '../repairs/shape.ts';

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
  typo3: 'TYPO3',
  vercel: 'Vercel',
  netlify: 'Netlify',
  nextjs: 'Next.js',
  microsoft365: 'Microsoft 365',
  googleworkspace: 'Google Workspace',
  shopify: 'Shopify',
  wix: 'Wix',
  squarespace: 'Squarespace',
  githubpages: 'GitHub Pages',
  gitlabpages: 'GitLab Pages',
  webflow: 'Webflow',
  jimdo: 'Jimdo',
  lightspeed: 'Lightspeed',
  'ccv-shop': 'CCV Shop',
  jouwweb: 'JouwWeb',
  weebly: 'Weebly',
  googlesites: 'Google Sites',
  wordpresscom: 'WordPress.com',
  duda: 'Duda',
};

/** Names of browsers, the same in every language. */
export const BROWSER_NAMES: Readonly<Record<BrowserName, string>> = { chromium: 'Chromium', firefox: 'Firefox' };
