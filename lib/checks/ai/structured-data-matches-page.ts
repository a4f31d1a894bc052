import { defineCheck, unseen } from '../../check.ts';
import { ORGANISATION_TYPES } from '../../data/organisation-types.ts';
import type { Facts } from '../../evidence.ts';
import { wordsOf } from '../../parse/coverage.ts';
import { entitiesIn } from '../../parse/entity.ts';
import { withoutLegalForm } from '../../parse/entity-agreement.ts';
import { hasPhone } from '../../parse/key-facts.ts';
import { amountsIn, contradictsPrice, offeredPrices, productNames } from '../../parse/offers.ts';

const SHARE = 0.9;

type Page = Facts['page'];
type Claim = readonly [value: string, isVisible: boolean];

/** What a visitor reads: the text, and names that stand in the title or in a logo's alt text. */
const readable = ({ text, head, images }: Page): string =>
  [text.body, ...head.titles, ...images.list.map(({ alt }) => alt ?? '')].join(' ');

const bare = (text: string): string => wordsOf(text).join('');

const claimsOf = (page: Page): readonly Claim[] => {
  const text = readable(page);
  const folded = bare(text);
  const stands = (value: string): Claim => [value, folded.includes(bare(withoutLegalForm(value)))];
  const entities = entitiesIn(page.structuredData, ORGANISATION_TYPES);
  const words = entities.flatMap(({ name, postcode, kvk, vat }) => [name, postcode, kvk, vat]);
  const names = [...words, ...productNames(page.structuredData.jsonLd)].filter((value) => bare(value) !== '');
  const phones = entities.map(({ telephone }) => telephone).filter((number) => number !== '');
  const prices = offeredPrices(page.structuredData.jsonLd);
  const shown = amountsIn(page.text.body);
  return [
    ...[...new Set(names)].map(stands),
    ...[...new Set(phones)].map((number): Claim => [number, hasPhone(page, number)]),
    ...prices.map((price): Claim => [String(price / 100), shown.has(price)]),
  ];
};

export const structuredDataMatchesPage = defineCheck({
  id: 'structured-data-matches-page',
  weight: 3,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  needs: ['page'],
  verdicts: { matches: 'pass', differs: 'warn', priceContradicts: 'fail', nothing: 'skip' },

  judge({ page }) {
    const claims = claimsOf(page);
    if (claims.length === 0) return { code: 'nothing' };
    if (page.document.translated) return unseen('hidden');

    const missing = claims.filter(([, isVisible]) => !isVisible).map(([value]) => value);
    const args = { count: claims.length, missing: missing.length };
    const { jsonLd } = page.structuredData;
    const isPriceMissing = offeredPrices(jsonLd).some((price) => missing.includes(String(price / 100)));
    if (isPriceMissing && contradictsPrice(jsonLd, page.text.content))
      return { code: 'priceContradicts', args, items: missing };
    const share = 1 - missing.length / claims.length;
    return share >= SHARE ? { code: 'matches', args, items: missing } : { code: 'differs', args, items: missing };
  },
});
