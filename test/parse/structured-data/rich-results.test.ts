import { describe, expect, test } from 'vitest';
import { collectSubjects, findMissingFields } from '../../../lib/parse/structured-data/rich-results.ts';

const written = (...nodes: readonly object[]): readonly string[] =>
  nodes.map((node) => JSON.stringify({ '@context': 'https://schema.org', ...node }));
const missing = (...nodes: readonly object[]) =>
  findMissingFields(collectSubjects({ jsonLd: written(...nodes), annotated: [] }));
const COMMENT = { '@type': 'Comment', author: { name: 'x' }, datePublished: '2026-01-01', text: 'x' };
const POST = { ...COMMENT, '@type': 'DiscussionForumPosting', author: { name: 'x', url: 'x' }, url: 'x' };
const QUIZ = { '@type': 'Quiz', about: 'x', educationalAlignment: 'x' };
const QUESTION = { '@type': 'Question', text: 'x', acceptedAnswer: { text: 'x' }, eduQuestionType: 'Flashcard' };
const GROUP = { '@type': 'ProductGroup', name: 'x', productGroupID: 1, variesBy: 'x' };
const EVENT = { '@type': 'Event', name: 'x', startDate: 'x', description: 'x', image: 'x' };

test('one location with an address is enough', () => {
  const location = [
    { '@type': 'Place', name: 'x' },
    { '@type': 'Place', address: 'Dorpsstraat 1' },
  ];
  expect(missing({ ...EVENT, location })).toMatchObject({ required: [] });
});

describe('findMissingFields', () => {
  test.each([
    [
      'a complete article',
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
      'an event without place',
      { ...EVENT, '@type': 'MusicEvent' },
      ['MusicEvent.location', 'MusicEvent.location.address / location.url'],
      [],
    ],
    [
      'an event whose place has no address',
      { ...EVENT, location: { '@type': 'Place', name: 'x' } },
      ['Event.location.address / location.url'],
      [],
    ],
    ['a place in plain text', { ...EVENT, location: 'Utrecht' }, [], []],
    ['tickets without a price', { ...EVENT, location: 'Utrecht', offers: { '@type': 'Offer', url: 'x' } }, [], []],
    ['a local business', { '@type': 'Bakery', name: 'x', address: 'x', telephone: 'x', openingHours: 'x' }, [], []],
    ['an event as the main entity of a page', { '@type': 'WebPage', mainEntity: { '@type': 'Event' } }, 4, 2],
    ['an event in a list', { '@type': 'ItemList', itemListElement: [{ '@type': 'Event' }] }, [], []],
    ['a type that the validator checks', { '@type': 'Product' }, [], []],
    [
      'an offer without a currency',
      { '@type': 'Product', offers: { '@type': 'Offer', price: '12.00' } },
      [],
      ['Product.offers.priceCurrency / offers.priceSpecification.priceCurrency'],
    ],
    ['an offer in euros', { '@type': 'Product', offers: { price: '12.00', priceCurrency: 'EUR' } }, [], []],
    [
      'an offer with a price specification',
      { '@type': 'Product', offers: { priceSpecification: { price: 1, priceCurrency: 'EUR' } } },
      [],
      [],
    ],
    [
      'variants whose offers have no price',
      { '@type': 'ProductGroup', name: 'x', productGroupID: 1, variesBy: 'x', hasVariant: { offers: { url: 'x' } } },
      1,
      1,
    ],
    [
      'variants that have pages of their own',
      { '@type': 'ProductGroup', name: 'x', productGroupID: 1, variesBy: 'x', hasVariant: { url: 'x' } },
      [],
      [],
    ],
    [
      'a thread whose second comment has no author',
      { ...POST, comment: [COMMENT, { ...COMMENT, author: undefined }] },
      ['DiscussionForumPosting.comment.author'],
      [],
    ],
    ['a thread whose comments are elsewhere', { ...POST, comment: [COMMENT, { '@id': '#twee' }, 'x'] }, [], []],
    [
      'a quiz whose second question has no answer',
      { ...QUIZ, hasPart: [QUESTION, { ...QUESTION, acceptedAnswer: undefined }] },
      ['Quiz.hasPart.acceptedAnswer'],
      [],
    ],
    ['a quiz without questions', { ...QUIZ, hasPart: undefined }, ['Quiz.hasPart'], []],
    [
      'a variant without a price beside one with',
      { ...GROUP, hasVariant: [{ offers: { price: 1, priceCurrency: 'EUR' } }, { offers: { priceCurrency: 'EUR' } }] },
      1,
      [],
    ],
    [
      'a variant that has a page of its own beside one with a price',
      { ...GROUP, hasVariant: [{ offers: { price: 1, priceCurrency: 'EUR' } }, { url: 'x' }] },
      [],
      [],
    ],
    // Results that Google retired in 2025: there is nothing left to require.
    ['a fact check', { '@type': 'ClaimReview', claimReviewed: 'x' }, [], []],
    ['a book that can be bought', { '@type': 'Book', name: 'x', workExample: { '@type': 'Book' } }, [], []],
    [
      'a course with a date',
      { '@type': 'Course', name: 'x', description: 'x', provider: 'x', hasCourseInstance: { startDate: '2027-01-01' } },
      [],
      [],
    ],
    ['any other type', { '@type': 'Person' }, [], []],
  ])('%s', (_, node, required, recommended) => {
    const found = missing(node);
    const textOf = (list: readonly string[], expected: number | readonly string[]) =>
      typeof expected === 'number' ? list.length : list;
    expect([textOf(found.required, required), textOf(found.recommended, recommended)]).toEqual([required, recommended]);
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

test("a type in JSON-LD is not judged again in a theme's markup", () => {
  const types = (jsonLd: readonly object[], annotated: readonly object[]) =>
    collectSubjects({ jsonLd: written(...jsonLd), annotated: written(...annotated) }).map((node) => node.types[0]);
  expect(types([{ '@type': 'Article' }], [{ '@type': 'BlogPosting' }, { '@type': 'Product' }])).toEqual([
    'Article',
    'Product',
  ]);
  expect(types([{ '@type': 'OnlineStore' }], [{ '@type': 'Organization' }])).toEqual(['OnlineStore']);
  expect(types([], [{ '@type': 'Product' }, { '@type': 'Product' }])).toEqual(['Product', 'Product']);
});
