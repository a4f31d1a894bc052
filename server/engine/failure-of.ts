import type { NetworkFailure } from '../../lib/data/page-kinds/browser-errors.ts';
import { Refused } from '../egress/dial.ts';

/** Codes of Node's errors (`node:errors`, libuv, OpenSSL) and of undici's, by what they say of the server. */
const CODES: readonly (readonly [code: RegExp, means: NetworkFailure])[] = [
  [
    /^(?:CERT_|UNABLE_TO_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|ERR_TLS_CERT|HOSTNAME_MISMATCH|INVALID_CA)/,
    'certificate',
  ],
  [/^ECONNREFUSED$/, 'refused'],
  [/^(?:ENOTFOUND|ENODATA)$/, 'noName'],
  [/^(?:ETIMEDOUT|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT)$/, 'timeout'],
  // Hung up before an answer, or no way there, or an answer that nobody can read: as little as no answer, as in a browser.
  [/^(?:ECONNRESET|ECONNABORTED|EPIPE|EHOSTUNREACH|UND_ERR_SOCKET|UND_ERR_HEADERS_OVERFLOW)$/, 'timeout'],
  [/^(?:UND_ERR_RES_CONTENT_LENGTH_MISMATCH$|HTTPParserError$|HPE_|ERR_HTTP2_)/, 'timeout'],
  [/^(?:EPROTO|ERR_SSL_)/, 'noTls'],
];

/** An error and what it says it was caused by. */
const listCauses = (error: unknown): readonly unknown[] =>
  error instanceof Error ? [error, ...listCauses(error.cause)] : [];

/** The way out refused: nothing was sent, and nothing was learned of the server. */
export const isRefused = (error: unknown): boolean => listCauses(error).some((one) => one instanceof Refused);

/** What an error of Node's network says of the server; null where it says nothing. */
export const findNetworkFailure = (error: unknown): NetworkFailure | null => {
  // Undici's parser leaves its code out, and is known by its name.
  const codes = listCauses(error).map((one) => {
    const { code, name } = one as { readonly code?: unknown; readonly name?: unknown };
    return String(code ?? name ?? '');
  });
  return CODES.find(([code]) => codes.some((one) => code.test(one)))?.[1] ?? null;
};
