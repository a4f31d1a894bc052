/** Longest address that is judged, in characters; sitemaps allow half as many. */
const LONGEST = 4_096;
/** Most rounds in which an address is decoded; no legitimate address needs more. */
const ROUNDS = 8;

const UTF_8 = new TextDecoder('utf-8', { fatal: true });
/** The encoding that older servers use instead. */
const WESTERN = new TextDecoder('windows-1252');

const toBytes = (escapes: string): Uint8Array =>
  Uint8Array.from(escapes.slice(1).split('%'), (code) => Number.parseInt(code, 16));

const decodeEscapes = (escapes: string): string => {
  const bytes = toBytes(escapes);
  try {
    return UTF_8.decode(bytes);
  } catch {
    return WESTERN.decode(bytes);
  }
};

/** One round: applies NFKC, then undoes percent-encoding (RFC 3986 §2.1) and its `%uXXXX` form. */
const decodeOnce = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/%u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/(?:%[0-9a-f]{2})+/gi, decodeEscapes);

/**
 * Decodes an address, or a part of it, however often it was encoded: servers, and what is in front of them, undo more
 * than one layer. Null when it is too long, or encoded too deeply, to be judged.
 */
export const decodeAddress = (text: string): string | null => {
  // Fast path: most are plain, and there may be tens of thousands of them.
  if (text.length <= LONGEST && /^[\x20-\x24\x26-\x7e]*$/.test(text)) return text;

  let plain = text;
  for (let round = 0; round <= ROUNDS; round += 1) {
    if (plain.length > LONGEST) return null;
    const next = decodeOnce(plain);
    if (next === plain) return plain;
    plain = next;
  }
  return null;
};
