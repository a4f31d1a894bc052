import { defineCheck } from '../../check.ts';
import { FILLER_WORDS, SAMPLE_TEXTS } from '../../data/page-kinds/leftovers.ts';
import { textThere, wordsOf } from '../../parse/text/coverage.ts';
import { withoutCode } from '../../parse/text/plain-text.ts';

/** What a page with a little filler is limited to, what one of nothing else, and the share from which it is that. */
const LIMIT = { little: 85, all: 40, whole: 0.5 };

const shareOf = (words: readonly string[]): number =>
  words.length === 0 ? 0 : words.filter((word) => FILLER_WORDS.has(word)).length / words.length;

/** Filler costs its points in `leftover-test-content`; here it limits what an assistant can do with the page, the more the more there is. */
export const placeholderText = defineCheck({
  id: 'placeholder-text',
  weight: 0,
  who: 'zelf',
  cause: 'text-amount',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  needs: ['page'],
  verdicts: { own: 'info', filler: { verdict: 'info', cap: 40 } },

  judge({ page }) {
    const { body, code } = page.text;
    const found = SAMPLE_TEXTS.flatMap(({ pattern }) => pattern.exec(withoutCode(body, code))?.[0] ?? []);
    if (found.length === 0) return { code: 'own' };
    const share = Math.min(1, shareOf(wordsOf(textThere(page.text))) / LIMIT.whole);
    const cap = Math.round(LIMIT.little - (LIMIT.little - LIMIT.all) * share);
    return { code: 'filler', items: [...new Set(found)], cap };
  },
});
