import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORGANISATION_TYPES } from '../../lib/data/organisation-types.ts';
import { articleMarkup } from '../../lib/parse/article.ts';
import { entitiesIn, lackingIn } from '../../lib/parse/entity.ts';
import { contradictionsIn, impossibleIn } from '../../lib/parse/entity-agreement.ts';
import { contradictsPrice, offeredPrices, productNames } from '../../lib/parse/offers.ts';

const ld = (...nodes: readonly object[]): readonly string[] =>
  nodes.map((node) => JSON.stringify({ '@context': 'https://schema.org', ...node }));
const entities = (...nodes: readonly object[]) =>
  entitiesIn({ jsonLd: ld(...nodes), microdata: [] }, ORGANISATION_TYPES);

describe('organisations and persons', () => {
  test('with what identifies them', () =>
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

  test('by the numbers of ISO 6523 and a tax number of this country', () => {
    const [one, other] = entities(
      { '@type': 'Organization', name: 'A', iso6523Code: ['0060:1', '0106:123456780001'] },
      { '@type': 'Organization', name: 'B', iso6523Code: '9944:NL001234567B01', taxID: '12-34' },
    );
    expect([one?.kvk, one?.vat, other?.kvk, other?.vat]).toEqual(['12345678', '', '', 'NL001234567B01']);
  });

  test('lack what they lack', () =>
    expect(entities({ '@type': 'Person', name: 'Jan' }).map(lackingIn)).toEqual([
      ['url', 'logo / address / telephone', 'sameAs / identifier / vatID'],
    ]));

  test('of microdata, by type', () => {
    const type = 'http://schema.org/Dentist';
    const microdata = [
      { type, property: 'name', value: 'Tandarts' },
      { type: 'http://schema.org/Product', property: 'name', value: 'X' },
    ];
    expect(entitiesIn({ jsonLd: [], microdata }, ORGANISATION_TYPES)).toMatchObject([
      { type: 'Dentist', name: 'Tandarts' },
    ]);
  });

  test('any markup is read', () =>
    fc.assert(
      fc.property(fc.json(), (json) => {
        const found = entitiesIn({ jsonLd: [json], microdata: [] }, ORGANISATION_TYPES);
        contradictionsIn({ entities: found, siteName: 'x', host: 'voorbeeld.nl' });
        impossibleIn(found);
        articleMarkup([json], []);
        offeredPrices([json]);
        productNames([json]);
        contradictsPrice([json], '€ 12');
      }),
    ));
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
  ])('%j', (node, expected) => expect(articleMarkup(ld(node), [])).toMatchObject(expected));

  test('by meta elements where JSON-LD says nothing', () =>
    expect(
      articleMarkup(
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
  ])('%j', (offers, expected) => expect(offeredPrices(product(offers))).toEqual(expected));

  test('of products that are listed are not the page’s own', () =>
    expect(productNames(ld({ '@type': 'ItemList', itemListElement: [{ '@type': 'Product', name: 'X' }] }))).toEqual(
      [],
    ));
});
