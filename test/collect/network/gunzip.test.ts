import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decompressGzip } from '../../../lib/collect/network/gunzip.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const opened = async (bytes: Uint8Array, cap = 1_000) => {
  const { bytes: found, truncated } = await decompressGzip(new Uint8Array(bytes), cap);
  return [new TextDecoder().decode(found), truncated];
};

/** Text that hardly compresses, so that a damaged file yields something: xorshift32 (Marsaglia 2003). */
const noise = (length: number): string => {
  let state = 1;
  return Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return String.fromCharCode(33 + ((state >>> 0) % 90));
  }).join('');
};

describe('a gzip file', () => {
  test.each([
    ['is decompressed', 'sitemap', 1_000, 'sitemap', false],
    ['of exactly the maximum size is complete', 'sitemap', 7, 'sitemap', false],
    ['that is larger is truncated, and marked as such', 'sitemap', 6, 'sitema', true],
    ['of an empty text is empty', '', 1_000, '', false],
  ])('%s', async (_, text, cap, found, truncated) =>
    expect(await opened(gzipSync(text), cap)).toEqual([found, truncated]),
  );

  test('that ends early yields the text before that', async () => {
    const text = noise(200_000);
    const [found, truncated] = await opened(gzipSync(text).subarray(0, 150_000), 300_000);
    expect(truncated).toBe(true);
    expect(String(found).length).toBeGreaterThan(1_000);
    expect(text.startsWith(String(found))).toBe(true);
  });

  test('with only a header yields nothing', async () =>
    expect(await opened(new Uint8Array([0x1f, 0x8b]))).toEqual(['', true]));
});

test.each([[[]], [[0x1f]], [[0x1f, 0x8c, 65]], [[0x1e, 0x8b, 65]], [[...bytesOf('<urlset>')]]])(
  'other bytes are returned unchanged: %j',
  async (bytes) =>
    expect(await decompressGzip(Uint8Array.from(bytes), 1)).toEqual({
      bytes: Uint8Array.from(bytes),
      truncated: false,
      damaged: false,
    }),
);
