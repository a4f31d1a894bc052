import { defineCheck } from '../../check.ts';
import { isWallPage } from '../../parse/page-kind/wall-page.ts';

/** Shares of the window from which an overlay is intrusive, and from which it blocks the page. */
const SHARE = { covered: 0.4, walled: 0.9 };

/** What a wall asks for before showing the page: consent, or an age. */
const ASKS =
  /cookie|consent|toestemming|privacy|gdpr|avg-|age[-_ ]?(?:gate|check|verif)|\b(?:18|21)\s?(?:\+|jaar|years|or older|of ouder)|leeftijd|old enough|oud genoeg/i;

export const intrusiveOverlay = defineCheck({
  id: 'intrusive-overlay',
  weight: 0,
  who: 'zelf',
  source: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
  needs: ['page', 'scan'],
  verdicts: {
    free: 'info',
    covered: 'info',
    walled: { verdict: 'info', state: 'wall' },
    wallPage: { verdict: 'info', state: 'wall' },
  },

  judge({ page, scan }) {
    if (isWallPage(page, scan)) return { code: 'wallPage' };
    const { overlay } = page;
    if (overlay === null || overlay.share <= SHARE.covered) return { code: 'free' };
    // Rounded to tens: the exact share depends on the window's height and on the browser.
    const { selector, share, html = '' } = overlay;
    const isWall = share >= SHARE.walled && ASKS.test(`${selector} ${html}`);
    return {
      code: isWall ? 'walled' : 'covered',
      args: { percent: Math.round(share * 10) * 10 },
      items: [selector],
      places: [{ at: selector, saw: html }],
    };
  },
});
