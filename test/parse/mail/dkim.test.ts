import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDkimKey } from '../../../lib/parse/mail/dkim.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();
const rsa = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

describe('parseDkimKey (RFC 6376 §3.6.1)', () => {
  test.each([1024, 2048, 4096])('reads an RSA key of %i bits', (bits) => {
    const text = `v=DKIM1; k=rsa; p=${rsa(bits)}`;
    expect(parseDkimKey(text)).toEqual({ type: 'rsa', revoked: false, testing: false, bits });
  });

  test.each([
    ['p=MIGf', { type: 'rsa', revoked: false }],
    ['v=DKIM1; p=', { revoked: true, bits: null }],
    ['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=', { type: 'ed25519', bits: null }],
    ['v=DKIM1; t=s:y; p=MIGf', { testing: true }],
    ['v=DKIM1; t=s; p=MI Gf', { testing: false }],
    ['v = DKIM1 ; n=note ; p = MIGf ;', { revoked: false }],
  ])('%s', (text, expected) => expect(parseDkimKey(text)).toMatchObject(expected));

  test.each(['v=DKIM1; k=rsa', 'v=DKIM2; p=MIGf', 'p=MIGf; v=DKIM1', 'v=DKIM1; p=not base64!', 'v=spf1 -all', ''])(
    'rejects %j',
    (text) => expect(parseDkimKey(text)).toBeNull(),
  );

  test('no key is larger than its text', () => {
    const base64 = fc
      .uint8Array({ maxLength: 300, size: 'max' })
      .map((octets) => Buffer.from(octets).toString('base64'));
    fc.assert(
      fc.property(fc.oneof(fc.string(), base64), (key) => {
        const bits = parseDkimKey(`p=${key}`)?.bits ?? 0;
        expect(bits >= 0 && bits <= 6 * key.length).toBe(true);
      }),
      { numRuns },
    );
  });
});
