import { describe, expect, test } from 'vitest';
import { findInvalidFields } from '../../../lib/parse/structured-data/rich-result-values.ts';
import { collectSubjects, findMissingFields } from '../../../lib/parse/structured-data/rich-results.ts';

const subjects = (node: object) =>
  collectSubjects({ jsonLd: [JSON.stringify({ '@context': 'https://schema.org', ...node })], annotated: [] });
const invalid = (node: object) => findInvalidFields(subjects(node));
const NONE = { required: [], recommended: [] };

const EVENT = { '@type': 'Event', name: 'x', location: 'Utrecht' };

describe('ISO 8601 dates', () => {
  test.each([
    ...['2026-05-01', '2026-05-01T19:00', '2026-05-01T19:00:00+02:00', '2026-05-01T19:00:00.000Z', '2026-05-01T19+02'],
    ...['20260501', '20260501T190000Z', '2026', '2026-05', '2026-05-01 19:00', '2026-05-01T19:00:00+0200'],
  ])('%s is valid', (startDate) => expect(invalid({ ...EVENT, startDate }).required).toEqual([]));
  test.each([
    '1 mei 2026',
    '01-05-2026',
    '2026-13-01',
    '20261301',
    '05/01/2026',
    'morgen',
    '2026-05-01T',
    'May 1, 2026',
  ])('%s is invalid', (startDate) => expect(invalid({ ...EVENT, startDate }).required).toEqual(['Event.startDate']));
  test('are checked in a field that is only recommended', () =>
    expect(invalid({ '@type': 'Article', datePublished: 'gisteren' })).toEqual({
      required: [],
      recommended: ['Article.datePublished'],
    }));
  test('are checked in a comment when Google requires it', () =>
    expect(
      invalid({ '@type': 'DiscussionForumPosting', comment: { '@type': 'Comment', datePublished: 'gisteren' } })
        .required,
    ).toEqual(['Comment.datePublished']));
});

describe('offers and ratings', () => {
  const app = (offers: object, rest: object = {}) =>
    invalid({ '@type': 'SoftwareApplication', name: 'x', offers: { '@type': 'Offer', ...offers }, ...rest });
  test.each([
    [{ price: '1.99', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' }, NONE],
    [{ price: 0, priceCurrency: 'eur', availability: 'InStock' }, NONE],
    [{ price: '1,99' }, { required: ['Offer.price'], recommended: [] }],
    [{ price: 'Gratis' }, { required: ['Offer.price'], recommended: [] }],
    [
      { price: '1', priceCurrency: 'Euro' },
      { required: [], recommended: ['Offer.priceCurrency'] },
    ],
    [
      { price: '1', priceCurrency: '€' },
      { required: [], recommended: ['Offer.priceCurrency'] },
    ],
    [
      { price: '1', priceCurrency: 'XYZ' },
      { required: [], recommended: ['Offer.priceCurrency'] },
    ],
    [
      { price: '1', availability: 'op voorraad' },
      { required: [], recommended: ['Offer.availability'] },
    ],
    [
      { price: '1', priceValidUntil: '31-12-2026' },
      { required: [], recommended: ['Offer.priceValidUntil'] },
    ],
  ])('%j', (offers, expected) => expect(app(offers)).toEqual(expected));

  test.each([
    [{ ratingValue: '4.5', ratingCount: 3 }, []],
    [{ ratingValue: 4, reviewCount: '12' }, []],
    [{ ratingValue: '90%', reviewCount: 1 }, []],
    [{ ratingValue: '9/10', reviewCount: 1 }, []],
    [{ ratingValue: '4,5', ratingCount: 3 }, ['AggregateRating.ratingValue']],
    [{ ratingValue: '4.5', ratingCount: 0 }, ['AggregateRating.ratingCount']],
    [{ ratingValue: '4.5', reviewCount: '1.200' }, ['AggregateRating.reviewCount']],
  ])('%j', (rating, expected) =>
    expect(app({ price: '1' }, { aggregateRating: { '@type': 'AggregateRating', ...rating } }).required).toEqual(
      expected,
    ),
  );
});

test('a circular node is checked once', () => {
  const node = { '@type': 'Article', '@id': '#a', datePublished: 'x', isPartOf: { '@id': '#a' } };
  expect(invalid(node).recommended).toEqual(['Article.datePublished']);
});

describe('nodes that claim no rich result', () => {
  test('an image without rights, a book without editions and a shop without a policy have no faults', () => {
    for (const node of [
      { '@type': 'ImageObject', url: 'x' },
      { '@type': 'Book', name: 'x' },
      { '@type': 'OnlineStore' },
    ])
      expect(findMissingFields(subjects(node))).toEqual(NONE);
  });
});

describe('opening hours', () => {
  const hours = (spec: object) =>
    invalid({ '@type': 'Bakery', openingHoursSpecification: { '@type': 'OpeningHoursSpecification', ...spec } })
      .recommended;
  test.each([
    ...[
      'Monday',
      'https://schema.org/Monday',
      'http://schema.org/PublicHolidays',
      'Mo',
      'Tu',
      'wed',
      'Thurs',
      'FRIDAY',
    ],
    ...['Monday,Tuesday', 'Mo-Fr', 'http://purl.org/goodrelations/v1#Sunday', 'https://schema.org/Saturday/'],
  ])('%s is a day', (dayOfWeek) => expect(hours({ dayOfWeek })).toEqual([]));
  test.each(['maandag', 'ma', 'Montag', 'werkdagen', '1', 'Monday t/m Friday'])('%s is no day', (dayOfWeek) =>
    expect(hours({ dayOfWeek: ['Monday', dayOfWeek] })).toEqual(['OpeningHoursSpecification.dayOfWeek']),
  );
  test.each(['09:00', '9:00', '09:00:00', '09:00:00+01:00', '09:00Z', 'T09:00', '0900', '24:00', '2026-01-01T09:00'])(
    '%s is a time',
    (opens) => expect(hours({ opens, closes: opens })).toEqual([]),
  );
  test.each(['09.00 uur', '09.00', '9', '9am', 'gesloten', '09:00 uur'])('%s is no time', (opens) =>
    expect(hours({ opens })).toEqual(['OpeningHoursSpecification.opens']),
  );

  const plain = (openingHours: string | readonly string[]) => invalid({ '@type': 'Bakery', openingHours }).recommended;
  test.each([
    ...[
      'Mo-Fr 09:00-17:00',
      'Mo,Tu,We,Th 09:00-12:00',
      'Mo-Su',
      'Tu,Th 16:00 – 20:00',
      'Sa 10:00-22:00; Su 10:00-21:00',
    ],
    ...['Monday-Friday 9:00-17:30', 'Mo-Fr 08:00-12:00, 13:00-17:00', '24/7', 'Su closed'],
  ])('%s are hours', (openingHours) => expect(plain(openingHours)).toEqual([]));
  test.each(['ma-vr 9-17', 'ma-vr 09:00-17:00', 'Mo-Fr 9-17', 'Mo-Fr 09.00 - 17.00 uur', 'dagelijks open'])(
    '%s are none',
    (openingHours) => expect(plain(['Mo 09:00-17:00', openingHours])).toEqual(['Bakery.openingHours']),
  );
});
