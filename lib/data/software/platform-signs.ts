/**
 * Response headers by which server software, panels, content systems and builders name themselves, with or without a
 * version. They determine which repair is shown first and judge nothing, so one sign is enough. Patterns are our own.
 */
export interface PlatformSign {
  readonly platform: string;
  /** Lower-case name. */
  readonly header: string;
  readonly pattern: RegExp;
}

export const PLATFORM_SIGNS_CHECKED = '2026-11-20';

export const PLATFORM_SIGNS: readonly PlatformSign[] = [
  { platform: 'nginx', header: 'server', pattern: /\bnginx\b/i },
  // Tomcat's connector calls itself Apache-Coyote and is configured differently.
  { platform: 'apache', header: 'server', pattern: /\bapache\b(?!-)/i },
  { platform: 'iis', header: 'server', pattern: /\bmicrosoft-iis\b/i },
  { platform: 'litespeed', header: 'server', pattern: /\b(?:open)?litespeed\b/i },
  { platform: 'litespeed', header: 'x-turbo-charged-by', pattern: /\blitespeed\b/i },
  { platform: 'litespeed', header: 'x-litespeed-cache', pattern: /./ },
  { platform: 'caddy', header: 'server', pattern: /\bcaddy\b/i },
  { platform: 'caddy', header: 'via', pattern: /\bcaddy\b/i },
  { platform: 'cloudflare', header: 'server', pattern: /\bcloudflare\b/i },
  { platform: 'cloudflare', header: 'cf-ray', pattern: /./ },
  { platform: 'plesk', header: 'x-powered-by', pattern: /\bplesk(?:lin|win)?\b/i },
  { platform: 'wordpress', header: 'link', pattern: /rel="https:\/\/api\.w\.org\/"/ },
  { platform: 'wordpress', header: 'x-pingback', pattern: /\/xmlrpc\.php$/ },
  { platform: 'joomla', header: 'x-content-powered-by', pattern: /\bjoomla\b/i },
  { platform: 'drupal', header: 'x-generator', pattern: /\bdrupal\b/i },
  { platform: 'drupal', header: 'x-drupal-cache', pattern: /./ },
  { platform: 'drupal', header: 'x-drupal-dynamic-cache', pattern: /./ },
  { platform: 'vercel', header: 'server', pattern: /^vercel\b/i },
  { platform: 'vercel', header: 'x-vercel-id', pattern: /./ },
  { platform: 'netlify', header: 'server', pattern: /\bnetlify\b/i },
  { platform: 'netlify', header: 'x-nf-request-id', pattern: /./ },
  { platform: 'nextjs', header: 'x-powered-by', pattern: /^next\.js\b/i },
  { platform: 'shopify', header: 'x-shopid', pattern: /./ },
  { platform: 'shopify', header: 'powered-by', pattern: /\bshopify\b/i },
  { platform: 'wix', header: 'x-wix-request-id', pattern: /./ },
  { platform: 'squarespace', header: 'server', pattern: /\bsquarespace\b/i },
  { platform: 'githubpages', header: 'server', pattern: /^github\.com$/i },
];
