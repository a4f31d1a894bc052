/** One element of DER (X.690 §8.1), and the octets after it. */
interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
  readonly rest: Uint8Array;
}

const [INTEGER, BIT_STRING, SEQUENCE] = [0x02, 0x03, 0x30];
/** A length below this is written in one octet; above it, in as many octets as it says. */
const LONG = 0x80;
/** Enough for 16 MB. */
const MAX_LENGTH_OCTETS = 3;

/** The first element, of this tag; null when there is another, or when it is cut off. */
const read = (octets: Uint8Array | undefined, wanted: number): Element | null => {
  const [tag, first] = [octets?.[0], octets?.[1]];
  if (octets === undefined || tag !== wanted || first === undefined) return null;

  const more = first < LONG ? 0 : first - LONG;
  if (first === LONG || more > MAX_LENGTH_OCTETS || octets.length < 2 + more) return null;
  const length = more === 0 ? first : octets.subarray(2, 2 + more).reduce((sum, octet) => sum * 256 + octet, 0);
  const end = 2 + more + length;
  return end > octets.length ? null : { tag, content: octets.subarray(2 + more, end), rest: octets.subarray(end) };
};

/**
 * The length of an RSA public key's modulus in bits, up to whole octets. Takes the DER of a SubjectPublicKeyInfo (RFC
 * 5280 §4.1), as all publish it, or of a bare RSAPublicKey (RFC 8017 §A.1.1); null for anything else, and for what is
 * cut off.
 */
export const countRsaBits = (der: Uint8Array): number | null => {
  const outer = read(der, SEQUENCE);
  const algorithm = read(outer?.content, SEQUENCE);
  // The first octet of a bit string is its number of unused bits.
  const wrapped = read(read(algorithm?.rest, BIT_STRING)?.content.subarray(1), SEQUENCE);
  const key = algorithm === null ? outer : wrapped;
  const modulus = read(key?.content, INTEGER);
  if (modulus === null || read(modulus.rest, INTEGER) === null) return null;

  const start = modulus.content.findIndex((octet) => octet !== 0);
  return start === -1 ? null : (modulus.content.length - start) * 8;
};
