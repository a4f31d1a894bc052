import { defineCheck } from '../../check.ts';

export const titlePresent = defineCheck({
  id: 'title-present',
  weight: 4,
  who: 'zelf',
  cause: 'title',
  effort: 1,
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: ['page'],
  verdicts: { present: 'pass', several: 'warn', empty: 'fail', absent: 'fail' },

  judge({ page }) {
    const { titles } = page.head;
    if (titles.length === 0) return { code: 'absent' };
    if (titles.every((title) => title === '')) return { code: 'empty' };

    return { code: titles.length > 1 ? 'several' : 'present', args: { count: titles.length }, items: titles };
  },
});
