import { defineCheck, unseen } from '../../check.ts';
import { everyKindBut } from '../../kinds.ts';
import { wordsOf } from '../../parse/coverage.ts';

/** Words from which a page says a sentence, two, something, and enough to be quoted (`content-amount`). */
const WORDS = { sentence: 10, two: 25, little: 50, good: 150 };

/** The amount of text costs its points in `content-amount`; here it limits what an assistant can do with the page. */
export const textToQuote = defineCheck({
  id: 'text-to-quote',
  weight: 0,
  who: 'zelf',
  cause: 'text-amount',
  source: 'https://developers.google.com/search/docs/appearance/ai-features',
  kinds: everyKindBut('contact'),
  needs: ['page'],
  helps: ['kind'],
  verdicts: {
    enough: 'info',
    little: 'info',
    hardly: { verdict: 'info', cap: 45 },
    sentences: { verdict: 'info', cap: 35 },
    words: { verdict: 'info', cap: 25 },
    standIn: { verdict: 'info', cap: 20 },
  },

  judge({ page, kind }) {
    const count = wordsOf(page.text.main === '' ? page.text.content : page.text.main).length;
    // What stands in the shadow roots of components is not read here, and may be the whole page.
    if (count < WORDS.good && page.document.openShadowRoots > 0) return unseen('hidden');
    if (kind.seen && kind.value === 'standIn' && count < WORDS.little) return { code: 'standIn', args: { count } };
    if (count < WORDS.sentence) return { code: 'words', args: { count } };
    if (count < WORDS.two) return { code: 'sentences', args: { count } };
    if (count < WORDS.little) return { code: 'hardly', args: { count } };
    return { code: count < WORDS.good ? 'little' : 'enough', args: { count } };
  },
});
