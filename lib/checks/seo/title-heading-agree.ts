import { defineCheck } from '../../check.ts';
import { hasSharedWord, listContentWords } from '../../parse/text/content-words.ts';

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
    const words = listContentWords(title);
    const said = headings.flatMap(listContentWords);
    if (words.length === 0 || said.length === 0) return { code: 'absent' };

    return { code: hasSharedWord(words, said) ? 'agree' : 'differ', items: [title, ...headings] };
  },
});
