/**
 * Causes that most sites have in common: advice about them is right, and says little about the site in hand. Each was found
 * in 30 % of the recorded sites or more (`test/path-order.test.ts` counts them again).
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
  'facts-told',
  'favicon-ok',
  'hsts',
  'mail-transport',
  'permissions-policy',
  'referrer-policy',
  'security-txt',
  'share-preview',
  'sitemap',
  'spf',
  'text-amount',
  'upkeep-visible',
  'web-ipv6',
]);

/**
 * Those of them that nobody notices the lack of until somebody attacks, or something else fails: they wait behind what visitors
 * and searchers meet today. Where people sign in or pay an attack costs them at once, and nothing waits.
 */
export const PRECAUTIONS: ReadonlySet<string> = new Set([
  'caa-present',
  'clickjacking',
  'content-type-options',
  'cross-origin-opener',
  'csp',
  'dkim-detected',
  'dmarc',
  'dnssec',
  'mail-transport',
  'permissions-policy',
  'referrer-policy',
  'security-txt',
  'spf',
  'upkeep-visible',
  'web-ipv6',
]);
