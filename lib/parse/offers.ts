import { type JsonLdNode, nodesOf, parseJsonLd, textOf } from './json-ld.ts';
import { cents } from './key-facts.ts';

const isProduct = ({ types }: JsonLdNode): boolean => types.includes('Product');

const productsIn = (jsonLd: readonly string[]): readonly JsonLdNode[] =>
  parseJsonLd(jsonLd)
    .subjects.flatMap((node) => [node, ...nodesOf(node, 'mainEntity')])
    .filter(isProduct);

/** Names of the products that JSON-LD is about, not of those it lists. */
export const productNames = (jsonLd: readonly string[]): readonly string[] =>
  [...new Set(productsIn(jsonLd).map((node) => textOf(node, 'name')))].filter((name) => name !== '');

/** Different prices in euros at which these are offered, in cents; ranges of prices are left out. */
export const offeredPrices = (jsonLd: readonly string[]): readonly number[] => {
  const offers = productsIn(jsonLd).flatMap((node) => nodesOf(node, 'offers'));
  const inEuros = offers.filter((offer) => ['', 'EUR'].includes(textOf(offer, 'priceCurrency').toUpperCase()));
  return [...new Set(inEuros.flatMap((offer) => cents(textOf(offer, 'price')) ?? []))];
};

/** Cents that stand apart, small and raised: `€ 49 95` is € 49,95. */
export const joinCents = (text: string): string =>
  text.replace(/((?:€|\bEUR)\s?\d{1,3}(?:\.?\d{3})*) (\d{2})(?![\d.,%])/gi, '$1,$2');

const PRICES = /(?:€|\bEUR)\s?\d[\d. ]*(?:,(?:\d{2}|-))?/gi;
/** Dutch VAT rates: shops show prices with or without. */
const RATES = [1, 1.21, 1 / 1.21, 1.09, 1 / 1.09];

/** One product with one price, and a text with prices of which none is it, with or without VAT. */
export const contradictsPrice = (jsonLd: readonly string[], text: string): boolean => {
  const prices = offeredPrices(jsonLd);
  const shown = [text, joinCents(text)]
    .flatMap((one) => one.match(PRICES) ?? [])
    .flatMap((price) => cents(price) ?? []);
  const [price] = prices;
  if (price === undefined || prices.length > 1 || productNames(jsonLd).length !== 1 || shown.length === 0) return false;
  return !shown.some((one) => RATES.some((rate) => Math.abs(one - price * rate) <= 1));
};
