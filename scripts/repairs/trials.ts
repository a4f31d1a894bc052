import { MORE_PAGE_TRIALS, PAGE_TRIALS } from './page-trials.ts';
import { BEHIND, type Trial } from './trial.ts';

const EVERYWHERE = { nginx: '', apache: '', caddy: '', wordpress: '' };

const SENT = (name: string, value: string) => ({
  nginx: `${BEHIND}add_header ${name} "${value}" always;`,
  apache: `Header always set ${name} "${value}"`,
  caddy: `header ${name} "${value}"`,
});

const WORDPRESS_SENT = (name: string, value: string): string =>
  `<?php add_action('send_headers', function () { header("${name}: ${value}"); });`;

const POLICY = "script-src 'self' 'unsafe-eval'";
const CLOSED = 'noindex, nosnippet, noarchive';
const README =
  '<!doctype html><html lang="en"><title>WordPress › ReadMe</title><h1>WordPress<br> Version 6.8.3</h1></html>';
const PREFIXED = '__Secure-sid=0123456789abcdef; Path=/';
const COOKIE = 'PHPSESSID=0123456789abcdef; Path=/';

/** Of what a server sends, beside the page itself. */
const SERVER_TRIALS: readonly Trial[] = [
  {
    id: 'koppen',
    checks: [
      ...['hsts', 'content-type-options', 'referrer-policy', 'permissions-policy', 'cross-origin-opener'],
      ...[
        'clickjacking',
        'hsts-all-entry-hosts',
        'csp-present',
        'version-disclosure',
        'text-compressed',
        'assets-cached',
      ],
    ],
    faulty: { ...EVERYWHERE, caddy: 'header X-Powered-By "PHP/8.2.7"' },
  },
  {
    id: 'onder',
    checks: ['hsts-subdomains'],
    faulty: {
      ...SENT('Strict-Transport-Security', 'max-age=31536000'),
      wordpress: WORDPRESS_SENT('Strict-Transport-Security', 'max-age=31536000'),
    },
  },
  {
    id: 'naam',
    checks: ['host-variants-merge'],
    faulty: {
      ...EVERYWHERE,
      wordpress:
        "define('WP_HOME', 'https://' . $_SERVER['HTTP_HOST']); define('WP_SITEURL', 'https://' . $_SERVER['HTTP_HOST']);",
    },
  },
  { id: 'veilig', checks: ['https-redirect'], faulty: EVERYWHERE },
  {
    id: 'elders',
    checks: ['https-redirect-same-host'],
    faulty: {
      nginx: 'if ($http_x_forwarded_proto = http) {\nreturn 301 https://www.@@$request_uri;\n}',
      apache:
        'htaccess:RewriteEngine On\nRewriteCond %{HTTP:X-Forwarded-Proto} =http\nRewriteRule ^ https://www.@@%{REQUEST_URI} [R=301,L]',
      caddy: '@plain header X-Forwarded-Proto http\nredir @plain https://www.@@{uri} permanent',
    },
  },
  {
    id: 'foutpagina',
    checks: ['headers-on-error-pages'],
    faulty: {
      nginx: `${BEHIND}add_header X-Content-Type-Options nosniff;`,
      apache: 'Header onsuccess set X-Content-Type-Options nosniff',
      caddy: '@there path /\nheader @there X-Content-Type-Options nosniff',
    },
  },
  {
    id: 'beleid',
    checks: ['csp-base-uri-object', 'csp-form-action', 'csp-eval'],
    faulty: {
      ...SENT('Content-Security-Policy', POLICY),
      wordpress: WORDPRESS_SENT('Content-Security-Policy', POLICY),
    },
  },
  {
    id: 'script',
    checks: ['csp-script-policy'],
    faulty: {
      ...SENT('Content-Security-Policy', 'script-src *'),
      wordpress: WORDPRESS_SENT('Content-Security-Policy', 'script-src *'),
    },
  },
  {
    id: 'oud',
    checks: ['obsolete-headers'],
    faulty: { ...SENT('X-XSS-Protection', '1; mode=block'), wordpress: WORDPRESS_SENT('X-XSS-Protection', '1') },
  },
  {
    id: 'koekjes',
    checks: ['cookie-secure', 'cookie-httponly', 'cookie-samesite', 'session-cache'],
    faulty: {
      apache: `Header add Set-Cookie "${COOKIE}"`,
      caddy: `header +Set-Cookie "${COOKIE}"`,
      wordpress:
        "<?php add_action('init', function () { session_save_path('/tmp'); session_cache_limiter(''); session_start(); });",
    },
  },
  // nginx follows one line alone, as the snippet's place tells.
  ...['cookie-secure', 'cookie-httponly', 'cookie-samesite'].map((check) => ({
    id: check,
    checks: [check],
    faulty: { nginx: `${BEHIND}add_header Set-Cookie "${COOKIE}";` },
  })),
  {
    id: 'gesloten',
    checks: ['page-indexable', 'snippet-eligible', 'copilot-eligible', 'ai-indexable'],
    faulty: {
      ...SENT('X-Robots-Tag', CLOSED),
      wordpress: `${WORDPRESS_SENT('X-Robots-Tag', CLOSED)} add_filter('wp_robots', function ($r) { return ['noindex' => true, 'nosnippet' => true, 'noarchive' => true] + $r; });`,
    },
  },
];

/** Of what a server answers at other addresses than the page's. */
const ADDRESS_TRIALS: readonly Trial[] = [
  {
    id: 'voorvoegsel',
    checks: ['cookie-prefix'],
    faulty: {
      nginx: `${BEHIND}add_header Set-Cookie "${PREFIXED}";`,
      apache: `Header add Set-Cookie "${PREFIXED}"`,
      caddy: `header +Set-Cookie "${PREFIXED}"`,
      wordpress:
        "<?php add_action('init', function () { session_name('__Secure-sid'); session_save_path('/tmp'); session_cache_limiter(''); session_start(); });",
    },
  },
  {
    id: 'nergens',
    checks: ['missing-page-is-404'],
    faulty: {
      nginx: 'error_page 404 https://@@/;',
      apache: 'ErrorDocument 404 https://@@/',
      wordpress:
        "<?php add_action('template_redirect', function () { if (is_404()) { wp_redirect(home_url('/')); exit; } });",
    },
  },
  {
    id: 'open',
    checks: ['wordpress-exposure'],
    faulty: {
      ...{ nginx: '', apache: '', caddy: '' },
      wordpress: '',
    },
    parts: {
      head: '<link rel="EditURI" type="application/rsd+xml" title="RSD" href="https://@@/xmlrpc.php?rsd">',
      readme: README,
    },
  },
  {
    id: 'stuk',
    checks: ['ai-robots-answer'],
    faulty: {
      page: 'location = /robots.txt { try_files $uri @stuk; }\nlocation @stuk { return 503; }',
      nginx: `${BEHIND}location = /robots.txt { return 503; }`,
      caddy: 'respond /robots.txt 503',
    },
  },
];

export const TRIALS: readonly Trial[] = [...SERVER_TRIALS, ...ADDRESS_TRIALS, ...PAGE_TRIALS, ...MORE_PAGE_TRIALS];
