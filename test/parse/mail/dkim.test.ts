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
    expect(parseDkimKey(text)).toEqual({ type: 'rsa', revoked: false, bits, usable: true });
  });

  test.each([512, 768, 1016])('a key of %i bits is not accepted (RFC 8301 §3.2)', (bits) => {
    expect(parseDkimKey(`p=${rsa(bits)}`)).toMatchObject({ bits, usable: false });
  });

  test('a key without its wrapping is read too, a private key or a key of another kind is not', () => {
    const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const bare = pair.publicKey.export({ type: 'pkcs1', format: 'der' }).toString('base64');
    expect(parseDkimKey(`p=${bare}`)).toMatchObject({ bits: 1024, usable: true });
    const point = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey;
    const others = [
      pair.privateKey.export({ type: 'pkcs8', format: 'der' }),
      point.export({ type: 'spki', format: 'der' }),
    ].map((der) => der.toString('base64'));
    for (const other of others) expect(parseDkimKey(`p=${other}`)).toMatchObject({ bits: null, usable: false });
  });

  test('a key that is cut off anywhere is none', () => {
    const key = rsa(1024);
    for (let length = 1; length < key.length - 3; length += 1)
      expect(parseDkimKey(`p=${key.slice(0, length)}`)?.usable, `${length}`).toBe(false);
  });

  test.each([
    ['p=MIGf', { type: 'rsa', revoked: false, bits: null, usable: false }],
    ['v=DKIM1; p=', { revoked: true, bits: null, usable: false }],
    [
      'v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=',
      { type: 'ed25519', bits: null, usable: true },
    ],
    ['k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHUR', { usable: false }],
    ['k=ed25519; p=MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=', { usable: true }],
    ['k=ed25519; h=sha1; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo', { usable: false }],
    ['k=ed25519; h=; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo', { usable: true }],
    ['k=ed25519; h=sha1 : SHA256; s=tlsrpt:email; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo', { usable: true }],
    ['k=ed448; p=MIGf', { type: 'ed448', usable: false }],
    ['v=DKIM1; t=s; p=MI Gf', { revoked: false }],
    ['v = DKIM1 ; n=note ; p = MIGf ;', { revoked: false }],
    ['p=placeholde', { bits: null, usable: false }],
    ['p=placeholder1', { bits: null, usable: false }],
    ['p=a', { bits: null, usable: false }],
  ])('%s', (text, expected) => expect(parseDkimKey(text)).toMatchObject(expected));

  test.each([
    'v=DKIM1; k=rsa',
    'v=DKIM2; p=MIGf',
    'p=MIGf; v=DKIM1',
    'v=DKIM1; p=not base64!',
    'v=DKIM1; s=tlsrpt; p=MIGf',
    'v=spf1 -all',
    '',
  ])('rejects %j', (text) => expect(parseDkimKey(text)).toBeNull());

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
