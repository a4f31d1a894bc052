import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samplePages } from '../../../../../server/features/crawls/model/sample.ts';
import { inputs } from '../../../../kit/inputs.ts';

const HOME = 'https://www.voorbeeld.nl/';
const at = (path: string): string => `https://www.voorbeeld.nl${path}`;
const many = (count: number, path: (index: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, index) => at(path(index)));
const sample = (listed: readonly string[], more: Partial<Parameters<typeof samplePages>[0]> = {}) =>
  samplePages({ home: HOME, listed, pinned: [], ...more });

describe('the pages of a crawl', () => {
  test('are spread over groups of similar addresses, regardless of group size', { tags: ['full'] }, () => {
    const chosen = sample([
      ...many(40_000, (index) => `/shop/fiets-${index}`),
      ...many(300, (index) => `/blog/2026/0${(index % 9) + 1}/stuk-${index}`),
      ...['/contact', '/over-ons', '/nl/diensten/reparatie', '/en/services/repair', '/zoek?merk=a', '/zoek?merk=b'].map(
        at,
      ),
    ]);
    const count = (pattern: RegExp): number => chosen.filter((address) => pattern.test(address)).length;
    expect(chosen).toHaveLength(25);
    expect(chosen[0]).toBe(HOME);
    expect([count(/\/shop\//), count(/\/blog\//), count(/contact|over-ons/), count(/zoek/)]).toEqual([9, 9, 2, 2]);
    expect([count(/\/nl\//), count(/\/en\//)]).toEqual([1, 1]);
  });

  test('are evenly spaced within a group', () => {
    const chosen = sample(
      many(90, (index) => `/a/${10 + index}`),
      { most: 4 },
    );
    expect(chosen).toEqual([HOME, at('/a/25'), at('/a/55'), at('/a/85')]);
  });

  test('start with home and pinned pages, without duplicates in another spelling', () => {
    const pinned = [
      'https://voorbeeld.nl/b/?utm_source=x',
      at('/b'),
      'https://elders.nl/',
      'onzin',
      'mailto:a@b.nl',
      HOME,
    ];
    expect(sample([at('/b/'), 'http://voorbeeld.nl/c', at('/c#deel'), at('/d')], { pinned })).toEqual([
      ...[HOME, 'https://voorbeeld.nl/b/', at('/c'), at('/d')],
    ]);
  });

  test('include pinned pages even when they look like actions, up to the maximum', () => {
    expect(sample([at('/a')], { pinned: [at('/winkelwagen'), at('/x'), at('/y')], most: 3 })).toEqual([
      ...[HOME, at('/winkelwagen'), at('/x')],
    ]);
  });

  test.each([
    ...[
      '/prijs.pdf',
      '/foto.JPG',
      '/feed.xml',
      '/blog/feed/',
      '/alles.zip',
      '/uitloggen',
      '/?add-to-cart=12',
      '/wp-login.php',
    ],
    ...['/bevestig?token=abc'],
  ])('%s is never included', (path) => expect(sample([at(path)])).toEqual([HOME]));

  test.each([
    'https://shop.voorbeeld.nl/a',
    'https://voorbeeld.com/a',
    'ftp://voorbeeld.nl/a',
    'https://a:b@voorbeeld.nl/c',
    '/a',
  ])('%s is not part of this site', (address) => expect(sample([address])).toEqual([HOME]));

  test('a group of actions leaves its places to other groups', () => {
    const acting = many(500, (index) => `/winkelwagen/toevoegen-${index}`);
    const pages = many(30, (index) => `/p/${index}`);
    expect(sample([...acting, ...pages]).filter((address) => address.includes('/p/'))).toHaveLength(24);
  });

  test('are distinct, independent of the order of the list, and at most the requested number', () => {
    const path = fc.stringMatching(/^\/[a-c]{0,2}(?:\/[a-e0-9]{1,3}){0,3}(?:\?q=[ab])?$/);
    const list = fc.uniqueArray(path, { maxLength: 60 });
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 30 }), (paths, most) => {
        const chosen = sample(paths.map(at), { most });
        expect(sample(paths.map(at).toReversed(), { most })).toEqual(chosen);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.length).toBeLessThanOrEqual(most);
        expect(chosen[0]).toBe(HOME);
      }),
      { numRuns: inputs(200) },
    );
  });
});
