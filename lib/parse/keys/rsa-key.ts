import { BIT_STRING, type Element, INTEGER, parseElements, SEQUENCE } from './der.ts';

const countModulusBits = ([modulus, exponent]: readonly (Element | undefined)[]): number | null => {
  if (modulus?.tag !== INTEGER || exponent?.tag !== INTEGER) return null;
  const digits = modulus.content;
  const first = digits.findIndex((byte) => byte !== 0);
  return first === -1 ? null : (digits.length - first - 1) * 8 + (32 - Math.clz32(digits[first] ?? 0));
};

/**
 * The length of an RSA public key's modulus in bits. Takes the DER of a SubjectPublicKeyInfo (RFC 5280 §4.1), as DKIM
 * publishes it, or of an RSAPublicKey (RFC 8017 §A.1.1); null for anything else, and for what is cut off.
 */
export const countRsaBits = (der: Uint8Array): number | null => {
  const [outer] = parseElements(der);
  if (outer?.tag !== SEQUENCE) return null;
  const [first, second] = parseElements(outer.content);
  if (first?.tag === SEQUENCE) {
    // The first byte of a bit string is its number of unused bits.
    const [wrapped] = second?.tag === BIT_STRING ? parseElements(second.content.subarray(1)) : [];
    return wrapped === undefined ? null : countModulusBits(parseElements(wrapped.content));
  }
  return countModulusBits([first, second]);
};
