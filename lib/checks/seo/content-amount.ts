import { defineCheck, toUnseen } from '../../check.ts';
import { listKindsBut } from '../../kinds.ts';
import { pickText, splitWords } from '../../parse/text/coverage.ts';
import { isShadowTextUnread } from '../../parse/text/shadow-text.ts';

const WORDS = { good: 150, little: 50 };

export const contentAmount = defineCheck({
  id: 'content-amount',
  weight: 3,
  who: 'zelf',
  cause: 'text-amount',
  effort: 3,
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  kinds: listKindsBut('contact', 'search', 'error'),
  needs: ['page'],
  verdicts: { enough: 'pass', little: 'warn', hardly: 'fail' },

  judge({ page }) {
    // Search engines read visible text in the shadow roots of components as part of the page.
    const count = splitWords(`${pickText(page.text)} ${page.text.shadow ?? ''}`).length;
    if (count < WORDS.little && isShadowTextUnread(page)) return toUnseen('hidden');
    if (count < WORDS.little) return { code: 'hardly', args: { count } };
    return { code: count < WORDS.good ? 'little' : 'enough', args: { count } };
  },
});
