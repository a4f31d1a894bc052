import { generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePublicKey } from '../../../lib/parse/http/certificate-key.ts';
import { createAuthority } from '../../world/certificate.ts';

/** DER of a length and content. */
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
};
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);

/** Wraps a key in the frame of a certificate: the fields before the key are empty, in RFC 5280's order. */
const around = (key: KeyObject): Buffer => {
  const version = der(0xa0, der(0x02, Buffer.from([2])));
  const before = [der(0x02, Buffer.from([1])), sequence(), sequence(), sequence(), sequence()];
  return sequence(sequence(version, ...before, key.export({ type: 'spki', format: 'der' })));
};

describe('parsePublicKey', () => {
  test.each([1024, 2048, 3072])('reads an RSA key of %i bits', (modulusLength) => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength });
    expect(parsePublicKey(around(publicKey))).toEqual({ type: 'RSA', bits: modulusLength });
  });

  test.each([
    ['P-256', 256],
    ['P-384', 384],
    ['P-521', 521],
  ])('reads a key on the curve %s', (namedCurve, bits) => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve });
    expect(parsePublicKey(around(publicKey))).toEqual({ type: 'EC', bits });
  });

  test('reads Ed25519, and rejects a curve that web certificates do not use', () => {
    expect(parsePublicKey(around(generateKeyPairSync('ed25519').publicKey))).toEqual({ type: 'EdDSA', bits: 256 });
    expect(parsePublicKey(around(generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey))).toBeNull();
  });

  test('reads a whole certificate', () => {
    const { raw } = new X509Certificate(createAuthority('Proef').pem);
    expect(parsePublicKey(raw)).toEqual({ type: 'EC', bits: 256 });
  });

  test('rejects a length of the indefinite form, which DER does not allow', () => {
    const { raw } = new X509Certificate(createAuthority('Proef').pem);
    const spoiled = Uint8Array.from(raw);
    spoiled[1] = 0x80;
    expect(parsePublicKey(spoiled)).toBeNull();
  });

  test('any bytes are no certificate', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300, size: 'max' }), (bytes) => {
        expect(parsePublicKey(bytes)).toBeNull();
      }),
    );
  });

  test('a certificate with one other byte still has the same key, or none', () => {
    const { raw } = new X509Certificate(createAuthority('Proef').pem);
    fc.assert(
      fc.property(fc.nat(raw.length - 1), fc.integer({ min: 0, max: 255 }), (at, byte) => {
        const spoiled = Uint8Array.from(raw);
        spoiled[at] = byte;
        // No identifier becomes that of another curve or another kind of key by one byte.
        expect([null, { type: 'EC', bits: 256 }]).toContainEqual(parsePublicKey(spoiled));
      }),
    );
  });

  test('a certificate that is cut short has no key, and bytes after it do not count', () => {
    const { raw } = new X509Certificate(createAuthority('Proef').pem);
    fc.assert(
      fc.property(fc.nat(raw.length - 1), fc.uint8Array({ maxLength: 30, size: 'max' }), (end, after) => {
        expect(parsePublicKey(raw.subarray(0, end))).toBeNull();
        expect(parsePublicKey(Buffer.concat([raw, after]))).toEqual({ type: 'EC', bits: 256 });
      }),
    );
  });
});

describe('keys read from DER', () => {
  const bits = (...digits: readonly number[]) =>
    der(0x03, Buffer.from([0]), sequence(der(0x02, Buffer.from(digits)), der(0x02, Buffer.from([3]))));
  const id = (text: string) => der(0x06, Buffer.from(text, 'hex'));
  const holding = (...info: readonly Buffer[]) =>
    parsePublicKey(
      sequence(
        sequence(der(0x02, Buffer.from([1])), sequence(), sequence(), sequence(), sequence(), sequence(...info)),
      ),
    );
  const RSA = '2a864886f70d010101';

  test.each([
    [[0x80], 8],
    [[0x00, 0x80], 8],
    [[0x00, 0x01, 0xff], 9],
    [[0x7f, 0xff], 15],
    [[0x00], 0],
  ])('a modulus with the digits %j has %d bits', (digits, size) =>
    expect(holding(sequence(id(RSA)), bits(...digits))).toEqual({ type: 'RSA', bits: size }),
  );

  test('RSA without a key has 0 bits', () => {
    expect(holding(sequence(id(RSA)))).toEqual({ type: 'RSA', bits: 0 });
    expect(holding(sequence(id(RSA)), der(0x03, Buffer.from([0])))).toEqual({ type: 'RSA', bits: 0 });
  });

  test.each([
    [sequence(id('2b6570')), { type: 'EdDSA', bits: 256 }],
    [sequence(id('2b6571')), { type: 'EdDSA', bits: 456 }],
    [sequence(id('2a8648ce3d0201'), id('2b81040022')), { type: 'EC', bits: 384 }],
    [sequence(id('2a8648ce3d0201')), null],
    [sequence(id('2b6570'), id('2b81040022')), { type: 'EdDSA', bits: 256 }],
    [sequence(id('2b6572')), null],
    [sequence(), null],
  ])('%#', (algorithm, key) => expect(holding(algorithm)).toEqual(key));

  test('an empty structure has no key', () => {
    expect(holding()).toBeNull();
    expect(parsePublicKey(new Uint8Array())).toBeNull();
    expect(parsePublicKey(sequence(sequence()))).toBeNull();
  });
});
