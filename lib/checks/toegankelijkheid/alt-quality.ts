import { defineCheck, placed, unseen } from '../../check.ts';
import { EMPTY_ALT_TEXTS } from '../../data/alt-texts.ts';

/** Characters: longer belongs in the text beside the image. */
const LONG = 250;
const FILE = /^\S+\.(?:avif|bmp|gif|ico|jpe?g|png|svg|tiff?|webp)$/i;
/** What cameras and stock sites call their files, extension or not. */
const NUMBERED = /^(?:img|dsc[fn]?|image|foto|photo|shutterstock|istock|screenshot|pexels)[-_ ]?\d{3}[-_\d]*$/i;

const saysNothing = (alt: string): boolean =>
  FILE.test(alt) ||
  NUMBERED.test(alt) ||
  EMPTY_ALT_TEXTS.includes(alt.toLowerCase().replace(/[.:]$/, '')) ||
  alt.length > LONG;

export const altQuality = defineCheck({
  id: 'alt-quality',
  weight: 3,
  who: 'zelf',
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

    const empty = described.filter(({ text }) => saysNothing(text));
    if (empty.length === 0) {
      return page.images.total > page.images.list.length ? unseen('tooLarge') : { code: 'telling' };
    }
    return {
      code: 'empty',
      args: { count: empty.length },
      ...placed(
        empty,
        ({ text, selector }) => `${selector} — alt="${text}"`,
        ({ text, selector, src }) => ({ at: selector, saw: src ?? text }),
      ),
    };
  },
});
