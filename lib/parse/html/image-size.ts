/** Format and size of an image in pixels; a vector image has none: 0 × 0. */
interface ImageSize {
  readonly format: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'ico' | 'svg';
  readonly width: number;
  readonly height: number;
}

type Reader = (bytes: Uint8Array, view: DataView) => ImageSize | null;

const readAscii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const readPng: Reader = (bytes, view) =>
  readAscii(bytes, 1, 4) === 'PNG' && readAscii(bytes, 12, 16) === 'IHDR'
    ? { format: 'png', width: view.getUint32(16), height: view.getUint32(20) }
    : null;

const readGif: Reader = (bytes, view) =>
  /^GIF8[79]a$/.test(readAscii(bytes, 0, 6))
    ? { format: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
    : null;

/** Start-of-frame markers (ITU-T T.81); C4, C8 and CC are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length of their own. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const readJpeg: Reader = (bytes, view) => {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { format: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += isBare(marker) ? 2 : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
};

/** 24 bits, little-endian. */
const readUint24 = (view: DataView, at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);

const readWebp: Reader = (bytes, view) => {
  if (readAscii(bytes, 0, 4) !== 'RIFF' || readAscii(bytes, 8, 12) !== 'WEBP') return null;
  const chunk = readAscii(bytes, 12, 16);
  if (chunk === 'VP8X') return { format: 'webp', width: readUint24(view, 24) + 1, height: readUint24(view, 27) + 1 };
  if (chunk === 'VP8 ') {
    return { format: 'webp', width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (chunk !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return { format: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

/** The largest picture of an icon file; a byte of 0 means 256. */
const readIco: Reader = (bytes, view) => {
  if (view.getUint32(0, true) !== 0x00010000) return null;
  const count = Math.min(view.getUint16(4, true), Math.floor((bytes.length - 6) / 16));
  const sides = Array.from({ length: count }, (_, index) => {
    const [width = 0, height = 0] = bytes.subarray(6 + index * 16, 8 + index * 16);
    return { width: width === 0 ? 256 : width, height: height === 0 ? 256 : height };
  });
  const [largest] = sides.sort((one, other) => other.width - one.width);
  return largest === undefined ? null : { format: 'ico', ...largest };
};

/** The `ispe` property of an AVIF file (ISO/IEC 23008-12). */
const readAvif: Reader = (bytes, view) => {
  if (readAscii(bytes, 4, 8) !== 'ftyp' || !/avi[fs]/.test(readAscii(bytes, 8, 40))) return null;
  for (let at = 8; at + 16 <= bytes.length; at++) {
    if (bytes[at] === 0x69 && readAscii(bytes, at, at + 4) === 'ispe') {
      return { format: 'avif', width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
  }
  return null;
};

/** Text without comments; an unclosed one swallows the rest. */
const withoutComments = (text: string): string => {
  const [before = '', ...rest] = text.split('<!--');
  return [before, ...rest.map((piece) => (piece.includes('-->') ? piece.slice(piece.indexOf('-->') + 3) : ''))].join(
    '',
  );
};

const readSvg: Reader = (bytes) => {
  const start = new TextDecoder().decode(bytes.subarray(0, 4_096));
  const isSvg = /^\s*(<\?xml[^>]*>\s*)?(<!doctype\s+svg[^>]*>\s*)?<svg[\s>]/i.test(withoutComments(start));
  return isSvg ? { format: 'svg', width: 0, height: 0 } : null;
};

const READERS: readonly Reader[] = [readPng, readGif, readJpeg, readWebp, readIco, readAvif, readSvg];

/** Format and size by the first bytes of an image file; null for anything else, or when the part with the size is missing. */
export const parseImageSize = (bytes: Uint8Array): ImageSize | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const read of READERS) {
    try {
      const size = read(bytes, view);
      if (size !== null) return size;
    } catch (error) {
      // Too short for this format: the others may still fit.
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return null;
};
