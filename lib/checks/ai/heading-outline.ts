import { defineCheck, toPlacedItems } from '../../check.ts';
import { splitWords } from '../../parse/text/coverage.ts';
import { locateHeading } from '../../parse/url/locate.ts';

/** Maximum number of words of the main text per heading. */
const STRETCH = 300;

export const headingOutline = defineCheck({
  id: 'heading-outline',
  weight: 0,
  who: 'zelf',
  source: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  needs: ['page'],
  verdicts: { orderly: 'info', gaps: 'info', sparse: 'info', none: 'info' },

  judge({ page }) {
    const headings = page.headings.filter(({ visible, text }) => visible && text !== '');
    if (headings.length === 0) return { code: 'none' };

    const jumps = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
    const words = splitWords(page.text.main).length;
    const args = { count: headings.length, words, jumps: jumps.length };
    if (jumps.length > 0) {
      return { code: 'gaps', args, ...toPlacedItems(jumps, ({ level, text }) => `h${level} ${text}`, locateHeading) };
    }
    return { code: words > headings.length * STRETCH ? 'sparse' : 'orderly', args };
  },
});
