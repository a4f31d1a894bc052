import { describe, expect, test } from 'vitest';
import { sortByLikeness } from '../../../lib/parse/site-files/sitemap-order.ts';

const at = (path: string): string => `https://voorbeeld.nl${path}`;

describe('sortByLikeness puts the parts most like the page first', () => {
  test.each([
    ['/nl/fietsen/gazelle', 'other', ['/sitemap-en.xml', '/sitemap-fr.xml', '/sitemap-nl.xml'], '/sitemap-nl.xml'],
    [
      '/producten/gazelle',
      'other',
      ['/post-sitemap.xml', '/product-sitemap.xml', '/page-sitemap.xml'],
      '/product-sitemap.xml',
    ],
    ['/gazelle', 'article', ['/page-sitemap.xml', '/post-sitemap.xml'], '/post-sitemap.xml'],
    ['/over-ons', 'contact', ['/post-sitemap.xml', '/wp-sitemap-posts-page-1.xml'], '/wp-sitemap-posts-page-1.xml'],
    ['/', 'other', ['/b.xml', '/a.xml'], '/b.xml'],
    ['/wat', 'constructor', ['/a.xml', '/b.xml'], '/a.xml'],
  ])('%s (%s) of %j: %s first', (page, kind, parts, first) =>
    expect(sortByLikeness(parts.map(at), at(page), kind)[0]).toBe(at(first)),
  );

  test('loses and adds none', () => {
    const parts = ['/c.xml', '/a.xml', '/b.xml'].map(at);
    expect([...sortByLikeness(parts, at('/b'), 'other')].sort()).toEqual([...parts].sort());
  });
});
