import { defineCheck } from '../../check.ts';
import { decideVerdict } from './shared/axe-verdict.ts';

/** The title costs points in `seo`; but a page without language and title is inaccessible to a screen reader from the start. */
export const pageTitle = defineCheck({
  id: 'page-title',
  weight: 0,
  who: 'zelf',
  cause: 'title',
  effort: 1,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/page-titled.html',
  needs: ['axe'],
  verdicts: { clean: 'pass', untitled: 'info', anonymous: { verdict: 'info', cap: 69 }, absent: 'skip' },

  judge({ axe }) {
    const title = decideVerdict('page-title', axe);
    if ('unseen' in title) return title;
    if (title.code !== 'violated') return { code: title.code === 'clean' ? 'clean' : 'absent' };
    const language = axe.rules.find(({ id }) => id === 'html-has-lang');
    return { code: (language?.violating ?? 0) > 0 ? 'anonymous' : 'untitled' };
  },
});
