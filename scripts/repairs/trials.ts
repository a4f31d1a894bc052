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

const HALF_A_YEAR = 'max-age=15552000; includeSubDomains';
const README =
  '<!doctype html><html lang="en"><title>WordPress › ReadMe</title><h1>WordPress<br> Version 6.8.3</h1></html>';
const PREFIXED = '__Secure-sid=0123456789abcdef; Path=/';
const COOKIE = 'PHPSESSID=0123456789abcdef; Path=/';

/** Trials about what a server sends, other than the page itself. */
const SERVER_TRIALS: readonly Trial[] = [
  {
    id: 'koppen',
    checks: [
      ...['content-type-options', 'referrer-policy', 'cross-origin-opener', 'version-disclosure', 'text-compressed'],
    ],
    faulty: { ...EVERYWHERE, caddy: 'header X-Powered-By "PHP/8.2.7"' },
  },
  // The last of its stages: the earlier ones are improvements, but not yet enough.
  {
    id: 'lang',
    checks: ['hsts'],
    faulty: {
      ...SENT('Strict-Transport-Security', HALF_A_YEAR),
      wordpress: WORDPRESS_SENT('Strict-Transport-Security', HALF_A_YEAR),
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
  {
    id: 'oud',
    checks: ['obsolete-headers'],
    faulty: { ...SENT('X-XSS-Protection', '1; mode=block'), wordpress: WORDPRESS_SENT('X-XSS-Protection', '1') },
  },
  {
    id: 'koekjes',
    checks: ['cookie-secure', 'cookie-httponly'],
    faulty: {
      apache: `Header add Set-Cookie "${COOKIE}"`,
      caddy: `header +Set-Cookie "${COOKIE}"`,
      wordpress:
        "<?php add_action('init', function () { session_save_path('/tmp'); session_cache_limiter(''); session_start(); });",
    },
  },
  // nginx follows one line only, as the snippet's instructions say.
  ...['cookie-secure', 'cookie-httponly'].map((check) => ({
    id: check,
    checks: [check],
    faulty: { nginx: `${BEHIND}add_header Set-Cookie "${COOKIE}";` },
  })),
];

/** Trials about a server's responses at other addresses than the page's. */
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
];

export const TRIALS: readonly Trial[] = [...SERVER_TRIALS, ...ADDRESS_TRIALS, ...PAGE_TRIALS, ...MORE_PAGE_TRIALS];
