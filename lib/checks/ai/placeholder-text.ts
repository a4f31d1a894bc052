import { defineCheck } from '../../check.ts';
import { computeFillerCap, findFiller } from '../../parse/page-kind/filler.ts';
import { findUntouchedPage } from '../../parse/page-kind/untouched.ts';

/** Caps for a page with a little filler, and for one with nothing else. */
const LIMIT = { little: 85, all: 40 };

/**
 * Filler costs points in `leftover-test-content`; here it caps the pillar, lower the more filler there is, as it limits
 * what an assistant can do with the page.
 */
export const placeholderText = defineCheck({
  id: 'placeholder-text',
  weight: 0,
  who: 'zelf',
  cause: 'text-amount',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  needs: ['page'],
  verdicts: {
    own: 'info',
    filler: { verdict: 'info', cap: LIMIT.all },
    makers: { verdict: 'info', cap: LIMIT.all },
  },

  judge({ page }) {
    const untouched = findUntouchedPage(page);
    if (untouched !== null) return { code: 'makers', items: [untouched] };
    const filler = findFiller(page);
    if (filler === null) return { code: 'own' };
    return { code: 'filler', items: filler.found, cap: computeFillerCap(filler, LIMIT.little, LIMIT.all) };
  },
});
