import type { Platform } from './shape.ts';

/** Who can set something on a platform of which the customer has no server. */
type Setter =
  /** The customer, in the platform's own settings; the check's words say where (`fixes`). */
  | 'customer'
  /** The customer, on a plan that has it (`plan`). */
  | 'plan'
  /** The customer, with a proxy of their own in front of it. */
  | 'proxy'
  /** Nobody but the platform's maker, on any plan. */
  | 'maker';

/** One thing that can be set, or not, on a platform; nothing is claimed without a place where it was told. */
interface HostedSetting {
  /** Checks whose repair it is. */
  readonly checks: readonly string[];
  readonly by: Setter;
  /** Names of the plans that have it, as the platform writes them: where it is by plan. */
  readonly plan?: string;
  readonly source: string;
  /** Day on which that was read. */
  readonly checked: string;
}

/** A platform of which a customer has no server: what can be set is what the platform shows in its own settings. */
export interface HostedPlatform {
  readonly platform: Platform;
  /** Its own answers pass through Cloudflare, so that a sign of that tells of no proxy of the customer's. */
  readonly onCloudflare?: true;
  /** Of what is not listed nothing is claimed. */
  readonly settings: readonly HostedSetting[];
}

/** Headers that no element of a page can stand for; what forbids framing does not count in one either (CSP3 §3.3, HTML §7.7). */
const HEADERS = [
  'clickjacking',
  ...['hsts-subdomains', 'hsts-all-entry-hosts', 'content-type-options', 'permissions-policy', 'cross-origin-opener'],
  ...['headers-on-error-pages', 'obsolete-headers', 'version-disclosure'],
];

/** What a platform that installs certificates by itself has in its own hands. */
const CERTIFICATE = ['tls-certificate', 'certificate-expiry', 'certificate-key'];

const ROBOTS = ['robots-file-valid', 'robots-allows-page', 'robots-resources-allowed'];

export const HOSTED_PLATFORMS: readonly HostedPlatform[] = [
  {
    platform: 'shopify',
    onCloudflare: true,
    settings: [
      // It sets the policy itself, for 90 days, and orders and renews certificates.
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
      // By somebody else: no page of its maker's that says so was found.
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
      // Its help desk switches this one on for a site that asks.
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
      // Of its own; a customer cannot put one in.
      {
        checks: CERTIFICATE,
        by: 'maker',
        source: 'https://support.squarespace.com/hc/de/articles/205815898-Squarespace-und-SSL',
        checked: '2026-11-26',
      },
      // This and what follows by somebody else: no page of its maker's that says so was found.
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
      // What goes into the head of a page, or of all.
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
      // By somebody else: no page of its maker's that says so was found.
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
      // By a plug-in; told by somebody else: no page of its maker's that says so was found.
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
      // It orders, renews and installs them by itself, for every domain.
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
      // Sold under the names of hosters. It orders certificates by itself, which such a record stops; told by one of those hosters.
      {
        checks: ['caa-present', 'web-ipv6'],
        by: 'maker',
        source: 'https://networkingbizz.freshdesk.com/support/solutions/articles/43000687124-add-ssl-or-https',
        checked: '2026-11-26',
      },
    ],
  },
  // Of these no page of their makers that says what a customer can set was found: nothing is claimed. Nor was one of the kits of
  // Strato, Hostnet, TransIP, Mijndomein, Vimexx, IONOS and GoDaddy, which a scan does not recognise. That of one.com writes into
  // a web space of the customer's own, with its .htaccess: a server as any other.
  ...(['ccv-shop', 'jouwweb', 'weebly', 'googlesites'] as const).map(
    (platform): HostedPlatform => ({ platform, settings: [] }),
  ),
];
