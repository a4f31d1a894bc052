import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORGANISATION_TYPES } from '../../../lib/data/structured-data/organisation-types.ts';
import { readArticleMarkup } from '../../../lib/parse/structured-data/article.ts';
import { findEntities, listLacking } from '../../../lib/parse/structured-data/entity.ts';
import { findContradictions, findImpossible } from '../../../lib/parse/structured-data/entity-agreement.ts';
import { isPriceContradicted, listOfferedPrices, listProductNames } from '../../../lib/parse/structured-data/offers.ts';

const ld = (...nodes: readonly object[]): readonly string[] =>
  nodes.map((node) => JSON.stringify({ '@context': 'https://schema.org', ...node }));
const entities = (...nodes: readonly object[]) =>
  findEntities({ jsonLd: ld(...nodes), microdata: [] }, ORGANISATION_TYPES);

describe('organisations and persons', () => {
  test('are read with their identifiers', () =>
    expect(
      entities({
        '@type': ['Organization', 'Store'],
        legalName: 'Voorbeeld B.V.',
        '@id': 'https://voorbeeld.nl/#org',
        contactPoint: { '@type': 'ContactPoint', telephone: '030-1234567' },
        identifier: [{ '@type': 'PropertyValue', name: 'KvK-nummer', value: 12345678 }],
        address: { '@type': 'PostalAddress', postalCode: '3511 AB' },
        sameAs: 'https://www.linkedin.com/company/voorbeeld',
      })[0],
    ).toEqual({
      type: 'Organization',
      name: 'Voorbeeld B.V.',
      url: 'https://voorbeeld.nl/#org',
      telephone: '030-1234567',
      kvk: '12345678',
      vat: '',
      postcode: '3511 AB',
      hasLogo: false,
      hasAddress: true,
      sameAs: ['https://www.linkedin.com/company/voorbeeld'],
    }));

  test('are read with numbers of ISO 6523 and a Dutch tax number', () => {
    const [one, other] = entities(
      { '@type': 'Organization', name: 'A', iso6523Code: ['0060:1', '0106:123456780001'] },
      { '@type': 'Organization', name: 'B', iso6523Code: '9944:NL001234567B01', taxID: '12-34' },
    );
    expect([one?.kvk, one?.vat, other?.kvk, other?.vat]).toEqual(['12345678', '', '', 'NL001234567B01']);
  });

  test('report the fields that they lack', () =>
    expect(entities({ '@type': 'Person', name: 'Jan' }).map(listLacking)).toEqual([
      ['url', 'logo / address / telephone', 'sameAs / identifier / vatID'],
    ]));

  test('are read from microdata by type', () => {
    const type = 'http://schema.org/Dentist';
    const microdata = [
      { type, property: 'name', value: 'Tandarts' },
      { type: 'http://schema.org/Product', property: 'name', value: 'X' },
    ];
    expect(findEntities({ jsonLd: [], microdata }, ORGANISATION_TYPES)).toMatchObject([
      { type: 'Dentist', name: 'Tandarts' },
    ]);
  });

  test('any JSON without a type describes nothing', () =>
    fc.assert(
      fc.property(fc.json(), (json) => {
        const found = findEntities({ jsonLd: [json], microdata: [] }, ORGANISATION_TYPES);
        expect(found).toEqual([]);
        expect(findContradictions({ entities: found, siteName: 'x', host: 'voorbeeld.nl' })).toEqual([]);
        expect(findImpossible(found)).toEqual([]);
        expect(readArticleMarkup([json], [])).toEqual(readArticleMarkup([], []));
        expect(listOfferedPrices([json])).toEqual([]);
        expect(listProductNames([json])).toEqual([]);
        expect(isPriceContradicted([json], '€ 12')).toBe(false);
      }),
    ));

  test('with any values are read as texts', () => {
    const names = ['name', 'url', 'telephone', 'vatID', 'identifier', 'address', 'sameAs', 'logo', 'contactPoint'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (values) => {
        const found = entities({ '@type': 'Organization', ...values });
        expect(found).toHaveLength(1);
        for (const { type, hasLogo, hasAddress, sameAs, ...texts } of found) {
          expect([type, typeof hasLogo, typeof hasAddress]).toEqual(['Organization', 'boolean', 'boolean']);
          for (const text of [...Object.values(texts), ...sameAs]) expect(text).toBeTypeOf('string');
          expect(Object.keys(texts)).toHaveLength(6);
        }
      }),
    );
  });
});

describe('articles', () => {
  test.each([
    [
      { '@type': 'NewsArticle', author: [{ name: 'A' }, 'B'], datePublished: '2026-01-02' },
      { authors: ['A', 'B'], published: '2026-01-02' },
    ],
    [
      { '@type': 'BlogPosting', author: { '@type': 'Person', url: 'https://a.nl' } },
      { authors: [], published: '' },
    ],
    [
      { '@type': 'WebPage', author: 'X', datePublished: '2026-01-02' },
      { authors: [], published: '' },
    ],
  ])('%j', (node, expected) => expect(readArticleMarkup(ld(node), [])).toMatchObject(expected));

  test('are read from meta elements when JSON-LD has none', () =>
    expect(
      readArticleMarkup(
        [],
        [
          { name: 'author', property: '', content: 'Jan' },
          { name: '', property: 'article:published_time', content: '2026-01-02' },
        ],
      ),
    ).toEqual({ authors: ['Jan'], published: '2026-01-02', modified: '' }));
});

describe('offers', () => {
  const product = (offers: object | object[]) => ld({ '@type': 'Product', name: 'Fiets', offers });
  test.each([
    [{ price: '899.00', priceCurrency: 'EUR' }, [89_900]],
    [
      [{ price: 10 }, { price: '10,00' }, { price: 12 }],
      [1_000, 1_200],
    ],
    [{ price: '12', priceCurrency: 'USD' }, []],
    [{ '@type': 'AggregateOffer', lowPrice: 10, highPrice: 20 }, []],
  ])('%j', (offers, expected) => expect(listOfferedPrices(product(offers))).toEqual(expected));

  test('do not belong to the page when their products are listed', () =>
    expect(listProductNames(ld({ '@type': 'ItemList', itemListElement: [{ '@type': 'Product', name: 'X' }] }))).toEqual(
      [],
    ));
});

describe('markup of a number', () => {
  const of = (fields: object) => entities({ '@type': 'Organization', ...fields })[0];
  const identifier = (fields: object) => ({ identifier: { '@type': 'PropertyValue', value: '12345678', ...fields } });

  test.each([
    [identifier({ propertyID: 'KvK' }), '12345678'],
    [identifier({ name: 'Kamer van Koophandel' }), '12345678'],
    [identifier({ name: 'kamervankoophandel' }), '12345678'],
    [identifier({ name: 'Chamber of Commerce' }), '12345678'],
    [identifier({ name: 'chamberofcommerce' }), '12345678'],
    [identifier({ name: 'CoC' }), '12345678'],
    [identifier({ name: 'cocktail' }), ''],
    [identifier({ name: 'xkvk' }), ''],
    [identifier({ name: 'KvK-vestigingsnummer', value: '000012345678' }), '000012345678'],
    [
      { identifier: [...['KvK-vestigingsnummer', 'KvK'].map((name) => identifier({ name, value: name }).identifier)] },
      'KvK',
    ],
    [{ identifier: ['x', 'KvK 12345678'] }, '12345678'],
    [{ identifier: 12345678 }, '12345678'],
    [{ identifier: 'a12345678' }, ''],
    [{ identifier: '123456789' }, ''],
    [{ iso6523Code: '0106: 12345678' }, '12345678'],
    [{ iso6523Code: 'x0106:12345678' }, ''],
    [{ iso6523Code: '0106:123456789' }, ''],
    [{ iso6523Code: '0106:12345678x' }, ''],
  ])('%j: KvK %j', (fields, kvk) => expect(of(fields)?.kvk).toBe(kvk));

  test.each([
    [{ vatID: 'NL1' }, 'NL1'],
    [identifier({ name: 'btw-nummer', value: 'NL2' }), 'NL2'],
    [identifier({ propertyID: 'VAT', value: 'NL2' }), 'NL2'],
    [identifier({ name: 'vatican', value: 'NL2' }), ''],
    [identifier({ name: 'xbtw', value: 'NL2' }), ''],
    [{ iso6523Code: '9944: NL3' }, 'NL3'],
    [{ iso6523Code: '9944:NL 3' }, ''],
    [{ iso6523Code: 'x9944:NL3' }, ''],
    [{ taxID: 'nl4' }, 'nl4'],
    [{ taxID: 'xNL4' }, ''],
  ])('%j: VAT %j', (fields, vat) => expect(of(fields)?.vat).toBe(vat));

  test.each([
    [{ url: 'https://a.nl', '@id': 'https://b.nl' }, { url: 'https://a.nl' }],
    [{ '@id': 'http://b.nl' }, { url: 'http://b.nl' }],
    [{ '@id': '#http:' }, { url: '' }],
    [{ '@id': 'xhttps://b.nl' }, { url: '' }],
    [{ telephone: '1', contactPoint: { telephone: '2' } }, { telephone: '1' }],
    [{ contactPoint: [{ name: 'x' }, { telephone: '2' }] }, { telephone: '2' }],
    [{ logo: 'x' }, { hasLogo: true }],
    [{ image: 'x' }, { hasLogo: true }],
    [{ name: 'x' }, { hasLogo: false, hasAddress: false, postcode: '', telephone: '', sameAs: [] }],
    [{ address: 'Straat 1' }, { hasAddress: true, postcode: '' }],
    [{ sameAs: ['a', { '@id': 'b' }, '', { '@id': '' }] }, { sameAs: ['a', 'b'] }],
    [{ name: 'a', legalName: 'b' }, { name: 'a' }],
  ])('%j: %j', (fields, expected) => expect(of(fields)).toMatchObject(expected));
});

describe('microdata', () => {
  const property = (type: string, name: string, value = 'x') => ({ type, property: name, value });
  test('has no postcode when the page has several, since a flat list does not say whose each is', () => {
    const name = property('https://schema.org/Organization', 'name', 'A');
    const postcodes = ['3511 AB', '6711 AB'].map((code) =>
      property('https://schema.org/PostalAddress', 'postalCode', code),
    );
    const postcodeOf = (all: typeof postcodes) =>
      findEntities({ jsonLd: [], microdata: [name, ...all] }, ORGANISATION_TYPES)[0]?.postcode;
    expect(postcodeOf(postcodes)).toBe('');
    expect(postcodeOf([...postcodes.slice(0, 1), ...postcodes.slice(0, 1)])).toBe('3511 AB');
  });

  test('combines the properties of one type', () => {
    const microdata = [
      property('HTTPS://www.schema.org/Organization', 'legalName', 'A'),
      property('http://schema.org/Organization', 'url', 'https://a.nl'),
      property('Organization', 'telephone', '1'),
      property('Organization', 'vatID', 'NL1'),
      property('Organization', 'address'),
      property('Organization', 'image', 'i'),
      property('Organization', 'sameAs', 's'),
      property('https://schema.org/PostalAddress', 'postalCode', '3511 AB'),
      property('Thing', 'sameAs', 'andere'),
      property('x https://schema.org/Organization', 'name', 'andere'),
    ];
    expect(findEntities({ jsonLd: [], microdata }, ORGANISATION_TYPES)).toEqual([
      {
        type: 'Organization',
        name: 'A',
        url: 'https://a.nl',
        telephone: '1',
        kvk: '',
        vat: 'NL1',
        postcode: '3511 AB',
        hasLogo: true,
        hasAddress: true,
        sameAs: ['s'],
      },
    ]);
  });

  test('leaves absent properties empty', () =>
    expect(findEntities({ jsonLd: [], microdata: [property('Person', 'naam')] }, ORGANISATION_TYPES)).toEqual([
      {
        type: 'Person',
        name: '',
        url: '',
        telephone: '',
        kvk: '',
        vat: '',
        postcode: '',
        hasLogo: false,
        hasAddress: false,
        sameAs: [],
      },
    ]));
});

test.each([
  [{ name: 'a', url: 'https://a.nl', logo: 'x', sameAs: 'y' }, []],
  [{ url: 'https://a.nl', address: 'x', vatID: 'y' }, ['name']],
  [{ name: 'a', telephone: 'x', identifier: '12345678' }, ['url']],
  [{ name: 'a', url: 'https://a.nl', sameAs: 'y' }, ['logo / address / telephone']],
  [{ name: 'a', url: 'https://a.nl', logo: 'x' }, ['sameAs / identifier / vatID']],
])('%j lacks %j', (fields, lacking) =>
  expect(entities({ '@type': 'Organization', ...fields }).map(listLacking)).toEqual([lacking]),
);

test('one matching type among others is enough', () =>
  expect(entities({ '@type': ['Thing', 'Organization'], name: 'a' })).toMatchObject([{ type: 'Thing', name: 'a' }]));
