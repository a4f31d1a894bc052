import { defineCheck } from '../../check.ts';
import { compareHeads, type Difference, type HeadPart } from '../../parse/html/head-difference.ts';

/** Parts that determine whether a search engine indexes the page, and under which address. */
const DECISIVE: readonly HeadPart[] = ['canonical', 'robots'];
/** Parts that the browser's translation rewrites. */
const TRANSLATED: readonly HeadPart[] = ['title', 'lang'];

const show = ({ part, before, after }: Difference): string => `${part}: “${before}” → “${after}”`;

export const headSameAfterJs = defineCheck({
  id: 'head-same-after-js',
  weight: 4,
  who: 'webbouwer',
  cause: 'raw-html',
  effort: 3,
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  needs: ['page', 'raw'],
  verdicts: { same: 'pass', differs: 'warn', differsDecisively: 'fail' },

  judge({ page, raw }) {
    const found = compareHeads(raw, page).filter(({ part }) => !page.document.translated || !TRANSLATED.includes(part));
    if (found.length === 0) return { code: 'same' };

    const decisive = found.some(({ part }) => DECISIVE.includes(part));
    return { code: decisive ? 'differsDecisively' : 'differs', args: { count: found.length }, items: found.map(show) };
  },
});
