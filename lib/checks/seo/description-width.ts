import { defineCheck } from '../../check.ts';
import { measureTextWidth } from '../../parse/css/text-width.ts';

/** Pixels of Arial in a desktop result, and the font size of descriptions. */
const PIXELS = { least: 400, most: 985 };
const SIZE = 14;

export const descriptionWidth = defineCheck({
  id: 'description-width',
  weight: 1,
  who: 'zelf',
  cause: 'description',
  effort: 1,
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  needs: ['page'],
  verdicts: { fitting: 'pass', short: 'warn', long: 'warn', absent: 'skip' },

  judge({ page }) {
    const description = page.head.metas.find(({ name, content }) => name === 'description' && content.trim() !== '');
    if (description === undefined) return { code: 'absent' };

    const text = description.content.replace(/\s+/g, ' ').trim();
    const pixels = measureTextWidth(text, SIZE);
    const said = { args: { pixels }, items: [text] };
    if (pixels < PIXELS.least) return { code: 'short', ...said };
    return { code: pixels > PIXELS.most ? 'long' : 'fitting', ...said };
  },
});
