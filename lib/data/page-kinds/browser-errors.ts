/** The day the table was last compared with its sources. */
export const BROWSER_ERRORS_CHECKED = '2026-11-20';

/** What a failed request reveals about the server; an error in no row reveals nothing. */
export type NetworkFailure = 'refused' | 'noTls' | 'certificate' | 'noName' | 'timeout';

/** A part of the error that webRequest reports, lower case. */
export interface BrowserError {
  readonly text: string;
  readonly means: NetworkFailure;
  readonly source: string;
}

const CHROMIUM = 'https://source.chromium.org/chromium/chromium/src/+/main:net/base/net_error_list.h';
const GECKO = 'https://searchfox.org/mozilla-central/source/js/xpc/xpc.msg';
const NSS =
  'https://github.com/mozilla-l10n/firefox-l10n-source/blob/main/security/manager/chrome/pipnss/nsserrors.properties';
const NSS_NL =
  'https://github.com/mozilla-l10n/firefox-l10n/blob/main/nl/security/manager/chrome/pipnss/nsserrors.properties';

const toRows = (means: NetworkFailure, source: string, ...texts: readonly string[]): readonly BrowserError[] =>
  texts.map((text) => ({ text, means, source }));

/**
 * Chromium reports names of net errors, Firefox its result names and, for TLS, a sentence in the browser's language: of
 * those the parts that state the cause, in English and Dutch.
 */
export const BROWSER_ERRORS: readonly BrowserError[] = [
  ...toRows('certificate', CHROMIUM, 'err_cert_', 'err_ssl_server_cert_', 'err_ssl_weak_server_ephemeral_dh_key'),
  ...toRows('noTls', CHROMIUM, 'err_ssl_protocol_error', 'err_ssl_version_or_cipher_mismatch'),
  ...toRows('noTls', CHROMIUM, 'err_ssl_unrecognized_name_alert', 'err_ssl_obsolete_version'),
  ...toRows(
    'noTls',
    CHROMIUM,
    'err_ssl_unsafe_negotiation',
    'err_ssl_bad_record_mac_alert',
    'err_ssl_decrypt_error_alert',
  ),
  ...toRows('refused', CHROMIUM, 'err_connection_refused'),
  ...toRows('noName', CHROMIUM, 'err_name_not_resolved'),
  ...toRows('timeout', CHROMIUM, 'err_timed_out', 'err_connection_timed_out'),
  // A proxy reports only that it could not connect; if it reaches other hosts, the site did not answer.
  ...toRows('timeout', CHROMIUM, 'err_tunnel_connection_failed'),
  // The connection ended before an answer, or there was no route: equivalent to no answer.
  ...toRows('timeout', CHROMIUM, 'err_connection_reset', 'err_connection_closed', 'err_connection_aborted'),
  ...toRows('timeout', CHROMIUM, 'err_empty_response', 'err_address_unreachable', 'err_connection_failed'),
  // An answer that no browser can read, and that only the server can have sent.
  ...toRows('timeout', CHROMIUM, 'err_invalid_http_response', 'err_response_headers_', 'err_invalid_redirect'),
  ...toRows(
    'timeout',
    CHROMIUM,
    'err_content_decoding_',
    'err_content_length_mismatch',
    'err_invalid_chunked_encoding',
  ),
  ...toRows('timeout', CHROMIUM, 'err_incomplete_chunked_encoding', 'err_incomplete_http2_headers', 'err_http2_'),
  ...toRows('timeout', CHROMIUM, 'err_quic_protocol_error', 'err_quic_handshake_failed'),

  ...toRows('refused', GECKO, 'ns_error_connection_refused'),
  ...toRows('noName', GECKO, 'ns_error_unknown_host'),
  ...toRows('timeout', GECKO, 'ns_error_net_reset', 'ns_error_net_interrupt', 'ns_error_net_empty_response'),
  ...toRows('timeout', GECKO, 'ns_error_net_timeout', 'ns_error_proxy_gateway_timeout', 'ns_error_proxy_bad_gateway'),
  ...toRows('timeout', GECKO, 'ns_error_parsing_http_status_line', 'ns_error_invalid_content_encoding'),
  ...toRows('timeout', GECKO, 'ns_error_net_partial_transfer', 'ns_error_corrupted_content', 'ns_error_net_http'),

  ...toRows(
    'certificate',
    NSS,
    'certificate issuer is not recognized',
    'certificate has expired',
    'certificate has been revoked',
    'certificate has an invalid signature',
    'domain name does not match the server',
    'because it is self-signed',
    'a certificate that is not yet valid',
    'identifying it as a certificate authority',
    'key size that is too small',
    'a certificate that is valid for too long',
    'was distrusted before the certificate',
    'insufficient certificate transparency',
  ),
  ...toRows(
    'noTls',
    NSS,
    'exceeded the maximum permissible length',
    'no common encryption algorithm',
    'unsupported version of security protocol',
  ),

  ...toRows(
    'certificate',
    NSS_NL,
    'certificaat van peer wordt niet herkend',
    'certificaat van peer is verlopen',
    'certificaat van peer is ingetrokken',
    'certificaat van peer heeft een ongeldige ondertekening',
    'domeinnaam komt niet overeen met het certificaat',
  ),
  ...toRows(
    'noTls',
    NSS_NL,
    'maximaal toegestane lengte overschreed',
    'geen algeme(e)n(e) versleutelingsalgoritme',
    'niet-ondersteunde versie van het beveiligingsprotocol',
  ),
];
