/** Characters of an address that are looked at; the longest that sitemaps may hold has half as many. */
const LONGEST = 4_096;
/** How often an address is decoded: nobody writes one that needs more for a good reason. */
const ROUNDS = 8;

const UTF_8 = new TextDecoder('utf-8', { fatal: true });
/** What older servers take for it. */
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

/** One round: compatible forms of a character made one, percent-encoding (RFC 3986 §2.1) and its `%uXXXX` form undone. */
const decodeOnce = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/%u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/(?:%[0-9a-f]{2})+/gi, decodeEscapes);

/**
 * What an address, or a part of it, says in plain characters however often it was encoded: servers, and what stands
 * before them, undo more than one layer. Null for one too long or too deep to be judged.
 */
export const decodeAddress = (text: string): string | null => {
  // Most are in plain characters, and there may be tens of thousands of them.
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
