export const CSP_DIRECTIVES_CHECKED = '2026-11-22';

/** Directives with a source list: CSP3 §6, and fenced frames. */
export const SOURCE_LISTS: readonly string[] = [
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'fenced-frame-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
];

/** Others that browsers enforce: sandbox and upgrades of CSP3, trusted types, WebRTC. */
export const WITHOUT_LIST: readonly string[] = [
  'require-trusted-types-for',
  'sandbox',
  'trusted-types',
  'upgrade-insecure-requests',
  'webrtc',
];

/**
 * The values of directives without a source list, in lower case: the flags of a sandbox (HTML §7.1.5, and two of
 * Chromium), Trusted Types §4.1, CSP3 §6.2.1. `trusted-types` also has names of policies.
 */
export const VALUES: Readonly<Record<string, readonly string[]>> = {
  sandbox: [
    'allow-downloads',
    'allow-downloads-without-user-activation',
    'allow-forms',
    'allow-modals',
    'allow-orientation-lock',
    'allow-pointer-lock',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-presentation',
    'allow-same-origin',
    'allow-scripts',
    'allow-storage-access-by-user-activation',
    'allow-top-navigation',
    'allow-top-navigation-by-user-activation',
    'allow-top-navigation-to-custom-protocols',
  ],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'", "'allow-duplicates'", '*'],
  webrtc: ["'allow'", "'block'"],
};

/** Directives that only say where to report a refusal, and refuse nothing. */
export const TELLING: readonly string[] = ['report-to', 'report-uri'];

/** Keywords of CSP3, of Trusted Types, speculation rules and WebTransport. */
export const KEYWORDS: readonly string[] = [
  'none',
  'self',
  'unsafe-inline',
  'unsafe-eval',
  'unsafe-hashes',
  'strict-dynamic',
  'report-sample',
  'report-sha256',
  'report-sha384',
  'report-sha512',
  'unsafe-allow-redirects',
  'wasm-unsafe-eval',
  'trusted-types-eval',
  'inline-speculation-rules',
  'unsafe-webtransport-hashes',
];
