import { describe, expect, test } from 'vitest';
import { findInvalidFields } from '../../../lib/parse/structured-data/rich-result-values.ts';
import { collectSubjects, findMissingFields } from '../../../lib/parse/structured-data/rich-results.ts';
import { type Node, pathsIn, without } from '../../kit/nodes.ts';

/*
 * Nodes as sites publish them, with every field that Google's documentation names for their result, and those that its tables
 * require (developers.google.com/search/docs/appearance/structured-data/). A field that is left out is missed when it is
 * required, and not otherwise. `or` joins fields of which one is enough.
 */

const SITE = 'https://voorbeeld.nl';
const an = { '@type': 'Person', name: 'An Jansen', url: `${SITE}/leden/an` };
const shop = { '@type': 'Organization', name: 'Fietsen BV', sameAs: 'https://fietsen.voorbeeld.nl' };
const street = {
  '@type': 'PostalAddress',
  streetAddress: 'Dorpsstraat 1',
  addressLocality: 'Utrecht',
  addressCountry: 'NL',
};
const rated = { '@type': 'AggregateRating', ratingValue: '4.4', ratingCount: 89, reviewCount: 31, bestRating: 5 };

const RESULTS: readonly (readonly [page: string, node: Node, required: readonly string[]])[] = [
  [
    'article',
    {
      ...{ '@type': 'NewsArticle', headline: 'Markt verhuist', image: [`${SITE}/markt.jpg`], author: [an] },
      ...{ datePublished: '2026-01-05T08:00:00+01:00', dateModified: '2026-02-05T09:20:00+01:00' },
    },
    [],
  ],
  [
    'local-business',
    {
      ...{ '@type': 'TattooParlor', name: 'Inkt', address: street, telephone: '+31301234567', url: `${SITE}/` },
      ...{ priceRange: '€€', geo: { '@type': 'GeoCoordinates', latitude: 52.09083, longitude: 5.12222 } },
      openingHoursSpecification: { dayOfWeek: 'Monday', opens: '11:00', closes: '17:00' },
      ...{ aggregateRating: rated, menu: `${SITE}/menu` },
    },
    ['name', 'address'],
  ],
  [
    'event',
    {
      ...{
        '@type': 'MusicEvent',
        name: 'Jazz in het park',
        startDate: '2026-07-21T19:00+02:00',
        endDate: '2026-07-21T23:00+02:00',
      },
      ...{
        eventStatus: 'https://schema.org/EventScheduled',
        description: 'Een avond lang.',
        image: `${SITE}/jazz.jpg`,
      },
      location: { '@type': 'Place', name: 'Wilhelminapark', address: street },
      offers: {
        '@type': 'Offer',
        price: 30,
        priceCurrency: 'EUR',
        validFrom: '2026-05-01T12:00',
        availability: 'InStock',
      },
      ...{ performer: { '@type': 'PerformingGroup', name: 'Trio An' }, organizer: shop },
    },
    ['name', 'startDate', 'location', 'location.address'],
  ],
  [
    'faqpage',
    {
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Kan ik ruilen?', acceptedAnswer: { '@type': 'Answer', text: 'Dat kan.' } },
      ],
    },
    ['mainEntity', 'mainEntity.name', 'mainEntity.acceptedAnswer', 'mainEntity.acceptedAnswer.text'],
  ],
  [
    'qapage',
    {
      '@type': 'QAPage',
      mainEntity: {
        ...{
          '@type': 'Question',
          name: 'Hoeveel gram?',
          text: 'Hoeveel gram is een ons?',
          answerCount: 3,
          upvoteCount: 26,
        },
        ...{ datePublished: '2026-02-10T12:13:14Z', author: an },
        acceptedAnswer: {
          '@type': 'Answer',
          text: 'Honderd gram.',
          upvoteCount: 1337,
          url: `${SITE}/q1#a1`,
          author: an,
        },
      },
    },
    ['mainEntity', 'mainEntity.answerCount', 'mainEntity.acceptedAnswer', 'mainEntity.acceptedAnswer.text'],
  ],
  [
    'dataset',
    {
      ...{ '@type': 'Dataset', name: 'Stormen sinds 1950', url: `${SITE}/stormen`, keywords: ['storm'] },
      description: 'Alle stormen die het KNMI heeft gemeten, met hun duur, hun plaats en hun windkracht.',
      ...{ license: 'https://creativecommons.org/publicdomain/zero/1.0/', isAccessibleForFree: true, creator: shop },
      ...{ identifier: ['https://doi.org/10.1000/182'], temporalCoverage: '1950-01-01/2025-12-18', version: '3' },
    },
    ['name', 'description'],
  ],
  [
    'course',
    { '@type': 'Course', name: 'Fietsen maken', description: 'In tien lessen.', provider: shop },
    ['name', 'description'],
  ],
  [
    'profile-page',
    {
      ...{
        '@type': 'ProfilePage',
        dateCreated: '2024-12-23T12:34:00-05:00',
        dateModified: '2026-12-26T14:53:00-05:00',
      },
      mainEntity: {
        ...{ '@type': 'Person', name: 'An Jansen', identifier: '123475623', description: 'Maakt fietsen' },
        ...{ image: `${SITE}/an.jpg`, sameAs: ['https://an.voorbeeld.nl'] },
      },
    },
    ['mainEntity', 'mainEntity.name'],
  ],
  [
    'discussion-forum',
    {
      ...{ '@type': 'DiscussionForumPosting', headline: 'Lekke band', text: 'Alweer.', url: `${SITE}/t/1`, author: an },
      ...{ datePublished: '2026-03-01T08:34:34+02:00' },
      comment: [{ '@type': 'Comment', text: 'Hier ook.', author: an, datePublished: '2026-03-01T09:46:02+02:00' }],
    },
    ['author', 'author.name', 'datePublished', 'text', 'comment.author', 'comment.datePublished', 'comment.text'],
  ],
  [
    'movie',
    {
      ...{
        '@type': 'Movie',
        name: 'De fietser',
        image: `${SITE}/fietser.jpg`,
        dateCreated: '2024-10-05',
        url: `${SITE}/f`,
      },
      ...{ director: an, aggregateRating: rated },
    },
    ['name', 'image'],
  ],
  [
    'employer-rating',
    { ...rated, '@type': 'EmployerAggregateRating', itemReviewed: shop, worstRating: 1 },
    ['itemReviewed', 'itemReviewed.name', 'ratingValue', 'ratingCount or reviewCount'],
  ],
  [
    'product-variants',
    {
      ...{
        '@type': 'ProductGroup',
        name: 'Wollen jas',
        productGroupID: '44E01',
        variesBy: ['https://schema.org/size'],
      },
      ...{ description: 'Voor de winter.', brand: { '@type': 'Brand', name: 'Warm' }, material: 'wol' },
      hasVariant: [
        { '@type': 'Product', sku: '44E01-M', offers: { '@type': 'Offer', price: 39.99, priceCurrency: 'EUR' } },
      ],
    },
    ['name', 'hasVariant.offers.price'],
  ],
  [
    'software-app',
    {
      ...{
        '@type': 'MobileApplication',
        name: 'Fietspomp',
        operatingSystem: 'ANDROID',
        applicationCategory: 'GameApplication',
      },
      ...{ aggregateRating: rated, offers: { '@type': 'Offer', price: 1, priceCurrency: 'EUR' } },
    },
    ['name', 'offers', 'offers.price', 'aggregateRating'],
  ],
  [
    'vacation-rental',
    {
      ...{
        '@type': 'VacationRental',
        name: 'Huis aan zee',
        identifier: 'abc123',
        image: [`${SITE}/1.jpg`, `${SITE}/2.jpg`],
      },
      ...{
        latitude: '52.37403',
        longitude: '4.88969',
        address: street,
        description: 'Met uitzicht.',
        knowsLanguage: 'nl',
      },
      ...{ checkinTime: '15:00:00+02:00', checkoutTime: '11:00:00+02:00', aggregateRating: rated },
      containsPlace: {
        '@type': 'Accommodation',
        occupancy: { '@type': 'QuantitativeValue', value: 5 },
        numberOfBedrooms: 2,
      },
    },
    [
      'name',
      'identifier',
      'image',
      'latitude',
      'longitude',
      'containsPlace',
      'containsPlace.occupancy',
      'containsPlace.occupancy.value',
    ],
  ],
  [
    'image-license-metadata',
    {
      ...{ '@type': 'ImageObject', contentUrl: `${SITE}/zwart.jpg`, license: `${SITE}/licentie`, creditText: 'An' },
      ...{ acquireLicensePage: `${SITE}/gebruik`, creator: an, copyrightNotice: 'An Jansen' },
    },
    ['contentUrl', 'creator or creditText or copyrightNotice or license'],
  ],
  [
    'return-policy',
    {
      ...{ '@type': 'OnlineStore', name: 'Fietsen', url: `${SITE}/` },
      hasMerchantReturnPolicy: {
        ...{ '@type': 'MerchantReturnPolicy', applicableCountry: ['NL', 'BE'], merchantReturnDays: 60 },
        ...{ returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow', returnFees: 'FreeReturn' },
      },
    },
    ['hasMerchantReturnPolicy.applicableCountry', 'hasMerchantReturnPolicy.returnPolicyCategory'],
  ],
  [
    'loyalty-program',
    {
      ...{ '@type': 'Organization', name: 'Fietsen', url: `${SITE}/` },
      hasMemberProgram: {
        ...{ '@type': 'MemberProgram', name: 'Trap op', description: 'Punten per kilometer.', url: `${SITE}/leden` },
        hasTiers: [{ '@type': 'MemberProgramTier', '@id': '#goud', name: 'goud' }],
      },
    },
    ['hasMemberProgram.name', 'hasMemberProgram.description', 'hasMemberProgram.hasTiers'],
  ],
  [
    'paywalled-content',
    {
      ...{
        '@type': 'NewsArticle',
        headline: 'Achter slot',
        image: `${SITE}/a.jpg`,
        author: an,
        datePublished: '2026-02-05',
      },
      ...{ isAccessibleForFree: false, dateModified: '2026-02-06' },
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.slot' },
    },
    ['isAccessibleForFree', 'hasPart.isAccessibleForFree', 'hasPart.cssSelector'],
  ],
];

const subjects = (node: Node) =>
  collectSubjects({ jsonLd: [JSON.stringify({ '@context': 'https://schema.org', ...node })], annotated: [] });
const required = (node: Node): readonly string[] => findMissingFields(subjects(node)).required;
describe.each(RESULTS)('%s', (_, node, needed) => {
  test('has no faults as documented', () => {
    expect(findMissingFields(subjects(node))).toEqual({ required: [], recommended: [] });
    expect(findInvalidFields(subjects(node))).toEqual({ required: [], recommended: [] });
  });

  test.each(needed)('requires %s', (fields) => {
    const less = fields.split(' or ').reduce((rest, field) => without(rest, field.split('.')), node);
    const last = fields.split(' or ')[0]?.split('.').at(-1) ?? '';
    expect(required(less).join()).toContain(last);
  });

  const optional = pathsIn(node).filter((path) => !needed.some((fields) => `${fields}.`.startsWith(`${path}.`)));
  test.each([...new Set(optional)])('does not require %s', (path) =>
    expect(required(without(node, path.split('.')))).toEqual([]),
  );
});
