import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BROWSER_ERRORS } from '../../../lib/data/page-kinds/browser-errors.ts';
import { findNetworkFailure } from '../../../lib/parse/http/network-failure.ts';
import { inputs } from '../../kit/inputs.ts';

test.each([
  ['net::ERR_CERT_AUTHORITY_INVALID', 'certificate'],
  ['net::ERR_CERT_COMMON_NAME_INVALID', 'certificate'],
  ['net::ERR_CERT_DATE_INVALID', 'certificate'],
  ['net::ERR_SSL_PROTOCOL_ERROR', 'noTls'],
  ['net::ERR_SSL_VERSION_OR_CIPHER_MISMATCH', 'noTls'],
  ['net::ERR_CONNECTION_REFUSED', 'refused'],
  ['net::ERR_NAME_NOT_RESOLVED', 'noName'],
  ['net::ERR_CONNECTION_TIMED_OUT', 'timeout'],
  ['net::ERR_TIMED_OUT', 'timeout'],
  ['NS_ERROR_CONNECTION_REFUSED', 'refused'],
  ['NS_ERROR_UNKNOWN_HOST', 'noName'],
  ['NS_ERROR_NET_TIMEOUT', 'timeout'],
  ['net::ERR_CONNECTION_RESET', 'timeout'],
  ['net::ERR_EMPTY_RESPONSE', 'timeout'],
  ['NS_ERROR_NET_RESET', 'timeout'],
  // What a proxy reports for a closed port.
  ['net::ERR_TUNNEL_CONNECTION_FAILED', 'timeout'],
  ['NS_ERROR_PROXY_BAD_GATEWAY', 'timeout'],
  ['Peer’s Certificate has expired.', 'certificate'],
  ['Certificaat van peer is verlopen.', 'certificate'],
  ['SSL received a record that exceeded the maximum permissible length.', 'noTls'],
  ['SSL ontving een record die de maximaal toegestane lengte overschreed.', 'noTls'],
  // How a redirect that is not followed ends in Chromium: not a failure.
  ['net::ERR_ABORTED', null],
  ['net::ERR_INTERNET_DISCONNECTED', null],
  ['NS_BINDING_ABORTED', null],
  ['Zertifikat abgelaufen', null],
  ['', null],
])('%s', (error, failure) => expect(findNetworkFailure(error)).toBe(failure));

test('any text without a letter is no failure, and does not hide one beside it', () => {
  const text = fc.string({ unit: 'binary' }).map((any) => any.replace(/\p{L}/gu, ''));
  fc.assert(
    fc.property(text, text, fc.constantFrom(...BROWSER_ERRORS), (before, after, row) => {
      expect(findNetworkFailure(before + after)).toBeNull();
      expect(findNetworkFailure(before + row.text + after), row.text).toBe(row.means);
      expect(findNetworkFailure(before + row.text.toUpperCase() + after), row.text).toBe(row.means);
    }),
    { numRuns: inputs() },
  );
});
