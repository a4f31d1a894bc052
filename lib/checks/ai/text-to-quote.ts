import { defineCheck, unseen } from '../../check.ts';
import { everyKindBut } from '../../kinds.ts';
import { wordsOf } from '../../parse/coverage.ts';

/** Words from which a page says something, and from which it says enough to be quoted (`content-amount`). */
const WORDS = { little: 50, good: 150 };

/** The amount of text costs its points in `content-amount`; here it limits what an assistant can do with the page. */
export const textToQuote = defineCheck({
  id: 'text-to-quote',
  weight: 0,
  who: 'zelf',
  cause: 'text-amount',
  source: 'https://developers.google.com/search/docs/appearance/ai-features',
  kinds: everyKindBut('contact'),
  needs: ['page'],
  verdicts: {
    enough: 'info',
    little: 'info',
    hardly: { verdict: 'info', cap: 45 },
  },

  judge({ page }) {
    const count = wordsOf(page.text.main === '' ? page.text.content : page.text.main).length;
    // What stands in the shadow roots of components is not read here, and may be the whole page.
    if (count < WORDS.good && page.document.openShadowRoots > 0) return unseen('hidden');
    if (count < WORDS.little) return { code: 'hardly', args: { count } };
    return { code: count < WORDS.good ? 'little' : 'enough', args: { count } };
  },
});
