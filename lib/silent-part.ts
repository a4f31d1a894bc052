/** What of a site gave no usable answer, as its owner would look for it. */
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

/** What each check asks the site for; any other check asks its server. */
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

/** Its silence is what the page is: who gets no answer over https is where the page without it is. */
const HTTPS = 'https-available';

/** What of the site was silent, where a check costs something for want of an answer; null where its own repair holds all the same. */
export const findSilentPart = (check: string): SilentPart | null =>
  check === HTTPS ? null : (PARTS.get(check) ?? 'server');
