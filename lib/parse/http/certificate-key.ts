import { getOwn } from '../text/own.ts';

/** One element of DER (X.690): its tag and its content. */
interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
}

interface PublicKey {
  readonly type: 'RSA' | 'EC' | 'EdDSA';
  readonly bits: number;
}

const SEQUENCE = 0x30;
const VERSION = 0xa0;

/** Most bytes of a length in the long form: certificates are smaller than 2^32 bytes. */
const LENGTH_BYTES = 4;

/** Parses consecutive elements; a malformed rest is left out. */
const parseElements = (bytes: Uint8Array): readonly Element[] => {
  const found: Element[] = [];
  let at = 0;
  while (at + 2 <= bytes.length) {
    const first = bytes[at + 1] ?? 0;
    // The indefinite form, which DER forbids (X.690 §10.1).
    if (first === 0x80) break;
    const more = first < 0x80 ? 0 : first & 0x7f;
    if (more > LENGTH_BYTES) break;
    const length =
      more === 0 ? first : bytes.subarray(at + 2, at + 2 + more).reduce((sum, byte) => sum * 256 + byte, 0);
    const start = at + 2 + more;
    if (start + length > bytes.length) break;
    found.push({ tag: bytes[at] ?? 0, content: bytes.subarray(start, start + length) });
    at = start + length;
  }
  return found;
};

const formatHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Object identifiers in DER, without tag and length. */
const RSA = '2a864886f70d010101';
const EC = '2a8648ce3d0201';
const CURVES: Readonly<Record<string, number>> = {
  '2a8648ce3d030107': 256,
  '2b81040022': 384,
  '2b81040023': 521,
};
const EDWARDS: Readonly<Record<string, number>> = { '2b6570': 256, '2b6571': 456 };

/** Bits of the modulus (RFC 8017 §A.1.1); `key` is the content of the BIT STRING, whose first byte counts unused bits. */
const countModulusBits = (key: Uint8Array): number => {
  const [modulus] = parseElements(parseElements(key.subarray(1))[0]?.content ?? new Uint8Array());
  const digits = modulus?.content ?? new Uint8Array();
  const first = digits.findIndex((byte) => byte !== 0);
  if (first < 0) return 0;
  return (digits.length - first - 1) * 8 + (32 - Math.clz32(digits[first] ?? 0));
};

/**
 * The public key of an X.509 certificate in DER (RFC 5280 §4.1); null for another kind of key, or when it is not a
 * certificate.
 */
export const parsePublicKey = (der: Uint8Array): PublicKey | null => {
  const [certificate] = parseElements(der);
  const [signed] = parseElements(certificate?.content ?? new Uint8Array());
  const fields = parseElements(signed?.content ?? new Uint8Array()).filter(({ tag }) => tag !== VERSION);
  // serialNumber, signature, issuer, validity, subject, subjectPublicKeyInfo
  const info = fields[5];
  if (info?.tag !== SEQUENCE) return null;
  const [algorithm, key] = parseElements(info.content);
  const [id, parameter] = parseElements(algorithm?.content ?? new Uint8Array()).map(({ content }) =>
    formatHex(content),
  );

  if (id === RSA) return { type: 'RSA', bits: countModulusBits(key?.content ?? new Uint8Array()) };
  const curve = id === EC ? getOwn(CURVES, parameter ?? '') : undefined;
  if (curve !== undefined) return { type: 'EC', bits: curve };
  const edwards = getOwn(EDWARDS, id ?? '');
  return edwards === undefined ? null : { type: 'EdDSA', bits: edwards };
};
