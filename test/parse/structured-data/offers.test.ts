import { describe, expect, test } from 'vitest';
import {
  findAmounts,
  isPriceContradicted,
  listMicrodataProductKeys,
  listOfferedPrices,
  listProductNames,
} from '../../../lib/parse/structured-data/offers.ts';

const ld = (...nodes: readonly object[]): readonly string[] =>
  nodes.map((node) => JSON.stringify({ '@context': 'https://schema.org', ...node }));
const bike = (price: unknown, changes: object = {}): readonly string[] =>
  ld({ '@type': 'Product', name: 'Fiets', offers: { '@type': 'Offer', price, priceCurrency: 'EUR', ...changes } });
const contradicts = (text: string, jsonLd = bike('899.00')): boolean => isPriceContradicted(jsonLd, text);

test("the names of the page's own products are listed once each", () => {
  const about = { '@type': 'WebPage', mainEntity: { '@type': 'Product', name: 'Fiets' } };
  expect(listProductNames(ld(about, { '@type': 'Product', name: 'Fiets' }, { '@type': 'Product' }))).toEqual(['Fiets']);
  expect(listProductNames(ld({ '@type': 'Service', name: 'Fiets' }))).toEqual([]);
});

describe('keys of the product in the microdata of a fetched page', () => {
  const property = (name: string, value: string, type = 'https://schema.org/Product') => ({
    type,
    property: name,
    value,
  });

  test('are its name and numbers', () => {
    const own = [property('name', ' Fiets '), property('sku', 'AB-1'), property('color', 'rood')];
    const offer = property('price', '899', 'https://schema.org/Offer');
    expect(listMicrodataProductKeys([...own, offer])).toEqual(['name: fiets', 'sku: ab-1']);
  });

  test('are none when it lists several products, any of which may be the page of another', () => {
    expect(listMicrodataProductKeys([property('name', 'Fiets'), property('name', 'Bel')])).toEqual([]);
    expect(listMicrodataProductKeys([property('sku', 'AB-1')])).toEqual([]);
    expect(listMicrodataProductKeys([property('name', 'Jan', 'https://schema.org/Person')])).toEqual([]);
  });
});

test.each([
  [{ priceCurrency: 'eur' }, [89_900]],
  [{ priceCurrency: '' }, [89_900]],
  [{ priceCurrency: 'GBP' }, []],
])('prices in %j: %j', (changes, prices) => expect(listOfferedPrices(bike('899', changes))).toEqual(prices));

test.each([
  ['€ 49 95', [4_995]],
  ['EUR 1.049 95', [104_995]],
  ['12,50 of 12.5', [1_250]],
  ['€ 12,5', [1_250]],
  // Cents that are small and raised stand right after the euros in the text.
  ['€ 4995', [4_995, 499_500]],
  ['€1.29995', [129_995]],
  ['1.299,-', [129_900]],
])('the amounts in %s include %j', (text, amounts) => {
  for (const amount of amounts) expect(findAmounts(text).has(amount)).toBe(true);
});

describe("a page's own price", () => {
  test.each([
    'Fiets € 899',
    'Fiets voor € 899,00',
    'FIETS € 899,-',
    'Fiets € 742,98 excl. btw',
    'Fiets € 1.087,79 incl. btw',
    'Fiets € 824,77',
    'Fiets € 979,91',
    'Fiets € 899,01',
    'Fiets, nu € 999, was € 899',
    'Fiets € 89900',
    'Fiets €899, 00',
    'Fiets, € 3,5 miljoen keer verkocht',
    'Fiets zonder prijs',
    'Bakfiets € 100',
    'Zonder naam € 100',
  ])('is not contradicted by %s', (text) => expect(contradicts(text.replace('Bakfiets', 'Bakvorm'))).toBe(false));

  test.each([
    'Fiets € 799',
    'Fiets EUR 799,00',
    'Fiets: €799,-',
    'Fiets € 898,98',
    'Fiets € 49 95',
    'Fiets € 1.049 95',
    'Fiets € 104995',
    'Fiets € 899,5',
  ])('is contradicted by %s', (text) => expect(contradicts(text)).toBe(true));

  const BEFORE = [
    'vanaf',
    'verzending',
    'bezorgkosten',
    'boven',
    'korting',
    'bespaar',
    'borg',
    'statiegeld',
    'shipping',
    'delivery',
    'over',
    'save',
    'from',
  ];
  test.each(BEFORE)('is not the amount after %s', (word) => expect(contradicts(`Fiets ${word} € 12`)).toBe(false));
  test.each(['verzonden.', 'vanaf morgen ruim in de winkel te zien,'])('may follow %s', (word) =>
    expect(contradicts(`Fiets ${word} € 12`)).toBe(true),
  );

  const AFTER = [
    ' korting',
    ' per maand',
    ' p/m',
    ' p.m.',
    ' /mnd',
    '/ maand',
    ' /month',
    ' per month',
    ' off',
    ' discount',
    ' verzendkosten',
    ' bezorging',
  ];
  test.each(AFTER)('is not the amount before%s', (word) => expect(contradicts(`Fiets € 12${word}`)).toBe(false));
  test.each([' offerte', ' met korting', ' in de maand'])('may precede%s', (word) =>
    expect(contradicts(`Fiets € 12${word}`)).toBe(true),
  );

  test('is near the name', () => {
    expect(contradicts(`Fiets ${'x'.repeat(390)} € 12`)).toBe(true);
    expect(contradicts(`Fiets ${'x'.repeat(400)} € 12`)).toBe(false);
    expect(contradicts('€ 12 Fiets')).toBe(false);
  });

  test('is known only for one product with one price', () => {
    const offer = (price: number) => ({ '@type': 'Offer', price });
    expect(contradicts('Fiets € 12', ld({ '@type': 'Product', name: 'Fiets', offers: [offer(10), offer(11)] }))).toBe(
      false,
    );
    expect(contradicts('Fiets € 12', ld({ '@type': 'Product', name: 'Fiets' }))).toBe(false);
    const two = ld({ '@type': 'Product', name: 'Fiets', offers: offer(10) }, { '@type': 'Product', name: 'Bel' });
    expect(contradicts('Fiets € 12', two)).toBe(false);
  });
});
