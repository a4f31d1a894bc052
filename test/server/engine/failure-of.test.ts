import { expect, test } from 'vitest';
import { Refused } from '../../../server/egress/dial.ts';
import { failureOf, isRefused } from '../../../server/engine/failure-of.ts';

const coded = (code: string): Error => Object.assign(new Error(code), { code });

test.each([
  ['ECONNREFUSED', 'refused'],
  ['ENOTFOUND', 'noName'],
  ['ETIMEDOUT', 'timeout'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['EPROTO', 'noTls'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'noTls'],
  ['ECONNRESET', null],
  ['EAI_AGAIN', null],
])('%s says %s', (code, means) => {
  expect(failureOf(coded(code))).toBe(means);
  expect(failureOf(new Error('fetch failed', { cause: coded(code) }))).toBe(means);
});

test('what the way out refused says nothing of the server', () => {
  const refused = new Error('failed', { cause: new Refused('127.0.0.1') });
  expect([isRefused(refused), failureOf(refused)]).toEqual([true, null]);
  expect(isRefused(coded('ECONNREFUSED'))).toBe(false);
  expect(failureOf('geen fout')).toBeNull();
});
