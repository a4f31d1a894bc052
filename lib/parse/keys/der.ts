/** One element of DER (X.690 §8.1): its tag and its content. */
export interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
}

/** Tags of elements. */
export const INTEGER = 0x02;
export const BIT_STRING = 0x03;
export const SEQUENCE = 0x30;

/** Most bytes of a length in the long form: certificates are smaller than 2^32 bytes. */
const LENGTH_BYTES = 4;

/** Parses consecutive elements; a malformed rest is left out. */
export const parseElements = (bytes: Uint8Array): readonly Element[] => {
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
