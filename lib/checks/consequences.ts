/**
 * A class of consequences: what a check's worst conclusion means for whom. The class determines the range of the
 * check's weight.
 */
interface Consequence {
  /** Lowest and highest weight of the class. */
  readonly weights: readonly [low: number, high: number];
  /** Every scored check of the class, the most severe first, pillar by pillar. */
  readonly checks: readonly string[];
}

/**
 * All scored checks by consequence (docs/decisions/24-weights-by-consequence.md). The ranges do not overlap, so good
 * practice never weighs more than a fault that loses a visitor. A test requires every check to be in one class, and its
 * weight to be in the range.
 */
export const CONSEQUENCES = {
  /** Visitors, mail or money are lost or in danger now; in accessibility: somebody cannot use the page. */
  now: {
    weights: [8, 10],
    checks: [
      // domein
      'dnssec-valid',
      'mx-valid',
      'registration-status',
      'apex-and-www-resolve',
      // beveiliging
      'https-available',
      'tls-certificate',
      'insecure-forms',
      'open-administration',
      // onderhoud
      'hijacked-script-hosts',
      'compromise-signs',
      'site-in-service',
      // seo
      'page-indexable',
      'page-http-status',
      'robots-allows-page',
      // ai
      'ai-search-crawlers-allowed',
      'raw-main-content-coverage',
      'snippet-eligible',
      // toegankelijkheid
      'control-names',
      'form-labels',
      'image-alternatives',
      'keyboard-access',
      'text-contrast',
      'link-names',
      'hidden-from-assistive-tech',
      'zoom-allowed',
    ],
  },
  /** It will break, or is open to a known attack; in accessibility: somebody loses orientation, or gets wrong information. */
  breaks: {
    weights: [5, 7],
    checks: [
      // domein
      'dangling-cname',
      'spf-valid',
      'dmarc-valid',
      'ns-resolvable',
      'dnssec-signed',
      'dmarc-policy',
      'registration-expiry',
      'ns-count',
      'spf-lookup-limit',
      // beveiliging
      'https-redirect',
      'mixed-content-active',
      'hsts',
      'cookie-secure',
      'clickjacking',
      'cookie-httponly',
      // onderhoud
      'vulnerable-js-libraries',
      'cms-version-supported',
      'php-version-supported',
      'internal-links-alive',
      'own-assets-load',
      'eol-js-libraries',
      'server-software-supported',
      // seo
      'canonical-target-ok',
      'mobile-viewport',
      // ai
      'ai-user-fetchers-allowed',
      'raw-key-facts',
      'facts-told',
      'hidden-instructions',
      'memory-poisoning-links',
      // toegankelijkheid
      'aria-usage',
      'page-language',
      'motion-and-time',
      'language-matches-text',
      'focus-visible',
    ],
  },
  /** Basic according to experts: the standard requires it, and users notice when it is missing. */
  basic: {
    weights: [3, 4],
    checks: [
      // domein
      'mail-transport-policy',
      'spf-policy',
      'ns-registry-match',
      'dnssec-algorithm',
      'dnssec-signature-lifetime',
      'mx-dnssec',
      'dkim-detected',
      // beveiliging
      'csp-present',
      'csp-script-policy',
      'mixed-content-passive',
      'csp-syntax',
      'content-type-options',
      'cookie-samesite',
      'sri-third-party',
      // onderhoud
      'leftover-test-content',
      'deprecated-browser-features',
      'dead-third-party-tags',
      'development-build',
      'text-and-contact-intact',
      // seo
      'robots-file-valid',
      'robots-resources-allowed',
      'canonical-single',
      'host-variants-merge',
      'missing-page-is-404',
      'title-present',
      'title-meaningful',
      'head-same-after-js',
      'head-intact',
      'links-crawlable',
      'url-variants-merge',
      'sitemap-found',
      'sitemap-valid',
      'sitemap-sample-ok',
      'description-present',
      'content-amount',
      'hreflang-valid',
      'structured-data-valid',
      // ai
      'links-in-raw-html',
      'content-attributed',
      'copilot-eligible',
      'content-within-limits',
      'structured-data-matches-page',
      'author-visible',
      'dates-consistent',
      'quotable-content',
      // toegankelijkheid
      'skip-repeated-content',
      'tables',
      'accessibility-statement',
      'headings',
      'lists',
      'frames',
      'form-autocomplete',
      'text-spacing',
      'touch-targets',
      'label-in-name',
      'alt-quality',
      'orientation-lock',
    ],
  },
  /** Good practice, and advice beyond the standard. */
  practice: {
    weights: [1, 2],
    checks: [
      // domein
      'ns-network-diversity',
      'web-ipv6',
      'caa-present',
      'null-mx',
      'dmarc-reporting',
      'registration-lock',
      'ns-ipv6',
      'nsec3-parameters',
      'mx-ipv6',
      'tls-rpt',
      'soa-values',
      // beveiliging
      'https-redirect-same-host',
      'hsts-subdomains',
      'hsts-all-entry-hosts',
      'csp-base-uri-object',
      'referrer-policy',
      'security-txt',
      'version-disclosure',
      'session-cache',
      'csp-eval',
      'csp-form-action',
      'permissions-policy',
      'cross-origin-opener',
      'cookie-prefix',
      'wordpress-exposure',
      'obsolete-headers',
      'headers-on-error-pages',
      'iframe-sandbox',
      // onderhoud
      'js-library-hygiene',
      'links-direct-and-secure',
      'signs-of-life',
      'text-compressed',
      'assets-cached',
      'copyright-year-current',
      // seo
      'canonical-absolute',
      'sitemap-lists-page',
      'title-width',
      'title-heading-agree',
      'link-texts-meaningful',
      'internal-links-follow',
      'hreflang-returns',
      'share-preview',
      'description-width',
      'images-indexable',
      'favicon-ok',
      'url-readable',
      // ai
      'robots-rules-unambiguous',
      'entity-consistent',
      'entity-identity',
      'ai-policy-consistent',
      'llms-txt-valid',
      'agent-endpoints-valid',
      // toegankelijkheid
      'landmarks',
      'link-purpose',
      'focus-not-obscured',
      'motion-reduced',
    ],
  },
} as const satisfies Readonly<Record<string, Consequence>>;
