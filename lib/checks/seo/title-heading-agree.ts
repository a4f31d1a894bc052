import { defineCheck } from '../../check.ts';
import { contentWords, shareWord } from '../../parse/text/content-words.ts';

export const titleHeadingAgree = defineCheck({
  id: 'title-heading-agree',
  weight: 2,
  who: 'zelf',
  cause: 'title',
  effort: 1,
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: ['page'],
  verdicts: { agree: 'pass', differ: 'warn', absent: 'skip' },

  judge({ page }) {
    const title = page.head.titles[0] ?? '';
    const headings = page.headings.filter(({ level, visible }) => level === 1 && visible).map(({ text }) => text);
    const words = contentWords(title);
    const said = headings.flatMap(contentWords);
    if (words.length === 0 || said.length === 0) return { code: 'absent' };

    return { code: shareWord(words, said) ? 'agree' : 'differ', items: [title, ...headings] };
  },
});
