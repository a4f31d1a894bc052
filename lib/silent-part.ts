/** The part of a site that gave no usable answer, as its owner would look for it. */
export type SilentPart =
  | 'page'
  | 'newVisitor'
  | 'missingPage'
  | 'otherName'
  | 'sitemap'
  | 'listedPage'
  | 'linkedPage'
  | 'translation'
  | 'icon'
  | 'shareImage'
  | 'canonical'
  | 'securityTxt'
  | 'mailPolicy'
  | 'server';

/** The part of the site that each check requests; any other check makes its request to the server. */
const PARTS = new Map<string, SilentPart>(
  Object.entries({
    hsts: 'page',
    'https-redirect': 'page',
    'page-http-status': 'page',
    'upkeep-visible': 'page',
    clickjacking: 'newVisitor',
    'content-type-options': 'newVisitor',
    'cross-origin-opener': 'newVisitor',
    'csp-present': 'newVisitor',
    'csp-script-policy': 'newVisitor',
    'permissions-policy': 'newVisitor',
    'referrer-policy': 'newVisitor',
    'session-cache': 'newVisitor',
    'headers-on-error-pages': 'missingPage',
    'missing-page-is-404': 'missingPage',
    'llms-txt-valid': 'missingPage',
    'host-variants-merge': 'otherName',
    'hsts-all-entry-hosts': 'otherName',
    'sitemap-found': 'sitemap',
    'signs-of-life': 'sitemap',
    'accessibility-statement': 'sitemap',
    'sitemap-sample-ok': 'listedPage',
    'internal-links-alive': 'linkedPage',
    'hreflang-returns': 'translation',
    'favicon-ok': 'icon',
    'share-preview': 'shareImage',
    'canonical-target-ok': 'canonical',
    'security-txt': 'securityTxt',
    'mail-transport-policy': 'mailPolicy',
  } as const),
);

/** Its silence is itself the finding: for a visitor, no answer over https is the same as a page without it. */
const HTTPS = 'https-available';

/** The silent part of the site when a check costs something for lack of an answer; null when its own repair applies anyway. */
export const findSilentPart = (check: string): SilentPart | null =>
  check === HTTPS ? null : (PARTS.get(check) ?? 'server');
