import { describe, expect, test } from 'vitest';
import { parseJsonLd } from '../../lib/parse/json-ld.ts';
import { missingFields, unknownTypes } from '../../lib/parse/rich-results.ts';

const missing = (...nodes: readonly object[]) =>
  missingFields(parseJsonLd(nodes.map((node) => JSON.stringify({ '@context': 'https://schema.org', ...node }))));

describe('missingFields', () => {
  test.each([
    [
      'a whole article',
      { '@type': 'Article', headline: 'x', image: 'x', datePublished: 'x', author: { name: 'x' } },
      [],
      [],
    ],
    [
      'an empty field',
      { '@type': 'BlogPosting', headline: ' ', image: 'x', datePublished: 'x', author: 'x' },
      [],
      ['BlogPosting.headline / name'],
    ],
    [
      'a bare product',
      { '@type': 'Product', name: 'Fiets', image: 'x' },
      ['Product.offers / review / aggregateRating'],
      [],
    ],
    [
      'an offer without price',
      {
        '@type': 'Product',
        name: 'x',
        image: 'x',
        offers: { '@type': 'Offer', availability: 'x', priceCurrency: 'EUR' },
      },
      ['Offer.price / priceSpecification.price'],
      [],
    ],
    [
      'an event without place',
      { '@type': 'MusicEvent', name: 'x', startDate: 'x', description: 'x', image: 'x' },
      ['MusicEvent.location', 'MusicEvent.location.address / location.url'],
      [],
    ],
    [
      'an event whose place has no address',
      {
        '@type': 'Event',
        name: 'x',
        startDate: 'x',
        description: 'x',
        image: 'x',
        location: { '@type': 'Place', name: 'x' },
      },
      ['Event.location.address / location.url'],
      [],
    ],
    [
      'a place in plain text',
      { '@type': 'Event', name: 'x', startDate: 'x', description: 'x', image: 'x', location: 'Utrecht' },
      [],
      [],
    ],
    ['an organisation', { '@type': 'Organization', name: 'x', url: 'x' }, [], ['Organization.logo']],
    ['a local business', { '@type': 'Bakery', name: 'x', address: 'x', telephone: 'x', openingHours: 'x' }, [], []],
    ['any other type', { '@type': 'Person' }, [], []],
  ])('%s', (_, node, required, recommended) => expect(missing(node)).toEqual({ required, recommended }));

  test('looks at subjects and what they hold, not at lists of products', () => {
    expect(
      missing({
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', item: { '@type': 'Product', url: 'x' } }],
      }).required,
    ).toEqual([]);
    expect(
      missing({
        '@type': 'WebPage',
        mainEntity: { '@type': 'Product', name: 'x', offers: { '@type': 'Offer', price: 0 } },
      }).required,
    ).toEqual([]);
  });

  test('an event need not tell the price of its tickets, a product must', () => {
    const offers = { '@type': 'Offer', url: 'https://voorbeeld.nl/kaarten' };
    const location = { '@type': 'Place', name: 'x', address: 'x' };
    expect(
      missing({ '@type': 'Event', name: 'x', startDate: '2026-12-01', location, description: 'x', image: 'x', offers })
        .required,
    ).toEqual([]);
    expect(missing({ '@type': 'Product', name: 'x', image: 'x', offers }).required).toEqual([
      'Offer.price / priceSpecification.price',
    ]);
  });

  test('follows references between blocks', () => {
    const address = { '@type': 'PostalAddress', '@id': '#adres', postalCode: '3511 AA' };
    const shop = {
      '@type': 'LocalBusiness',
      name: 'x',
      telephone: 'x',
      openingHours: 'x',
      address: { '@id': '#adres' },
    };
    expect(missing(shop, address)).toEqual({ required: [], recommended: [] });
  });
});

describe('unknownTypes', () => {
  test.each([
    ['Organization', false],
    ['organization', true],
    ['Organisation', true],
    ['LocalBuisness', true],
    ['LocalBussiness', true],
    ['Local Business', true],
    ['', true],
    ['Play', false],
    ['SomethingQuiteNew', false],
    ['gs1:Food', false],
    ['https://voorbeeld.nl/Soort', false],
  ])('%s: %s', (type, unknown) => expect(unknownTypes([type])).toEqual(unknown ? [type] : []));
});
