import type { Platform } from './shape.ts';

/**
 * Platforms of which a customer has no server: what can be set is what the platform shows in its own settings. A check is
 * the maker's alone only where that was told somewhere; of the others nothing is claimed.
 */
export interface HostedPlatform {
  readonly platform: Platform;
  /** Checks whose repair nobody but the maker can do, on any plan. */
  readonly byMaker: readonly string[];
  /** Where that is told; '' where nothing is claimed. */
  readonly source: string;
}

export const HOSTED_PLATFORMS_CHECKED = '2026-11-25';

/** Headers that no element of a page can stand for. */
const HEADERS = [
  ...['hsts-subdomains', 'hsts-all-entry-hosts', 'content-type-options', 'permissions-policy', 'cross-origin-opener'],
  ...['headers-on-error-pages', 'obsolete-headers', 'version-disclosure'],
];

export const HOSTED_PLATFORMS: readonly HostedPlatform[] = [
  {
    platform: 'shopify',
    byMaker: ['hsts', ...HEADERS],
    source:
      'https://shopping-cart-mover-com.pages.dev/insights/seo-community-insights/shopifys-security-headers-what-store-owners-need-to-know-about-hsts-referrer-permissions-policies/',
  },
  {
    platform: 'githubpages',
    byMaker: ['hsts', ...HEADERS],
    source: 'https://github.com/orgs/community/discussions/54257',
  },
  // Its panel for SSL has a switch for HSTS, and none was seen for other headers.
  { platform: 'squarespace', byMaker: [], source: '' },
  { platform: 'wix', byMaker: [], source: '' },
];
