import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CORRECTIONS, VALIDATED_PARTS, VALIDATED_TYPES } from '../../../lib/data/structured-data/rich-results.ts';
import { findRichResultFaults } from '../../../lib/parse/structured-data/rich-result-faults.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();
const written = (nodes: readonly unknown[]): readonly string[] =>
  nodes.map((node) => JSON.stringify({ '@context': 'https://schema.org', ...(node as object) }));

/** `!` required, `?` recommended; missing unless `=` precedes it. */
const faults = async (...nodes: readonly unknown[]): Promise<readonly string[]> =>
  (await findRichResultFaults({ jsonLd: written(nodes), annotated: [] })).map(
    ({ field, fault, level }) => `${fault === 'invalid' ? '=' : ''}${field}${level === 'required' ? '!' : '?'}`,
  );

const OFFER = { '@type': 'Offer', price: '749.00', priceCurrency: 'EUR' };
const BIKE = { '@type': 'Product', name: 'Fiets', image: 'https://voorbeeld.nl/fiets.jpg', offers: OFFER };
const RATING = { '@type': 'AggregateRating', ratingValue: '4.5', reviewCount: '12' };
const REVIEW = {
  '@type': 'Review',
  author: { '@type': 'Person', name: 'An' },
  reviewRating: { '@type': 'Rating', ratingValue: 4 },
};
const crumb = (position: number, more: object) => ({ '@type': 'ListItem', position, ...more });
const CRUMBS = {
  '@type': 'BreadcrumbList',
  itemListElement: [crumb(1, { name: 'Start', item: 'https://voorbeeld.nl/' }), crumb(2, { name: 'Fietsen' })],
};
const JOB = {
  '@type': 'JobPosting',
  title: 'Monteur',
  description: 'U sleutelt.',
  datePosted: '2026-11-20T09:00:00+01:00',
  hiringOrganization: { '@type': 'Organization', name: 'Voorbeeld' },
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'NL' } },
};
const VIDEO = { '@type': 'VideoObject', name: 'Band plakken', thumbnailUrl: 'x', uploadDate: '2026-11-20' };
const RECIPE = { '@type': 'Recipe', name: 'Soep', image: 'x' };
const without = (node: object, field: string): object =>
  Object.fromEntries(Object.entries(node).filter(([name]) => name !== field));

describe('complete data has no faults', () => {
  test.each([
    ['a product', BIKE],
    ['a product with a free offer', { ...BIKE, offers: { ...OFFER, price: 0 } }],
    ['a product that is only rated', { '@type': 'Product', name: 'Fiets', aggregateRating: RATING }],
    ['several reviews', { ...BIKE, review: [REVIEW, { ...REVIEW, author: 'Bo' }] }],
    ['one of several prices', { ...BIKE, offers: without({ ...OFFER, priceSpecification: [OFFER, OFFER] }, 'price') }],
    ['a range of prices', { ...BIKE, offers: { '@type': 'AggregateOffer', lowPrice: 5, priceCurrency: 'EUR' } }],
    ['a rating of a business', { '@type': 'Bakery', name: 'x', aggregateRating: RATING }],
    ['breadcrumbs', CRUMBS],
    [
      'breadcrumbs that are pages',
      {
        ...CRUMBS,
        itemListElement: [1, 2].map((n) => crumb(n, { item: { '@id': 'https://voorbeeld.nl/', name: 'x' } })),
      },
    ],
    ['a job posting', JOB],
    ['a remote job within a country', { ...JOB, jobLocationType: 'TELECOMMUTE' }],
    ['a video', VIDEO],
    ['a recipe with several pictures', { ...RECIPE, image: [{ '@type': 'ImageObject' }, { '@type': 'ImageObject' }] }],
    ['a media object', { ...VIDEO, contentUrl: { '@type': 'MediaObject', url: 'https://voorbeeld.nl/a' } }],
    ['an organisation', { '@type': 'Corporation', name: 'Voorbeeld' }],
    [
      'products in a list',
      { '@type': 'ItemList', itemListElement: [crumb(1, { item: { '@type': 'Product', url: 'x' } })] },
    ],
    ['a product like this one', { ...BIKE, isSimilarTo: { '@type': 'Product' } }],
    ['a person', { '@type': 'Person' }],
    ['an offer without an item', { '@type': 'AggregateOffer' }],
  ])('%s', async (_, node) => expect(await faults(node)).toEqual([]));
});

describe('one fault', () => {
  test.each([
    ['name', without(BIKE, 'name'), ['Product.name!']],
    ['no offer, review or rating', without(BIKE, 'offers'), ['Product.aggregateRating / offers / review!']],
    ['image', without(BIKE, 'image'), ['Product.image?']],
    ['price', { ...BIKE, offers: without(OFFER, 'price') }, ['Offer.price / priceSpecification.price!']],
    ['price with a comma', { ...BIKE, offers: [OFFER, { ...OFFER, price: '749,00' }] }, ['=Offer.price!']],
    ['currency as a sign', { ...BIKE, offers: { ...OFFER, priceCurrency: '€' } }, ['=Offer.priceCurrency?']],
    ['end of the price', { ...BIKE, offers: { ...OFFER, priceValidUntil: '31-12-2026' } }, ['=Offer.priceValidUntil?']],
    [
      'lowest price',
      { ...BIKE, offers: { '@type': 'AggregateOffer', priceCurrency: 'EUR' } },
      ['AggregateOffer.lowPrice!'],
    ],
    ['rating', { ...BIKE, aggregateRating: without(RATING, 'ratingValue') }, ['AggregateRating.ratingValue!']],
    [
      'count',
      { ...BIKE, aggregateRating: without(RATING, 'reviewCount') },
      ['AggregateRating.ratingCount / reviewCount!'],
    ],
    [
      'a rating out of ten',
      { ...BIKE, aggregateRating: { ...RATING, ratingValue: '8.7' } },
      ['=AggregateRating.ratingValue!'],
    ],
    ['a rating without an item', RATING, ['AggregateRating.itemReviewed!']],
    [
      'a review without an item name',
      { ...REVIEW, itemReviewed: { '@type': 'Product' } },
      ['Review.itemReviewed.name!'],
    ],
    ['author', { ...BIKE, review: without(REVIEW, 'author') }, ['Review.author!']],
    ['verdict', { ...BIKE, review: without(REVIEW, 'reviewRating') }, ['Review.reviewRating!']],
    ['one breadcrumb', { ...CRUMBS, itemListElement: [crumb(1, { name: 'x' })] }, ['=BreadcrumbList.itemListElement?']],
    [
      'breadcrumb without a name',
      { ...CRUMBS, itemListElement: [CRUMBS.itemListElement[0], crumb(2, {})] },
      ['ListItem.name / item.name!'],
    ],
    [
      'breadcrumb with an incomplete address',
      { ...CRUMBS, itemListElement: [crumb(1, { name: 'x', item: '/x' }), crumb(2, { name: 'y' })] },
      ['=ListItem.item?'],
    ],
    ['no breadcrumbs', without(CRUMBS, 'itemListElement'), ['BreadcrumbList.itemListElement!']],
    ['title', without(JOB, 'title'), ['JobPosting.title!']],
    ['date in words', { ...JOB, datePosted: '20 november 2026' }, ['=JobPosting.datePosted!']],
    ['place', without(JOB, 'jobLocation'), ['JobPosting.jobLocation!']],
    [
      'country',
      { ...JOB, jobLocation: { address: { addressLocality: 'Utrecht' } } },
      ['JobPosting.jobLocation.address.addressCountry!'],
    ],
    [
      'where from home',
      { ...without(JOB, 'jobLocation'), jobLocationType: 'TELECOMMUTE' },
      ['JobPosting.applicantLocationRequirements!'],
    ],
    ['still', without(VIDEO, 'thumbnailUrl'), ['VideoObject.thumbnailUrl!']],
    ['length', { ...VIDEO, duration: '5 minuten' }, ['=VideoObject.duration?']],
    ['picture', without(RECIPE, 'image'), ['Recipe.image!']],
    ['portions', { ...RECIPE, nutrition: { calories: '270 kcal' } }, ['Recipe.recipeYield!']],
    ['name of an organisation', { '@type': 'Organization', url: 'x' }, ['Organization.name?']],
  ])('%s', async (_, node, expected) => expect(await faults(node)).toEqual(expected));
});

test('a part in another block is judged where it is referenced', async () => {
  const parts = [
    { ...BIKE, aggregateRating: { '@id': '#r' } },
    { ...RATING, '@id': '#r' },
  ];
  expect(await faults(...parts)).toEqual([]);
});

test('microdata is judged like JSON-LD', async () => {
  const annotated = written([without(BIKE, 'name')]);
  expect(await findRichResultFaults({ jsonLd: [], annotated })).toMatchObject([{ field: 'Product.name' }]);
  expect(await findRichResultFaults({ jsonLd: written([BIKE]), annotated })).toEqual([]);
});

test('every correction corrects a message that the validator still gives', async () => {
  const [one, several] = [
    { '@type': 'Product', name: 'x', offers: OFFER },
    { ...BIKE, review: [REVIEW, REVIEW] },
  ];
  const { default: Validator } = await import('@adobe/structured-data-validator');
  const said = async (type: string, node: object): Promise<string> =>
    JSON.stringify(await new Validator(null).validate({ jsonld: { [type]: [structuredClone(node)] } }));
  expect(await said('Product', one)).toContain('Required attribute \\"image\\" is missing');
  expect(await said('Product', one)).toContain('\\"isbn\\" on either product or all offers');
  expect(await said('Product', without(one, 'offers'))).toContain('Required attribute \\"offers\\" is missing');
  expect(await said('Product', several)).toContain('Invalid type for attribute \\"review\\"');
  expect(await said('Organization', { '@type': 'Organization' })).toContain('Required attribute \\"name\\" is missing');
  expect(CORRECTIONS).toHaveLength(5);
});

describe('hostile data', () => {
  const NAMES = [
    ...'name image offers review aggregateRating author reviewRating itemListElement item position price'.split(' '),
    ...'priceSpecification contentUrl embedUrl thumbnailUrl uploadDate duration jobLocation address'.split(' '),
    ...'jobLocationType nutrition calories itemReviewed ratingValue datePosted positiveNotes @id @list'.split(' '),
    ...'__proto__ constructor toString hasMerchantReturnPolicy mainEntity'.split(' '),
  ];
  const type = fc.constantFrom(
    ...VALIDATED_TYPES.keys(),
    ...VALIDATED_PARTS,
    'Thing',
    '__proto__',
    'constructor',
    'MerchantReturnPolicy',
  );
  const { node } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<unknown>('', ' ', 'x', '1,5', 0, -1, 7, true, null, 'data:x', 'https://[', '2026-13-01'),
      fc.array(tie('value'), { maxLength: 3 }),
      tie('node'),
    ),
    node: fc
      .tuple(
        fc.oneof(type, fc.array(type, { maxLength: 3 })),
        fc.array(fc.tuple(fc.constantFrom(...NAMES), tie('value'))),
      )
      .map(([types, entries]) => Object.fromEntries([['@type', types], ...entries])),
  }));

  test('yields an answer and does not pollute prototypes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(node, { maxLength: 3 }), async (nodes) => {
        for (const { field } of await findRichResultFaults({ jsonLd: written(nodes), annotated: written(nodes) })) {
          expect(field).toMatch(/^[A-Z][A-Za-z]+\.[A-Za-z0-9@.]+(?: \/ [A-Za-z0-9.]+)*$/);
        }
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns },
    );
  });

  test('may contain circular references many times over', async () => {
    const nodes = Array.from({ length: 200 }, (_, i) => ({
      '@type': ['Product', 'Review'][i % 2],
      '@id': `#${i}`,
      name: 'x',
      ...Object.fromEntries(NAMES.slice(0, 18).map((name, k) => [name, { '@id': `#${((i * 7 + k) % 199) + 1}` }])),
    }));
    expect(await faults(...nodes, { '@type': 'Product', offers: { '@id': '#1' } })).toContain('Product.name!');
  });
});
