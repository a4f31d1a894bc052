import { ENGLISH_AMOUNT, parseCents } from '../text/key-facts.ts';
import type { MarkedUp } from './entity.ts';
import { type JsonLdNode, listNodes, parseJsonLd, readText, toBareType } from './json-ld.ts';

const isProduct = ({ types }: JsonLdNode): boolean => types.includes('Product');

const findProducts = (jsonLd: readonly string[]): readonly JsonLdNode[] =>
  parseJsonLd(jsonLd)
    .subjects.flatMap((node) => [node, ...listNodes(node, 'mainEntity')])
    .filter(isProduct);

/** Names of the products that JSON-LD is about, not of those it lists. */
export const listProductNames = (jsonLd: readonly string[]): readonly string[] =>
  [...new Set(findProducts(jsonLd).map((node) => readText(node, 'name')))].filter((name) => name !== '');

/** Properties that identify a product (https://schema.org/Product); a manufacturer's number is the same in every shop. */
const KEYS = [
  'name',
  'sku',
  'mpn',
  'gtin',
  'gtin8',
  'gtin12',
  'gtin13',
  'gtin14',
  'isbn',
  'productID',
  'productGroupID',
];
const PRODUCTS_LOOKED_AT = 50;

const listGroups = (product: JsonLdNode): readonly string[] => [
  readText(product, 'inProductGroupWithID'),
  ...listNodes(product, 'isVariantOf').map((group) => readText(group, 'productGroupID')),
];

/** Types of schema.org that name a product. */
const PRODUCT_TYPES = ['Product', 'ProductGroup'];

/**
 * Identifiers of the products that structured data is about, as `name: value` in lower case: numbers, names, and the
 * group of which each is a variant. Two pages that share one of them show the same product.
 */
export const listProductKeys = (jsonLd: readonly string[]): readonly string[] => {
  const found = parseJsonLd(jsonLd)
    .subjects.flatMap((node) => [node, ...listNodes(node, 'mainEntity')])
    .filter(({ types }) => PRODUCT_TYPES.some((type) => types.includes(type)))
    .slice(0, PRODUCTS_LOOKED_AT);
  const all = found.flatMap((product) => [
    ...KEYS.map((key) => [key, readText(product, key)] as const),
    ...listGroups(product).map((group) => ['productGroupID', group] as const),
  ]);
  return [...new Set(all.flatMap(([key, value]) => (value === '' ? [] : `${key}: ${value.toLowerCase()}`)))];
};

/**
 * The same keys from microdata of a page that was fetched, not rendered: a flat list of properties, in which a product that is
 * merely listed looks like the page's own. So there are none unless all of them are about one product.
 */
export const listMicrodataProductKeys = (properties: MarkedUp['microdata']): readonly string[] => {
  const own = properties.filter(({ type, value }) => PRODUCT_TYPES.includes(toBareType(type)) && value.trim() !== '');
  if (own.filter(({ property }) => property === 'name').length !== 1) return [];
  const keys = own.filter(({ property }) => KEYS.includes(property));
  return [...new Set(keys.map(({ property, value }) => `${property}: ${value.trim().toLowerCase()}`))];
};

/** Distinct prices in euros at which these products are offered, in cents; price ranges are left out. */
export const listOfferedPrices = (jsonLd: readonly string[]): readonly number[] => {
  const offers = findProducts(jsonLd).flatMap((node) => listNodes(node, 'offers'));
  const inEuros = offers.filter((offer) => ['', 'EUR'].includes(readText(offer, 'priceCurrency').toUpperCase()));
  return [...new Set(inEuros.flatMap((offer) => parseCents(readText(offer, 'price')) ?? []))];
};

const WHOLE = String.raw`((?:€|\bEUR)\s?\d{1,3}(?:\.?\d{3}){0,3})`;
const APART = new RegExp(String.raw`${WHOLE},? (\d{2})(?![\d.,%])`, 'gi');
const ATTACHED = new RegExp(String.raw`${WHOLE}(\d{2})(?!\d|[.,][\d-])`, 'gi');

/**
 * The ways in which the prices of a text may be meant: `€ 49 95` is € 49,95, with its cents set apart, and so may
 * `€ 4995` be, with its cents small and raised right after it.
 */
const listReadings = (text: string): readonly string[] => [
  text,
  text.replace(APART, '$1,$2'),
  text.replace(ATTACHED, '$1,$2'),
];

const AMOUNTS = new RegExp(String.raw`${ENGLISH_AMOUNT}|\d[\d. ]*(?:[.,](?:\d{2}|\d(?!\d)|-))?`, 'g');
const PRICES = new RegExp(String.raw`(?:€|\bEUR)\s?(?:${ENGLISH_AMOUNT}|\d[\d. ]*(?:,(?:\d{2}|\d(?!\d)|-))?)`, 'gi');

/** Every amount of a text in cents, with or without a currency. */
export const findAmounts = (text: string): ReadonlySet<number | null> =>
  new Set(
    listReadings(text)
      .flatMap((one) => one.match(AMOUNTS) ?? [])
      .map(parseCents),
  );

/** Factors for the Dutch VAT rates: shops show prices with or without VAT. */
const RATES = [1, 1.21, 1 / 1.21, 1.09, 1 / 1.09];

/** Number of characters after a product's name in which its own price is expected. */
const NEAR = 400;
/** Words around amounts that are not the product's price: delivery, a discount, a deposit, a monthly payment. */
const OTHER_BEFORE =
  /(?:vanaf|verzend[a-z]{0,16}|bezorg[a-z]{0,16}|boven|korting|bespaar|borg|statiegeld|shipping|delivery|over|save|from)[^€.]{0,20}$/i;
const OTHER_AFTER =
  /^\s?(?:korting|miljoen|mln|miljard|million|per maand|p\/m|p\.m\.|\/\s?(?:mnd|maand|month)|per month|off\b|discount|verzend|bezorg)/i;

const findOwnPrices = (text: string): readonly number[] =>
  [...text.matchAll(PRICES)].flatMap(({ 0: price, index }) => {
    const isOther =
      OTHER_BEFORE.test(text.slice(Math.max(0, index - 40), index)) ||
      OTHER_AFTER.test(text.slice(index + price.length));
    return isOther ? [] : (parseCents(price) ?? []);
  });

/**
 * Whether markup has one product with one price, and none of the prices shown right after its name equals it, with or
 * without VAT.
 */
export const isPriceContradicted = (jsonLd: readonly string[], text: string): boolean => {
  const [prices, names] = [listOfferedPrices(jsonLd), listProductNames(jsonLd)];
  const [price] = prices;
  const [name = ''] = names;
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (price === undefined || prices.length > 1 || names.length !== 1 || at < 0) return false;

  const near = text.slice(at + name.length, at + name.length + NEAR);
  const shown = listReadings(near).flatMap(findOwnPrices);
  return shown.length > 0 && !shown.some((one) => RATES.some((rate) => Math.abs(one - price * rate) <= 1));
};
