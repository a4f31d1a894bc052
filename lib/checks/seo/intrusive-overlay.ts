import { defineCheck } from '../../check.ts';

/** Share of the window from which a box stands in the way. */
const SHARE = 0.4;

export const intrusiveOverlay = defineCheck({
  id: 'intrusive-overlay',
  weight: 0,
  who: 'zelf',
  source: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
  needs: ['page'],
  verdicts: { free: 'info', covered: 'info' },

  judge({ page }) {
    const { overlay } = page;
    if (overlay === null || overlay.share <= SHARE) return { code: 'free' };
    // In tens: a window of another height gives a point more or less, and so would another browser.
    const { selector, share, html = '' } = overlay;
    return {
      code: 'covered',
      args: { percent: Math.round(share * 10) * 10 },
      items: [selector],
      places: [{ at: selector, saw: html }],
    };
  },
});
