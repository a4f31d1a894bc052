import { defineCheck, toUnseen } from '../../check.ts';
import { isShadowTextUnread, withShadowText } from '../../parse/text/shadow-text.ts';
import { hasAuthorOrPublisher, hasPublicationDate, isMarked, isSayingWhat } from './shared/attribution.ts';

/** The properties of a text that an assistant needs before it passes the text on: author, date, subject, and markup. */
export const contentAttributed = defineCheck({
  id: 'content-attributed',
  weight: 4,
  who: 'zelf',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content#ask-yourself-who-how-why',
  // Articles, home pages and products have checks of their own (author-visible, dates-consistent, facts-told).
  kinds: ['content', 'docs'],
  needs: ['page'],
  verdicts: { attributed: 'pass', partly: 'warn', nothing: 'fail' },

  judge({ page }) {
    const whole = withShadowText(page);
    const attribution = {
      who: hasAuthorOrPublisher(page),
      when: hasPublicationDate(whole),
      what: isSayingWhat(page),
      marked: isMarked(page),
    };
    const count = Object.values(attribution).filter(Boolean).length;
    if (count === 4) return { code: 'attributed' };
    if (isShadowTextUnread(page)) return toUnseen('hidden');
    if (page.text.truncated || page.structuredData.truncated) return toUnseen('tooLarge');
    const args = Object.fromEntries(Object.entries(attribution).map(([name, is]) => [name, is ? 1 : 0]));
    return count === 0 ? { code: 'nothing', args } : { code: 'partly', args, credit: count / 4 };
  },
});
