import { defineCheck } from '../../check.ts';

export const semanticMain = defineCheck({
  id: 'semantic-main',
  weight: 0,
  who: 'webbouwer',
  source: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
  needs: ['page'],
  verdicts: { one: 'info', several: 'info', none: 'info' },

  judge({ page }) {
    const { main = 0, article = 0 } = page.markup.tags;
    const args = { main, article };
    if (main === 1 || (main === 0 && article === 1)) return { code: 'one', args };
    return { code: main + article === 0 ? 'none' : 'several', args };
  },
});
