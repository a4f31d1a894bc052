/** Beyond this parsers stop reading (RFC 9309 §2.5): 500 KiB. */
export const ROBOTS_BYTES = 512_000;

/** Bytes of a line that are read: Google's parser buffers 8 × 2,083, the last of them for its terminator. */
const LINE = 16_663;

const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Escapes bytes above ASCII in the form in which rules are compared (RFC 9309 §2.2.2). */
const escapeBytes = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase()}`)).join(
    '',
  );

const decodeLine = (bytes: Uint8Array): string => {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return escapeBytes(bytes);
  }
};

const isLineEnd = (byte: number): boolean => byte === 0x0a || byte === 0x0d;
const isContinuation = (byte = 0): boolean => byte >> 6 === 0b10;

/** Length of a byte order mark at the start, complete or incomplete: Google's parser skips both. */
const markLength = ([first, second, third]: Uint8Array): number => {
  if (first !== 0xef) return 0;
  if (!isContinuation(second)) return 1;
  if (second !== 0xbb) return 0;
  return third === 0xbf ? 3 : isContinuation(third) ? 0 : 2;
};

/**
 * Decodes the part of a robots.txt that parsers read; a byte order mark stays. In a line that is not UTF-8, also when
 * it was cut within a character, every byte above ASCII becomes its escape (`%E9`): that is how it is compared, and how
 * it can be shown.
 */
export const decodeRobots = (file: Uint8Array): string => {
  const mark = markLength(file);
  const bytes = file.subarray(mark, ROBOTS_BYTES);
  const lines: string[] = mark === 3 ? ['\uFEFF'] : [];
  let start = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte !== undefined && !isLineEnd(byte)) continue;
    lines.push(
      decodeLine(bytes.subarray(start, Math.min(at, start + LINE))),
      byte === undefined ? '' : String.fromCharCode(byte),
    );
    start = at + 1;
  }
  const text = lines.join('');
  // A complete mark after an incomplete one is not a mark, and must not be read as one.
  return mark !== 3 && text.startsWith('\uFEFF') ? text.replace('\uFEFF', '%EF%BB%BF') : text;
};
