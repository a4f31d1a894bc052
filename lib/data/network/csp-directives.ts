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
