import { defineCheck } from '../../check.ts';

/** CSS pixels that rounding may add to the width. */
const SLACK = 2;

export const reflowNow = defineCheck({
  id: 'reflow-now',
  weight: 0,
  who: 'webbouwer',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
  needs: ['page'],
  verdicts: { fits: 'info', overflows: 'info' },

  judge({ page }) {
    const { scrollWidth, clientWidth } = page.layout;
    const args = { width: clientWidth, over: scrollWidth - clientWidth };
    return { code: scrollWidth > clientWidth + SLACK ? 'overflows' : 'fits', args };
  },
});
