import { defineCheck } from '../../check.ts';

export const descriptionPresent = defineCheck({
  id: 'description-present',
  weight: 4,
  who: 'zelf',
  cause: 'description',
  effort: 1,
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  needs: ['page'],
  verdicts: { present: 'pass', several: 'warn', empty: 'fail', absent: 'fail' },

  judge({ page }) {
    const descriptions = page.head.metas
      .filter(({ name }) => name === 'description')
      .map(({ content }) => content.trim());
    if (descriptions.length === 0) return { code: 'absent' };
    if (descriptions.every((description) => description === '')) return { code: 'empty' };

    const code = descriptions.length > 1 ? 'several' : 'present';
    return { code, args: { count: descriptions.length }, items: descriptions };
  },
});
