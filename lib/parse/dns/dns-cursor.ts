import { DnsFormatError, formatLabel, joinLabels, LIMITS } from './dns-name.ts';

/** A reading position in a message; reading advances it, never past its end. */
export interface Cursor {
  readonly bytes: Uint8Array;
  readonly end: number;
  at: number;
}

export const startOf = (bytes: Uint8Array): Cursor => ({ bytes, at: 0, end: bytes.length });

/** Octets still unread. */
export const countUnread = (cursor: Cursor): number => cursor.end - cursor.at;

/** Returns a cursor over the next `length` octets and skips them here. Throws DnsFormatError when there are fewer. */
export const takeSection = (cursor: Cursor, length: number): Cursor => {
  if (length > countUnread(cursor)) throw new DnsFormatError('truncated');

  const part = { bytes: cursor.bytes, at: cursor.at, end: cursor.at + length };
  cursor.at = part.end;
  return part;
};

export const readBytes = (cursor: Cursor, length: number): Uint8Array => {
  const { at, end } = takeSection(cursor, length);
  return cursor.bytes.subarray(at, end);
};

/** Reads an unsigned big-endian number of 1, 2 or 4 octets. */
const readNumber = (cursor: Cursor, size: 1 | 2 | 4): number => {
  const { bytes, at, end } = takeSection(cursor, size);
  let value = 0;
  for (let index = at; index < end; index += 1) value = value * 256 + (bytes[index] ?? 0);
  return value;
};

export const readByte = (cursor: Cursor): number => readNumber(cursor, 1);
export const readShort = (cursor: Cursor): number => readNumber(cursor, 2);
export const readLong = (cursor: Cursor): number => readNumber(cursor, 4);

/** Octets in hexadecimal; what is beyond `most` octets is cut off and shown as `…`. */
export const readHex = (cursor: Cursor, length: number, most: number): string => {
  const bytes = readBytes(cursor, length);
  const text = Array.from(bytes.subarray(0, most), (octet) => octet.toString(16).padStart(2, '0')).join('');
  return bytes.length > most ? `${text}…` : text;
};

/** A string with its length in front of it (RFC 1035 §3.3). */
export const readString = (cursor: Cursor): Uint8Array => readBytes(cursor, readByte(cursor));

/** Decodes octets as UTF-8 when they are valid, else as Latin-1, so that nothing is lost. */
export const decodeText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (octet) => String.fromCharCode(octet)).join('');
  }
};

const POINTER = 0xc0;
/** A name has at most 127 labels, so more jumps lead to nothing but other jumps. */
const JUMPS = 127;

/**
 * Reads a domain name, compressed or not (RFC 1035 §4.1.4). A pointer must point before the target of the last jump, so
 * that no chain of pointers can loop; and the number of jumps is limited, so that a long chain is not followed for each
 * of many names.
 */
export const readName = (cursor: Cursor): string => {
  const labels: string[] = [];
  const whole = { bytes: cursor.bytes, at: cursor.at, end: cursor.end };
  let floor = cursor.at;
  let after: number | null = null;
  let size = 1;
  let jumps = 0;

  for (let length = readByte(whole); length !== 0; length = readByte(whole)) {
    if (length >= POINTER) {
      const target = (length - POINTER) * 256 + readByte(whole);
      if (target >= floor) throw new DnsFormatError('pointer does not point back');
      jumps += 1;
      if (jumps > JUMPS) throw new DnsFormatError('too many pointers');
      after ??= whole.at;
      floor = target;
      whole.at = target;
      continue;
    }
    size += length + 1;
    if (length > LIMITS.label || size > LIMITS.name) throw new DnsFormatError('label or name too long');
    labels.push(formatLabel(readBytes(whole, length)));
  }
  cursor.at = after ?? whole.at;
  return joinLabels(labels);
};
