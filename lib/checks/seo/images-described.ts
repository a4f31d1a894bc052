import { defineCheck, toPlacedItems } from '../../check.ts';

/** CSS pixels: smaller images are decorative. */
const SIDE = 32;

/** For information only: `toegankelijkheid/image-alternatives` and `alt-quality` count it. */
export const imagesDescribed = defineCheck({
  id: 'images-described',
  weight: 0,
  who: 'zelf',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
  needs: ['page'],
  verdicts: { told: 'info', none: 'skip' },

  judge({ page }) {
    const images = page.images.list.filter(
      ({ region, width, height, decorative }) => region === 'content' && !decorative && width >= SIDE && height >= SIDE,
    );
    if (images.length === 0) return { code: 'none' };

    const silent = images.filter(({ alt }) => (alt ?? '').trim() === '');
    return {
      code: 'told',
      args: { count: images.length - silent.length, of: images.length },
      ...toPlacedItems(
        silent,
        ({ src, selector }) => `${selector} — ${src ?? ''}`,
        ({ src, selector }) => ({ at: selector, saw: src ?? '' }),
      ),
    };
  },
});
