/**
 * Causes that most sites have in common: advice about them is right, and says little about the site in hand. Each was found
 * in a third of the recorded sites or more (`test/path-order.test.ts` counts them again).
 */
export const GENERIC: ReadonlySet<string> = new Set([
  'caa-present',
  'clickjacking',
  'content-type-options',
  'cross-origin-opener',
  'csp',
  'description',
  'dkim-detected',
  'dmarc',
  'dnssec',
  'entity',
  'favicon-ok',
  'hsts',
  'mail-transport',
  'permissions-policy',
  'referrer-policy',
  'security-txt',
  'share-preview',
  'sitemap',
  'text-amount',
  'web-ipv6',
]);
