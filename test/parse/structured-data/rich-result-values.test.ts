import { describe, expect, test } from 'vitest';
import { findInvalidFields } from '../../../lib/parse/structured-data/rich-result-values.ts';
import { collectSubjects, findMissingFields } from '../../../lib/parse/structured-data/rich-results.ts';

const subjects = (node: object) =>
  collectSubjects({ jsonLd: [JSON.stringify({ '@context': 'https://schema.org', ...node })], annotated: [] });
const invalid = (node: object) => findInvalidFields(subjects(node));
const NONE = { required: [], recommended: [] };

const EVENT = { '@type': 'Event', name: 'x', location: 'Utrecht' };

describe('dates by ISO 8601', () => {
  test.each([
    ...['2026-05-01', '2026-05-01T19:00', '2026-05-01T19:00:00+02:00', '2026-05-01T19:00:00.000Z', '2026-05-01T19+02'],
    ...['20260501', '20260501T190000Z', '2026', '2026-05', '2026-05-01 19:00', '2026-05-01T19:00:00+0200'],
  ])('%s is one', (startDate) => expect(invalid({ ...EVENT, startDate }).required).toEqual([]));
  test.each([
    '1 mei 2026',
    '01-05-2026',
    '2026-13-01',
    '20261301',
    '05/01/2026',
    'morgen',
    '2026-05-01T',
    'May 1, 2026',
  ])('%s is none', (startDate) => expect(invalid({ ...EVENT, startDate }).required).toEqual(['Event.startDate']));
  test('of a field that is merely recommended', () =>
    expect(invalid({ '@type': 'Article', datePublished: 'gisteren' })).toEqual({
      required: [],
      recommended: ['Article.datePublished'],
    }));
  test('of a comment, where Google asks it', () =>
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

test('a thing in a circle is looked at once', () => {
  const node = { '@type': 'Article', '@id': '#a', datePublished: 'x', isPartOf: { '@id': '#a' } };
  expect(invalid(node).recommended).toEqual(['Article.datePublished']);
});

/** For each result of Google's documentation one that is whole and, by leaving a field out, one that is not. */
const WHOLE: readonly (readonly [page: string, whole: object, leave: string])[] = [
  [
    'faqpage',
    {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'x', acceptedAnswer: { '@type': 'Answer', text: 'x' } }],
    },
    'mainEntity',
  ],
  [
    'qapage',
    {
      '@type': 'QAPage',
      mainEntity: {
        ...{ '@type': 'Question', name: 'x', text: 'x', answerCount: 1, author: 'x', dateCreated: '2026-01-01' },
        suggestedAnswer: { '@type': 'Answer', text: 'x' },
      },
    },
    'mainEntity',
  ],
  [
    'dataset',
    { '@type': 'Dataset', name: 'x', description: 'x'.repeat(60), creator: 'x', license: 'x', url: 'x' },
    'description',
  ],
  ['course', { '@type': 'Course', name: 'x', description: 'x', provider: 'x' }, 'description'],
  [
    'profile-page',
    { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'x', image: 'x', sameAs: 'x' } },
    'mainEntity',
  ],
  [
    'discussion-forum',
    {
      '@type': 'DiscussionForumPosting',
      author: { '@type': 'Person', name: 'x', url: 'x' },
      datePublished: '2026-01-01',
      text: 'x',
      url: 'x',
    },
    'datePublished',
  ],
  ['movie', { '@type': 'Movie', name: 'x', image: 'x', dateCreated: '2026', director: 'x' }, 'image'],
  [
    'employer-rating',
    {
      '@type': 'EmployerAggregateRating',
      itemReviewed: { '@type': 'Organization', name: 'x' },
      ratingValue: 4,
      ratingCount: 3,
    },
    'itemReviewed',
  ],
  [
    'product-variants',
    { '@type': 'ProductGroup', name: 'x', hasVariant: { '@type': 'Product' }, productGroupID: 'x', variesBy: 'x' },
    'name',
  ],
  [
    'software-app',
    {
      ...{
        '@type': 'WebApplication',
        name: 'x',
        offers: { '@type': 'Offer', price: 0 },
        applicationCategory: 'x',
        operatingSystem: 'x',
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 3 },
    },
    'aggregateRating',
  ],
  [
    'local-business',
    { '@type': 'TattooParlor', name: 'x', address: 'x', telephone: 'x', openingHours: 'x' },
    'address',
  ],
  ['event', { ...EVENT, startDate: '2026-01-01', description: 'x', image: 'x' }, 'startDate'],
  [
    'vacation-rental',
    {
      ...{ '@type': 'VacationRental', name: 'x', identifier: 'x', image: 'x', latitude: 52.1, longitude: 5.1 },
      ...{ address: 'x', aggregateRating: 'x', checkinTime: 'x', checkoutTime: 'x', description: 'x' },
      containsPlace: { '@type': 'Accommodation', occupancy: { '@type': 'QuantitativeValue', value: 4 } },
    },
    'containsPlace',
  ],
  [
    'factcheck',
    {
      '@type': 'ClaimReview',
      claimReviewed: 'x',
      url: 'x',
      author: 'x',
      itemReviewed: 'x',
      reviewRating: { '@type': 'Rating', alternateName: 'x' },
    },
    'url',
  ],
  [
    'image-license-metadata',
    { '@type': 'ImageObject', contentUrl: 'x', license: 'x', acquireLicensePage: 'x' },
    'contentUrl',
  ],
  [
    'return-policy',
    { '@type': 'OnlineStore', hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', merchantReturnLink: 'x' } },
    '',
  ],
];

describe('each result that Google documents', () => {
  test.each(WHOLE)('%s', (_, whole, leave) => {
    expect({ ...findMissingFields(subjects(whole)), invalid: invalid(whole) }).toEqual({ ...NONE, invalid: NONE });
    if (leave === '') return;
    const less = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== leave));
    expect(findMissingFields(subjects(less)).required.join()).toContain(leave);
  });

  test('a picture without rights, a book without editions and a shop without a policy claim nothing', () => {
    for (const node of [
      { '@type': 'ImageObject', url: 'x' },
      { '@type': 'Book', name: 'x' },
      { '@type': 'OnlineStore' },
    ])
      expect(findMissingFields(subjects(node))).toEqual(NONE);
  });
});
