import { defineCheck, toUnseen } from '../../check.ts';
import { isShadowTextUnread, withShadowText } from '../../parse/text/shadow-text.ts';
import { listStatedFacts } from '../../parse/text/stated-facts.ts';

/** Number of kinds of facts with which a page answers the usual questions. */
const ENOUGH = 3;

export const factsStated = defineCheck({
  id: 'facts-told',
  weight: 6,
  who: 'zelf',
  source: 'https://developers.google.com/search/docs/appearance/ai-features',
  // Kinds of page on which visitors, and assistants that answer for them, look for these facts.
  kinds: ['home', 'contact', 'product'],
  needs: ['page'],
  verdicts: { told: 'pass', some: 'warn', none: 'fail' },

  judge({ page }) {
    const items = listStatedFacts(withShadowText(page));
    const args = { count: items.length };
    if (items.length >= ENOUGH) return { code: 'told', args, items };
    if (isShadowTextUnread(page)) return toUnseen('hidden');
    if (page.text.truncated) return toUnseen('tooLarge');
    return items.length === 0 ? { code: 'none', args } : { code: 'some', args, items, credit: items.length / ENOUGH };
  },
});
