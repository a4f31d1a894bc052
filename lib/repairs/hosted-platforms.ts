import type { Platform } from './shape.ts';

/** Who can change a setting on a platform whose customers have no server of their own. */
type Setter =
  /** The customer, in the platform's own settings; the check's text says where (`fixes`). */
  | 'customer'
  /** The customer, on a plan that includes it (`plan`). */
  | 'plan'
  /** The customer, with a proxy of their own in front of the platform. */
  | 'proxy'
  /** Only the platform's maker, on any plan. */
  | 'maker';

/** One thing that can or cannot be set on a platform; every claim needs a source. */
interface HostedSetting {
  /** The checks that this setting repairs. */
  readonly checks: readonly string[];
  readonly by: Setter;
  /** Names of the plans that include it, as the platform writes them; present when it depends on the plan. */
  readonly plan?: string;
  readonly source: string;
  /** The day on which the source was read. */
  readonly checked: string;
}

/** A platform whose customers have no server: only what the platform offers in its own settings can be changed. */
export interface HostedPlatform {
  readonly platform: Platform;
  /** The platform's own answers pass through Cloudflare, so signs of Cloudflare do not imply a proxy of the customer's. */
  readonly onCloudflare?: true;
  /** Nothing is claimed about settings that are not listed. */
  readonly settings: readonly HostedSetting[];
}

/**
 * Headers that no element of a page can replace; a framing restriction in a meta element does not count either (CSP3
 * §3.3, HTML §7.7).
 */
const HEADERS = [
  'clickjacking',
  ...['hsts-subdomains', 'hsts-all-entry-hosts', 'content-type-options', 'permissions-policy', 'cross-origin-opener'],
  ...['headers-on-error-pages', 'obsolete-headers', 'version-disclosure'],
];

/** Checks that depend on the platform when it installs certificates by itself. */
const CERTIFICATE = ['tls-certificate', 'certificate-expiry', 'certificate-key'];

const ROBOTS = ['robots-file-valid', 'robots-allows-page', 'robots-resources-allowed'];

export const HOSTED_PLATFORMS: readonly HostedPlatform[] = [
  {
    platform: 'shopify',
    onCloudflare: true,
    settings: [
      // Shopify sets the policy itself, for 90 days, and orders and renews certificates.
      {
        checks: ['hsts'],
        by: 'maker',
        source: 'https://help.shopify.com/en/manual/domains/managing-domains/ssl',
        checked: '2026-11-26',
      },
      {
        checks: CERTIFICATE,
        by: 'maker',
        source: 'https://help.shopify.com/manual/domains/ssl',
        checked: '2026-11-26',
      },
      // Third-party source: no page by the maker that says so was found.
      {
        checks: HEADERS,
        by: 'maker',
        source:
          'https://shopping-cart-mover-com.pages.dev/insights/seo-community-insights/shopifys-security-headers-what-store-owners-need-to-know-about-hsts-referrer-permissions-policies/',
        checked: '2026-11-25',
      },
      {
        checks: ROBOTS,
        by: 'customer',
        source: 'https://help.shopify.com/en/manual/promoting-marketing/seo/editing-robots-txt',
        checked: '2026-11-26',
      },
    ],
  },
  {
    platform: 'githubpages',
    settings: [
      {
        checks: HEADERS,
        by: 'proxy',
        source: 'https://github.com/orgs/community/discussions/54257',
        checked: '2026-11-26',
      },
      // GitHub's support enables this one for a site on request.
      {
        checks: ['hsts'],
        by: 'maker',
        source: 'https://github.com/orgs/community/discussions/4444',
        checked: '2026-11-26',
      },
    ],
  },
  {
    platform: 'gitlabpages',
    settings: [
      {
        checks: ['hsts', ...HEADERS],
        by: 'proxy',
        source: 'https://gitlab.com/gitlab-org/gitlab-pages/-/work_items/50',
        checked: '2026-11-26',
      },
    ],
  },
  {
    platform: 'squarespace',
    settings: [
      // Squarespace uses its own certificates; a customer cannot install one.
      {
        checks: CERTIFICATE,
        by: 'maker',
        source: 'https://support.squarespace.com/hc/de/articles/205815898-Squarespace-und-SSL',
        checked: '2026-11-26',
      },
      // Third-party sources, for this and the following entries: no page by the maker that says so was found.
      {
        checks: ['hsts'],
        by: 'customer',
        source: 'https://www.chandrawebdesign.com/video-resources/edit-squarespace-ssl-settings',
        checked: '2026-11-26',
      },
      {
        checks: HEADERS,
        by: 'proxy',
        source:
          'https://seolz.com/learn/owasp/a02-2021-cryptographic-failures-missing-strict-transport-security/squarespace',
        checked: '2026-11-26',
      },
      // Code injected into the head of one page, or of all pages.
      {
        checks: ['entity-identity', 'structured-data-valid', 'author-visible', 'hreflang-valid'],
        by: 'plan',
        plan: 'Core, Plus, Advanced, Business, Commerce',
        source: 'https://squareranked.com/squarespace-schema/json-ld-injection/',
        checked: '2026-11-26',
      },
    ],
  },
  {
    platform: 'webflow',
    onCloudflare: true,
    settings: [
      {
        checks: ['clickjacking'],
        by: 'customer',
        source: 'https://forum.webflow.com/t/how-do-i-add-strict-transport-security/123436',
        checked: '2026-11-26',
      },
    ],
  },
  {
    platform: 'wix',
    settings: [
      {
        checks: ROBOTS,
        by: 'customer',
        source:
          'https://dev.wix.com/docs/rest/business-management/marketing/txt-file-server/robots-txt/robots-txt-object',
        checked: '2026-11-26',
      },
      // Third-party source: no page by the maker that says so was found.
      {
        checks: ['hsts', ...HEADERS],
        by: 'maker',
        source: 'https://opsblu.com/de/documentation/website-platforms/wix',
        checked: '2026-11-26',
      },
    ],
  },
  {
    platform: 'wordpresscom',
    settings: [
      // By a plug-in. Third-party source: no page by the maker that says so was found.
      {
        checks: ['hsts', 'referrer-policy', ...HEADERS],
        by: 'plan',
        plan: 'Business',
        source: 'https://vibethemes.com/?p=48347',
        checked: '2026-11-26',
      },
    ],
  },
  {
    platform: 'lightspeed',
    settings: [
      {
        checks: ROBOTS,
        by: 'customer',
        source: 'https://ecom-support.lightspeedhq.com/hc/en-us/articles/220319948-Creating-a-robots-txt-file',
        checked: '2026-11-26',
      },
    ],
  },
  {
    platform: 'jimdo',
    settings: [
      // Jimdo orders, renews and installs certificates by itself, for every domain.
      {
        checks: CERTIFICATE,
        by: 'maker',
        source: 'https://dev.jimdo.com/https-at-jimdo/',
        checked: '2026-11-26',
      },
    ],
  },
  {
    platform: 'duda',
    settings: [
      // Sold under the names of hosters. Duda orders certificates by itself, which a CAA or AAAA record can prevent;
      // source: one of those hosters.
      {
        checks: ['caa-present', 'web-ipv6'],
        by: 'maker',
        source: 'https://networkingbizz.freshdesk.com/support/solutions/articles/43000687124-add-ssl-or-https',
        checked: '2026-11-26',
      },
    ],
  },
  // For these platforms, no page by the makers on what a customer can set was found, so nothing is claimed. The same
  // goes for the website builders of Strato, Hostnet, TransIP, Mijndomein, Vimexx, IONOS and GoDaddy, which a scan does
  // not recognise. The builder of one.com writes into the customer's own web space, with its .htaccess: a server like
  // any other.
  ...(['ccv-shop', 'jouwweb', 'weebly', 'googlesites'] as const).map(
    (platform): HostedPlatform => ({ platform, settings: [] }),
  ),
];
