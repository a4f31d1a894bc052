import { defineCheck, unseen } from '../../check.ts';
import { everyKindBut } from '../../kinds.ts';
import { wordsOf } from '../../parse/text/coverage.ts';

const WORDS = { good: 150, little: 50 };

export const contentAmount = defineCheck({
  id: 'content-amount',
  weight: 3,
  who: 'zelf',
  cause: 'text-amount',
  effort: 3,
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  kinds: everyKindBut('contact', 'search', 'error'),
  needs: ['page'],
  verdicts: { enough: 'pass', little: 'warn', hardly: 'fail' },

  judge({ page }) {
    const count = wordsOf(page.text.main === '' ? page.text.content : page.text.main).length;
    // What stands in the shadow roots of components is not read here, and may be the whole page.
    if (count < WORDS.little && page.document.openShadowRoots > 0) return unseen('hidden');
    if (count < WORDS.little) return { code: 'hardly', args: { count } };
    return { code: count < WORDS.good ? 'little' : 'enough', args: { count } };
  },
});
