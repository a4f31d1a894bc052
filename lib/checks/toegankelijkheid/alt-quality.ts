import { defineCheck, toPlacedItems, toUnseen } from '../../check.ts';
import { EMPTY_ALT_TEXTS } from '../../data/text/alt-texts.ts';
import { isFileName } from '../../parse/text/file-name-text.ts';

/** Number of characters: a longer description belongs in the text beside the image. */
const LONG = 250;
/** Nothing but signs that a screen reader passes over. */
const SILENT = /^[\s.,:;·•\-–—_…'"]+$/;
const isSayingNothing = (alt: string, src: string | null): boolean =>
  SILENT.test(alt) ||
  isFileName(alt, src) ||
  EMPTY_ALT_TEXTS.includes(alt.toLowerCase().replace(/[.:]$/, '')) ||
  alt.length > LONG;

export const altQuality = defineCheck({
  id: 'alt-quality',
  weight: 3,
  who: 'zelf',
  effort: 1,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
  needs: ['page'],
  verdicts: { telling: 'pass', empty: 'warn', absent: 'skip' },

  judge({ page }) {
    const { list, framed = [] } = page.images;
    const described = [...list, ...framed].flatMap(({ alt, decorative, selector, src }) => {
      const text = alt?.trim() ?? '';
      return text === '' || decorative ? [] : [{ text, selector, src }];
    });
    if (described.length === 0) return { code: 'absent' };

    const empty = described.filter(({ text, src }) => isSayingNothing(text, src));
    if (empty.length === 0) {
      return page.images.total > page.images.list.length ? toUnseen('tooLarge') : { code: 'telling' };
    }
    return {
      code: 'empty',
      args: { count: empty.length },
      ...toPlacedItems(
        empty,
        ({ text, selector }) => `${selector} — alt="${text}"`,
        ({ text, selector, src }) => ({ at: selector, saw: src ?? text }),
      ),
    };
  },
});
