import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseImageSize } from '../../../lib/parse/html/image-size.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = inputs();
const fromBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));
const fromText = (text: string): Uint8Array => new TextEncoder().encode(text);
const bytes = (...values: readonly (number | string)[]): Uint8Array =>
  new Uint8Array(values.flatMap((value) => (typeof value === 'string' ? [...fromText(value)] : [value])));

// 3 × 2 pixels.
const GIF = fromBase64('R0lGODdhAwACAIAAAP///////ywAAAAAAwACAAACAoRRADs=');

const jpeg = (...segments: readonly number[]) =>
  bytes(0xff, 0xd8, ...segments, 0xff, 0xc2, 0, 17, 8, 0x01, 0x3b, 0x02, 0x58, 3, 0, 0, 0);
const riff = (chunk: string, ...rest: readonly number[]) =>
  bytes('RIFF', 0, 0, 0, 0, 'WEBP', chunk, 0, 0, 0, 0, ...rest);

describe('parseImageSize', () => {
  test('reads png', () => {
    const png = bytes(0x89, 'PNG', 13, 10, 26, 10, 0, 0, 0, 13, 'IHDR', 0, 0, 4, 0xb0, 0, 0, 2, 0x76, 8, 2);
    expect(parseImageSize(png)).toEqual({ format: 'png', width: 1200, height: 630 });
  });
  test('reads gif', () => expect(parseImageSize(GIF)).toEqual({ format: 'gif', width: 3, height: 2 }));
  test('reads jpeg behind other segments and fill bytes', () => {
    expect(parseImageSize(jpeg())).toEqual({ format: 'jpeg', width: 600, height: 315 });
    const table = [0xff, 0xe1, 0, 4, 1, 2, 0xff, 0xff, 0xc4, 0, 3, 9];
    expect(parseImageSize(jpeg(...table))).toEqual({ format: 'jpeg', width: 600, height: 315 });
  });
  test.each([0x01, 0xd0, 0xd4, 0xd8])('reads jpeg behind the marker %i, which has no length', (marker) =>
    expect(parseImageSize(jpeg(0xff, marker))).toEqual({ format: 'jpeg', width: 600, height: 315 }),
  );
  test.each([0x02, 0xbf, 0xc4, 0xc8, 0xcc, 0xd9, 0xda, 0xfe])('reads jpeg behind marker %i with a length', (marker) =>
    expect(parseImageSize(jpeg(0xff, marker, 0, 4, 1, 2))).toEqual({ format: 'jpeg', width: 600, height: 315 }),
  );
  test.each([0xc0, 0xc1, 0xc3, 0xc5, 0xc7, 0xc9, 0xcb, 0xcd, 0xcf])('reads jpeg with the frame %i', (marker) =>
    expect(parseImageSize(bytes(0xff, 0xd8, 0xff, marker, 0, 17, 8, 0, 2, 0, 3, 3, 0))).toMatchObject({
      width: 3,
      height: 2,
    }),
  );
  test('rejects jpeg that is broken between its segments', () =>
    expect(parseImageSize(jpeg(0xff, 0xe1, 0, 3, 1, 2))).toBeNull());
  test('reads webp in its three forms', () => {
    const size = { format: 'webp', width: 600, height: 315 };
    expect(parseImageSize(riff('VP8X', 0, 0, 0, 0, 0x57, 2, 0, 0x3a, 1, 0))).toEqual(size);
    expect(parseImageSize(riff('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, 0x58, 2, 0x3b, 1))).toEqual(size);
    const bits = 599 | (314 << 14);
    expect(parseImageSize(riff('VP8L', 0x2f, bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, bits >>> 24))).toEqual(
      size,
    );
  });
  test('reads the largest image of an ico, where 0 means 256', () => {
    const entry = (side: number) => [side, side, ...Array<number>(14).fill(0)];
    expect(parseImageSize(bytes(0, 0, 1, 0, 2, 0, ...entry(16), ...entry(48)))).toMatchObject({
      width: 48,
      height: 48,
    });
    expect(parseImageSize(bytes(0, 0, 1, 0, 2, 0, ...entry(16), ...entry(0)))).toMatchObject({ width: 256 });
  });
  test('reads as many images of an ico as exist, and ignores missing ones', () => {
    const entry = (width: number, height: number) => [width, height, ...Array<number>(14).fill(0)];
    expect(parseImageSize(bytes(0, 0, 1, 0, 1, 0, ...entry(16, 24), ...entry(48, 48)))).toEqual({
      format: 'ico',
      width: 16,
      height: 24,
    });
    expect(parseImageSize(bytes(0, 0, 1, 0, 9, 0, ...entry(16, 0)))).toEqual({ format: 'ico', width: 16, height: 256 });
    expect(parseImageSize(bytes(0, 0, 1, 0, 1, 0, ...entry(16, 16).slice(1)))).toBeNull();
    expect(parseImageSize(bytes(0, 0, 1, 0, 0, 0))).toBeNull();
    expect(parseImageSize(bytes(0, 0, 2, 0, 1, 0, ...entry(16, 16)))).toBeNull();
  });
  test.each(['GIF88a', 'GIF89b', 'XGIF89a', 'GIF8'])('rejects %s as gif', (head) =>
    expect(parseImageSize(bytes(head, 3, 0, 2, 0))).toBeNull(),
  );
  test('reads both versions of gif', () =>
    expect(parseImageSize(bytes('GIF89a', 1, 2, 3, 4))).toEqual({ format: 'gif', width: 513, height: 1_027 }));
  test.each([
    ['RIFX', 'WEBP', 'VP8X'],
    ['RIFF', 'WEBX', 'VP8X'],
    ['RIFF', 'WEBP', 'VP8Y'],
  ])('rejects %s %s %s as webp', (start, form, chunk) =>
    expect(parseImageSize(bytes(start, 0, 0, 0, 0, form, chunk, ...Array<number>(40).fill(1)))).toBeNull(),
  );
  test('ignores the upper bits of a size in webp', () => {
    expect(parseImageSize(riff('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, 0x58, 0xc2, 0x3b, 0xc1))).toMatchObject({
      width: 600,
      height: 315,
    });
    expect(parseImageSize(riff('VP8X', 0, 0, 0, 0, 0, 0, 1, 0, 0, 2))).toMatchObject({
      width: 65_537,
      height: 131_073,
    });
  });
  test.each([
    ['avis', true],
    ['mif1', false],
    ['xavif', true],
  ])('reads avif with the brand %s: %s', (brand, is) => {
    const head = bytes(
      0,
      0,
      0,
      32,
      'ftyp',
      brand,
      ...Array<number>(30).fill(0),
      'ispe',
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      1,
      0,
      0,
      0,
      2,
    );
    expect(parseImageSize(head)).toEqual(is ? { format: 'avif', width: 1, height: 2 } : null);
  });
  test('rejects avif with an incomplete size or another box', () => {
    const ispe = ['ispe', 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2];
    expect(parseImageSize(bytes(0, 0, 0, 32, 'ftypavif', ...ispe))).toMatchObject({ width: 1, height: 2 });
    expect(parseImageSize(bytes(0, 0, 0, 32, 'ftypavif', ...ispe.slice(0, -1)))).toBeNull();
    expect(parseImageSize(bytes(0, 0, 0, 32, 'ftyqavif', ...ispe))).toBeNull();
  });
  test('rejects png without its first chunk', () =>
    expect(parseImageSize(bytes(0x89, 'PNG', 13, 10, 26, 10, 0, 0, 0, 13, 'IHDX', 0, 0, 4, 0, 0, 0, 2, 0))).toBeNull());
  test('rejects jpeg cut before its size', () => {
    expect(parseImageSize(jpeg().subarray(0, 11))).toEqual({ format: 'jpeg', width: 600, height: 315 });
    expect(parseImageSize(jpeg().subarray(0, 10))).toBeNull();
  });

  test('reads avif', () => {
    const head = bytes(
      0,
      0,
      0,
      32,
      'ftypavif',
      ...Array<number>(30).fill(0),
      'ispe',
      0,
      0,
      0,
      0,
      0,
      0,
      2,
      0x58,
      0,
      0,
      1,
      0x3b,
    );
    expect(parseImageSize(head)).toEqual({ format: 'avif', width: 600, height: 315 });
  });
  test.each([
    '<svg xmlns="x">',
    '<?xml version="1.0"?>\n<!-- logo -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg/>',
    ' <svg\n',
  ])('reads svg: %s', (text) =>
    expect(parseImageSize(fromText(text.replace('/>', ' />')))).toEqual({ format: 'svg', width: 0, height: 0 }),
  );
  test.each([
    '<!doctypesvg><svg>',
    '<svgx>',
    'x<svg>',
    '<!doctype html svg><svg >',
    '<?xml ><?xml ><svg>',
    '',
    'tekst',
    '<!doctype html><svg>',
    'GIF89a',
    '\u0089PNG',
  ])('returns null for %j', (text) => expect(parseImageSize(fromText(text))).toBeNull());
  test('returns a size or null for any bytes', () => {
    const starts = fc.constantFrom(
      [0xff, 0xd8],
      [0, 0, 1, 0],
      [...fromText('RIFF....WEBPVP8L')],
      [],
      [...fromText('....ftypavif')],
    );
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 200 }), (start, rest) => {
        const size = parseImageSize(new Uint8Array([...start, ...rest]));
        expect(size === null || size.width >= 0).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});
