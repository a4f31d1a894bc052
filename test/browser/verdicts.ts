/** What the catalogue says of the situations of the test world, pillars `domein` and `beveiliging`. */

/** Outcome by check; of an unknown one the reason: `unknown: wall`. */
export type Expected = Readonly<Record<string, string>>;

const NO_CHAIN = {
  'dnssec-signed': 'fail',
  'dnssec-valid': 'skip',
  'dnssec-algorithm': 'skip',
  'dnssec-signature-lifetime': 'skip',
  'nsec3-parameters': 'skip',
};
const NO_MAIL = {
  'mx-valid': 'skip',
  'mx-ipv6': 'skip',
  'mx-dnssec': 'skip',
  'mail-transport-policy': 'skip',
  'tls-rpt': 'skip',
  'dkim-detected': 'skip',
  'spf-policy': 'pass',
};

export const DOMAINS: readonly (readonly [situation: string, host: string, expected: Expected])[] = [
  [
    'everything in order',
    'voorbeeldig.nl',
    {
      'dnssec-signed': 'pass',
      'dnssec-valid': 'pass',
      'dnssec-algorithm': 'pass',
      'dnssec-signature-lifetime': 'pass',
      'nsec3-parameters': 'pass',
      'caa-present': 'pass',
      'mail-transport-policy': 'pass',
      'dkim-detected': 'pass',
      'null-mx': 'skip',
      'dangling-cname': 'skip',
      'registration-status': 'pass',
      'registration-expiry': 'skip',
      'registration-lock': 'skip',
      'ns-registry-match': 'pass',
      'caa-matches-issuer': 'unknown: otherBrowser',
    },
  ],
  ['bogus addresses', 'kapot.nl', { 'dnssec-signed': 'pass', 'dnssec-valid': 'fail', 'mail-transport-policy': 'pass' }],
  [
    'expired signatures',
    'afgelopen.nl',
    {
      'dnssec-signed': 'pass',
      'dnssec-valid': 'fail',
      'dnssec-signature-lifetime': 'fail',
      'spf-valid': 'pass',
      'dmarc-policy': 'pass',
      'mx-dnssec': 'pass',
      'mail-transport-policy': 'warn',
    },
  ],
  ['a key that the parent does not know', 'verkeerdesleutel.nl', { 'dnssec-signed': 'pass', 'dnssec-valid': 'fail' }],
  ['unsigned', 'ongetekend.nl', { ...NO_CHAIN, 'mail-transport-policy': 'warn', 'mx-dnssec': 'pass' }],
  ['an unsigned island', 'losgeraakt.nl', NO_CHAIN],
  [
    'a wildcard',
    'joker.nl',
    {
      'wildcard-dns': 'info',
      'dmarc-valid': 'warn',
      'dmarc-policy': 'pass',
      'dkim-detected': 'unknown: hidden',
      'tls-rpt': 'fail',
      'caa-present': 'fail',
    },
  ],
  ['a wildcard of keys', 'jokersleutel.nl', { 'dkim-detected': 'unknown: hidden' }],
  ['a null MX', 'nulmx.nl', { ...NO_MAIL, 'null-mx': 'pass' }],
  ['no mail', 'mailloos.nl', { ...NO_MAIL, 'null-mx': 'warn' }],
  ['an SPF loop', 'kring.nl', { 'spf-valid': 'fail' }],
  ['eleven look-ups', 'elf.nl', { 'spf-valid': 'pass', 'spf-policy': 'pass', 'spf-lookup-limit': 'fail' }],
  ['nine look-ups', 'negen.nl', { 'spf-lookup-limit': 'warn' }],
  ['void look-ups', 'leegte.nl', { 'spf-valid': 'pass', 'spf-lookup-limit': 'fail' }],
  ['two DMARC records', 'dubbel.nl', { 'dmarc-valid': 'fail', 'dmarc-policy': 'fail', 'dmarc-reporting': 'warn' }],
  [
    'DMARC on the tree',
    'spaar.bank',
    { 'dmarc-valid': 'pass', 'dmarc-policy': 'pass', 'dmarc-reporting': 'pass', 'spf-valid': 'pass' },
  ],
  ['a dangling alias', 'los.nl', { 'dangling-cname': 'fail', 'apex-and-www-resolve': 'warn' }],
  ['a mail policy behind a wall', 'trommel.nl', { 'mail-transport-policy': 'unknown: wall' }],
];

export const SECURITY: readonly (readonly [situation: string, url: string, expected: Expected])[] = [
  [
    'everything in order, after the browser learned HSTS',
    'https://goed.nl/',
    {
      'https-available': 'pass',
      'tls-certificate': 'pass',
      'https-redirect': 'pass',
      'https-redirect-same-host': 'skip',
      hsts: 'pass',
      'hsts-subdomains': 'pass',
      'hsts-all-entry-hosts': 'pass',
      'csp-script-policy': 'pass',
      'headers-on-error-pages': 'pass',
      'security-txt': 'pass',
      'cookie-secure': 'skip',
      'cookie-prefix': 'skip',
    },
  ],
  [
    'hops by its twin, for now only',
    'https://omweg.nl/',
    {
      'https-redirect': 'warn',
      'https-redirect-same-host': 'warn',
      hsts: 'fail',
      'hsts-subdomains': 'skip',
      'hsts-all-entry-hosts': 'fail',
    },
  ],
  ['a redirect by markup', 'https://wijzer.nl/', { 'https-redirect': 'warn', 'https-redirect-same-host': 'skip' }],
  ['HSTS on one of two hosts', 'https://half.nl/', { hsts: 'pass', 'hsts-all-entry-hosts': 'warn' }],
  [
    'bad cookies',
    'https://kruimels.nl/',
    {
      'cookie-secure': 'fail',
      'cookie-httponly': 'fail',
      'cookie-samesite': 'fail',
      'cookie-prefix': 'fail',
      'session-cache': 'fail',
    },
  ],
  [
    'good cookies',
    'https://trommel.nl/',
    {
      'cookie-secure': 'pass',
      'cookie-httponly': 'pass',
      'cookie-samesite': 'pass',
      'cookie-prefix': 'pass',
      'session-cache': 'pass',
    },
  ],
];

export const CAPPED: readonly (readonly [situation: string, url: string, cap: number, expected: Expected])[] = [
  [
    'a certificate that the browser refuses',
    'http://vals.nl/',
    30,
    { 'https-available': 'pass', 'tls-certificate': 'fail', 'https-redirect': 'fail', hsts: 'skip' },
  ],
  [
    'https that leads back to http',
    'http://slecht.nl/',
    20,
    { 'https-available': 'fail', 'tls-certificate': 'pass', 'mixed-content-active': 'skip', hsts: 'skip' },
  ],
];

export const BY_ACCESS = {
  'https-redirect': 'unknown: denied',
  'https-redirect-same-host': 'unknown: denied',
  'hsts-all-entry-hosts': 'unknown: denied',
  'cookie-secure': 'unknown: denied',
  'cookie-httponly': 'unknown: denied',
  'cookie-samesite': 'unknown: denied',
  'cookie-prefix': 'unknown: denied',
  'session-cache': 'unknown: denied',
};

/** Told of the certificate, which only Firefox shows. */
export const OF_FIREFOX = ['certificate-expiry', 'certificate-key', 'tls-version'];

/** What rests on the headers, policy, cookies, markup or error page of the answer to a stranger. */
export const OF_THE_ANSWER = [
  'before-consent',
  'csp-present',
  'csp-script-policy',
  'csp-base-uri-object',
  'csp-eval',
  'csp-form-action',
  'csp-syntax',
  'clickjacking',
  'content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener',
  'cookie-secure',
  'cookie-httponly',
  'cookie-samesite',
  'cookie-prefix',
  'version-disclosure',
  'obsolete-headers',
  'headers-on-error-pages',
  'session-cache',
  'trusted-types',
  'csp-reporting',
  'coep-corp',
];
export const OF_HSTS = ['hsts', 'hsts-preload', 'hsts-subdomains', 'hsts-all-entry-hosts'];
/** What the live page, the address and the way in tell, whatever a stranger is answered. */
export const STILL_COUNTED = [
  'https-available',
  'tls-certificate',
  'https-redirect',
  'https-redirect-same-host',
  'mixed-content-active',
  'mixed-content-passive',
  'insecure-forms',
  'sri-third-party',
  'iframe-sandbox',
];

export const PORTS: readonly (readonly [string, string, Expected])[] = [
  [
    'https is closed',
    'http://alleenhttp.nl/',
    { 'https-available': 'fail', 'tls-certificate': 'skip', 'https-redirect': 'fail' },
  ],
  ['https speaks no TLS', 'http://geentls.nl/', { 'https-available': 'fail', 'tls-certificate': 'skip' }],
  [
    'http is closed',
    'https://alleenhttps.nl/',
    {
      'https-available': 'pass',
      'https-redirect': 'pass',
      'https-redirect-same-host': 'skip',
      'hsts-all-entry-hosts': 'skip',
    },
  ],
];
