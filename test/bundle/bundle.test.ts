import { describe, expect, test, vi } from 'vitest';
import { LARGEST_BUNDLE, openBundle } from '../../lib/bundle/open-bundle.ts';
import { GENERATED_TABLES } from '../../lib/data/generated-tables.ts';
import type { TableData } from '../../lib/data/table-shapes.ts';
import { packBundle } from '../../scripts/data/pack.ts';

const pair = () => crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
const OURS = await pair();
const OTHERS = await pair();
const PUBLIC = Buffer.from(await crypto.subtle.exportKey('spki', OURS.publicKey)).toString('base64');

const bundle = (number: number, key = OURS.privateKey, tables: TableData = GENERATED_TABLES) =>
  packBundle(tables, { key, number, day: '2026-11-26' });
const opened = (text: string | Uint8Array, number = 0, day = '2026-11-26') =>
  openBundle(typeof text === 'string' ? new TextEncoder().encode(text) : text, {
    publicKey: PUBLIC,
    inUse: { number, day },
  });

describe('a bundle of data', () => {
  test('is read back as it was packed', async () =>
    expect(await opened(await bundle(3))).toEqual({
      ok: true,
      name: { number: 3, day: '2026-11-26' },
      tables: GENERATED_TABLES,
    }));

  test('is far below the limit', async () => expect((await bundle(1)).length).toBeLessThan(LARGEST_BUNDLE / 4));

  test.each([
    [4, 3, true],
    [3, 3, false],
    [2, 3, false],
  ])('with number %i after %i is accepted: %s', async (number, before, ok) => {
    const read = await opened(await bundle(number), before);
    expect(read.ok ? true : read.why).toBe(ok ? true : 'older');
  });

  test('with an earlier day than the package is rejected, whatever its number', async () =>
    expect(await opened(await bundle(9), 0, '2026-11-27')).toEqual({ ok: false, why: 'older' }));

  test('signed with another key is rejected', async () =>
    expect(await opened(await bundle(1, OTHERS.privateKey))).toEqual({ ok: false, why: 'notSigned' }));

  test('with one flipped bit is rejected, wherever it is', async () => {
    const bytes = new TextEncoder().encode(await bundle(1));
    const places = Array.from({ length: 60 }, (_, index) => Math.floor((index * bytes.length) / 60) + 3);
    for (const index of places) {
      const flipped = bytes.slice();
      flipped[index] = (flipped[index] ?? 0) ^ 1;
      const read = await opened(flipped);
      expect(read.ok, `byte ${index}`).toBe(false);
    }
  });

  test.each([
    ['too large', `{"format":"pijler-data-1","x":"${'x'.repeat(LARGEST_BUNDLE)}"}`, 'tooLarge'],
    ['of another format', '{"format":"pijler-data-2","signature":"","content":""}', 'otherFormat'],
    ['not JSON', '<html>', 'otherFormat'],
    ['empty', '', 'otherFormat'],
    ['not signed', '{"format":"pijler-data-1","content":"{}"}', 'notSigned'],
  ])('%s is rejected', async (_, text, why) => expect(await opened(text)).toEqual({ ok: false, why }));

  /** Contents that are wrong although signed with the right key. */
  const signed = async (content: string) => {
    const signature = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      OURS.privateKey,
      new TextEncoder().encode(content),
    );
    return JSON.stringify({ format: 'pijler-data-1', signature: Buffer.from(signature).toString('base64'), content });
  };
  const changed = async (change: (content: Record<string, never>) => void) => {
    const content = JSON.parse((JSON.parse(await bundle(1)) as { content: string }).content);
    change(content);
    return opened(await signed(JSON.stringify(content)));
  };

  test.each<readonly [string, (content: never) => void]>([
    [
      'a table that does not match its digest',
      (content: { tables: TableData }) => {
        (content.tables.newest.rows as unknown[]).pop();
      },
    ],
    [
      'an extra table',
      (content: { tables: Record<string, unknown> }) => {
        content.tables['weights'] = { hsts: 0 };
      },
    ],
    [
      'number 0',
      (content: { number: number }) => {
        content.number = 0;
      },
    ],
    [
      'an invalid date',
      (content: { day: string }) => {
        content.day = '2026-02-31';
      },
    ],
  ])('with %s is malformed, although signed', async (_, change) =>
    expect(await changed(change as never)).toEqual({ ok: false, why: 'malformed' }),
  );

  test('with a name that is markup or a pattern is malformed, although signed', async () => {
    const withToken = (token: string): TableData => ({
      ...GENERATED_TABLES,
      crawlers: {
        sources: GENERATED_TABLES.crawlers.sources,
        rows: [[token, 'X', 'other', 'no', 'none', [], null, 'shown', 0]],
      },
    });
    for (const token of ['<b>x</b>', '(a+)+$', 'a\u202Eb', ''])
      expect(await opened(await bundle(1, OURS.privateKey, withToken(token))), token).toEqual({
        ok: false,
        why: 'malformed',
      });
  });

  test('does not depend on the clock', async () => {
    const text = await bundle(2);
    for (const year of [1970, 2020, 2099]) {
      vi.useFakeTimers({ now: Date.UTC(year, 0, 1), toFake: ['Date'] });
      expect((await opened(text)).ok).toBe(true);
      expect(await opened(text, 2)).toEqual({ ok: false, why: 'older' });
    }
    vi.useRealTimers();
  });

  test('is rejected with an invalid key', async () => {
    const bytes = new TextEncoder().encode(await bundle(1));
    expect(await openBundle(bytes, { publicKey: 'x', inUse: { number: 0, day: '2026-01-01' } })).toEqual({
      ok: false,
      why: 'notSigned',
    });
  });
});
