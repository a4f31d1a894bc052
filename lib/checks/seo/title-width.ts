import { defineCheck, toUnseen } from '../../check.ts';
import { measureTextWidth } from '../../parse/css/text-width.ts';

/** Pixels of Arial in a desktop result, and the font size of titles. */
const PIXELS = { least: 200, most: 600 };
const SIZE = 20;

export const titleWidth = defineCheck({
  id: 'title-width',
  weight: 2,
  who: 'zelf',
  cause: 'title',
  effort: 1,
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: ['page'],
  verdicts: { fitting: 'pass', short: 'warn', long: 'warn', absent: 'skip' },

  judge({ page }) {
    const title = page.head.titles[0] ?? '';
    if (title === '') return { code: 'absent' };
    // The browser's translation has another width than the title that search engines show.
    if (page.document.translated) return toUnseen('hidden');

    const pixels = measureTextWidth(title, SIZE);
    const said = { args: { pixels }, items: [title] };
    if (pixels < PIXELS.least) return { code: 'short', ...said };
    return { code: pixels > PIXELS.most ? 'long' : 'fitting', ...said };
  },
});
