import { defineCheck, toPlacedItems } from '../../check.ts';
import { locateHeading } from '../../parse/url/locate.ts';

/** For information only: `toegankelijkheid/headings` counts it. */
export const mainHeadingSingle = defineCheck({
  id: 'main-heading-single',
  weight: 0,
  who: 'zelf',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html',
  needs: ['page'],
  verdicts: { single: 'info', several: 'info', absent: 'info' },

  judge({ page }) {
    const headings = page.headings.filter(({ level, visible }) => level === 1 && visible);
    if (headings.length === 0) return { code: 'absent' };
    const listed = toPlacedItems(headings, ({ text }) => text, locateHeading);
    return { code: headings.length > 1 ? 'several' : 'single', args: { count: headings.length }, ...listed };
  },
});
