import { defineCheck, toUnseen } from '../../check.ts';
import { ORGANISATION_TYPES } from '../../data/structured-data/organisation-types.ts';
import type { Facts } from '../../evidence.ts';
import { findEntities } from '../../parse/structured-data/entity.ts';
import { withoutLegalForm } from '../../parse/structured-data/entity-agreement.ts';
import {
  findAmounts,
  isPriceContradicted,
  listOfferedPrices,
  listProductNames,
} from '../../parse/structured-data/offers.ts';
import { splitWords } from '../../parse/text/coverage.ts';
import { hasPhone } from '../../parse/text/key-facts.ts';

/** Maximum number of claims looked up in the page: no honest page makes more, and each requires a search of its text. */
const MAX = { names: 200, phones: 50 };

type Page = Facts['page'];
/** A value in the markup, and whether it is visible to visitors. */
type Claim = readonly [value: string, isVisible: boolean];

/** The text that visitors can read, including names in the title or in a logo's alt text. */
const joinReadable = ({ text, head, images }: Page): string =>
  [text.body, ...head.titles, ...images.list.map(({ alt }) => alt ?? '')].join(' ');

const toBareText = (text: string): string => splitWords(text).join('');

/** Names, numbers and prices in the structured data, and whether the page shows each of them to visitors too. */
const listClaims = (page: Page): readonly Claim[] => {
  const text = joinReadable(page);
  const folded = toBareText(text);
  const toClaim = (value: string): Claim => [value, folded.includes(toBareText(withoutLegalForm(value)))];
  const entities = findEntities(page.structuredData, ORGANISATION_TYPES);
  const words = entities.flatMap(({ name, postcode, kvk, vat }) => [name, postcode, kvk, vat]);
  const names = [...words, ...listProductNames(page.structuredData.jsonLd)].filter((value) => toBareText(value) !== '');
  const phones = entities.map(({ telephone }) => telephone).filter((number) => number !== '');
  const prices = listOfferedPrices(page.structuredData.jsonLd);
  const shown = findAmounts(page.text.body);
  return [
    ...[...new Set(names)].slice(0, MAX.names).map(toClaim),
    ...[...new Set(phones)].slice(0, MAX.phones).map((number): Claim => [number, hasPhone(page, number)]),
    ...prices.map((price): Claim => [String(price / 100), shown.has(price)]),
  ];
};

const SHARE = 0.9;

export const structuredDataMatchesPage = defineCheck({
  id: 'structured-data-matches-page',
  weight: 3,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  needs: ['page'],
  verdicts: { matches: 'pass', differs: 'warn', priceContradicts: 'fail', nothing: 'skip' },

  judge({ page }) {
    const claims = listClaims(page);
    if (claims.length === 0) return { code: 'nothing' };
    if (page.document.translated) return toUnseen('hidden');

    const missing = claims.filter(([, isVisible]) => !isVisible).map(([value]) => value);
    const args = { count: claims.length, missing: missing.length };
    const { jsonLd } = page.structuredData;
    const lost = new Set(missing);
    const isPriceMissing = listOfferedPrices(jsonLd).some((price) => lost.has(String(price / 100)));
    if (isPriceMissing && isPriceContradicted(jsonLd, page.text.content))
      return { code: 'priceContradicts', args, items: missing };
    const share = 1 - missing.length / claims.length;
    return share >= SHARE ? { code: 'matches', args, items: missing } : { code: 'differs', args, items: missing };
  },
});
