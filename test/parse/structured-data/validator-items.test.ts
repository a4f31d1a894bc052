import { describe, expect, test } from 'vitest';
import { parseJsonLd } from '../../../lib/parse/structured-data/json-ld.ts';
import { listValidatorItems } from '../../../lib/parse/structured-data/validator-items.ts';

const items = (...nodes: readonly object[]) =>
  listValidatorItems(
    parseJsonLd(nodes.map((node) => JSON.stringify({ '@context': 'https://schema.org', ...node }))).subjects,
  );
const item = (node: object) => items(node)[0];

describe('plain values', () => {
  test.each([
    [{ uploadDate: '2026-11-20' }, { uploadDate: '2026-11-20' }],
    [{ uploadDate: ' 2026-11 ' }, { uploadDate: '2026-11' }],
    [{ datePosted: '2026-11-20T09:00:00+01:00' }, { datePosted: '2026-11-20' }],
    [{ validThrough: '2026-11-20 0900' }, { validThrough: '2026-11-20' }],
    [{ expires: '2026-12-31T09:00' }, { expires: '2026-12-31' }],
    [{ datePublished: '2026-13-01' }, { datePublished: 'no date' }],
    [{ priceValidUntil: '2026-11-32' }, { priceValidUntil: 'no date' }],
    [{ uploadDate: '2026-00-01' }, { uploadDate: 'no date' }],
    [{ uploadDate: '2026-01-00' }, { uploadDate: 'no date' }],
    [{ uploadDate: '2026-01-30' }, { uploadDate: '2026-01-30' }],
    [{ uploadDate: '20 november 2026' }, { uploadDate: 'no date' }],
    [{ uploadDate: 'x2026-11-20' }, { uploadDate: 'no date' }],
    [{ uploadDate: '2026-11-20x' }, { uploadDate: 'no date' }],
    [{ uploadDate: '2026-11-20T9' }, { uploadDate: 'no date' }],
    [{ uploadDate: '2026' }, { uploadDate: 'no date' }],
    [{ uploadDate: '' }, {}],
    [{ dateModified: 'gisteren' }, { dateModified: 'gisteren' }],
    [{ ratingValue: '4.5' }, { ratingValue: 4.5 }],
    [
      { bestRating: ' 5 ', worstRating: 'een' },
      { bestRating: 5, worstRating: 'een' },
    ],
    [{ ratingValue: '' }, {}],
    [
      { price: '4.5', isFree: true, count: 3 },
      { price: '4.5', isFree: 'true', count: '3' },
    ],
    [{ name: ['Een', 'Twee'] }, { name: 'Een' }],
  ])('%j', (fields, expected) =>
    expect(item({ '@type': 'VideoObject', ...fields })).toEqual({ '@type': 'VideoObject', ...expected }),
  );
});

describe('nodes', () => {
  test('replaces a reference to an undescribed node with its address', () =>
    expect(item({ '@type': 'VideoObject', author: { '@id': 'https://a.nl/#x' } })).toEqual({
      '@type': 'VideoObject',
      author: 'https://a.nl/#x',
    }));

  test('replaces a node with its url when an address is expected', () =>
    expect(
      item({ '@type': 'VideoObject', contentUrl: { '@type': 'MediaObject', url: 'u' }, embedUrl: { name: 'x' } }),
    ).toEqual({
      '@type': 'VideoObject',
      contentUrl: 'u',
    }));

  test('reduces a node that is not judged to the needed fields, without a type', () => {
    const fields = { name: 'n', price: '1', priceCurrency: 'EUR', address: 'a', addressCountry: 'NL', calories: 'c' };
    const notes = { positiveNotes: 'p', negativeNotes: 'q', itemListElement: 'i', item: 'j' };
    const publisher = { '@type': 'Organization', '@id': '#o', ...fields, ...notes, url: 'weg' };
    expect(item({ '@type': 'VideoObject', publisher })).toEqual({
      '@type': 'VideoObject',
      publisher: { ...fields, ...notes, '@id': '#o' },
    });
  });

  test('judges offers, ratings and reviews with their product', () => {
    const review = {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'An', url: 'u' },
      reviewRating: { '@type': 'Rating', ratingValue: '4' },
    };
    const product = {
      '@type': 'Product',
      offers: [
        { '@type': 'Offer', price: 1, url: 'a' },
        { '@type': 'Offer', price: 2 },
      ],
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '5', url: 'b' },
      review,
    };
    expect(item(product)).toEqual({
      '@type': 'Product',
      offers: [
        { '@type': 'Offer', price: '1', url: 'a' },
        { '@type': 'Offer', price: '2' },
      ],
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, url: 'b' },
      review: {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'An', url: 'u' },
        reviewRating: { '@type': 'Rating', ratingValue: 4 },
      },
    });
  });

  test('judges ratings and reviews of other types too, but not their offers', () => {
    const node = {
      '@type': 'Bakery',
      offers: { '@type': 'Offer', price: 1, url: 'a' },
      aggregateRating: { '@type': 'AggregateRating', url: 'b' },
      review: { '@type': 'Review', url: 'c' },
    };
    expect(item(node)).toMatchObject({
      offers: { price: '1' },
      aggregateRating: { '@type': 'AggregateRating', url: 'b' },
      review: { '@type': 'Review', url: 'c' },
    });
    expect(item(node)?.['offers']).toEqual({ price: '1' });
  });

  test('gives a product without offers an image, which only offers require', () => {
    expect(item({ '@type': 'Product', name: 'x' })).toEqual({ '@type': 'Product', image: 'not asked', name: 'x' });
    expect(item({ '@type': 'Product', offers: 'x' })).toEqual({ '@type': 'Product', offers: 'x' });
    expect(item({ '@type': 'VideoObject' })).toEqual({ '@type': 'VideoObject' });
  });

  test('omits the remote work location beside a job location', () => {
    expect(item({ '@type': 'JobPosting', jobLocationType: 'TELECOMMUTE' })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
    });
    expect(item({ '@type': 'JobPosting', jobLocationType: 'TELECOMMUTE', jobLocation: 'x' })).toEqual({
      '@type': 'JobPosting',
      jobLocation: 'x',
    });
  });

  test('does not judge a nested node again', () => {
    const review = { '@type': 'Review', '@id': '#r', name: 'x' };
    const types = (...nodes: readonly object[]) => items(...nodes).map((one) => one['@type']);
    expect(types({ '@type': 'Product', review: { '@id': '#r' } }, review)).toEqual(['Product']);
    expect(types({ '@type': 'Bakery', review: { '@id': '#r' } }, review)).toEqual(['Thing']);
    expect(types({ '@type': 'Bakery', about: { '@id': '#r' } }, review)).toEqual(['Thing', 'Review']);
  });
});

describe('limits', () => {
  test('takes a hundred subjects, and a hundred properties of each', () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ '@type': 'VideoObject', name: `${index}` }));
    expect(items(...many)).toHaveLength(100);
    const wide = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`p${index}`, 'x']));
    expect(Object.keys(item({ '@type': 'VideoObject', ...wide }) ?? {})).toHaveLength(101);
  });

  test('takes fifty items of a list', () => {
    const offers = Array.from({ length: 51 }, () => ({ '@type': 'Offer', price: 1 }));
    expect(item({ '@type': 'Product', offers })?.['offers']).toHaveLength(50);
  });

  test('takes three levels', () => {
    const nested = { name: '1', item: { name: '2', item: { name: '3', item: { name: '4' } } } };
    expect(item({ '@type': 'VideoObject', about: nested })).toEqual({
      '@type': 'VideoObject',
      about: { name: '1', item: { name: '2', item: {} } },
    });
  });
});
