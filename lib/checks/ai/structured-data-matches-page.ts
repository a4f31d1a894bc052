import { defineCheck, toUnseen } from '../../check.ts';
import { isPriceContradicted, listOfferedPrices } from '../../parse/structured-data/offers.ts';
import { listClaims } from './shared/page-claims.ts';

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
