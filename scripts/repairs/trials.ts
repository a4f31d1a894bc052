import { PAGE_TRIALS } from './page-trials.ts';
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
    checks: ['page-indexable', 'snippet-eligible', 'copilot-eligible'],
    faulty: {
      ...SENT('X-Robots-Tag', CLOSED),
      wordpress: `${WORDPRESS_SENT('X-Robots-Tag', CLOSED)} add_filter('wp_robots', function ($r) { return ['noindex' => true, 'nosnippet' => true, 'noarchive' => true] + $r; });`,
    },
  },
];

export const TRIALS: readonly Trial[] = [...SERVER_TRIALS, ...PAGE_TRIALS];
