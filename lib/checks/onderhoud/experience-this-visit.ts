import { defineCheck } from '../../check.ts';

/** Limits of good values of the Core Web Vitals and of the time to first byte (web.dev): ms, and the layout shift score. */
const GOOD = { paint: 2_500, shift: 0.1, firstByte: 800 };

export const experienceThisVisit = defineCheck({
  id: 'experience-this-visit',
  weight: 0,
  who: 'webbouwer',
  source: 'https://web.dev/articles/vitals',
  needs: ['page'],
  verdicts: { good: 'info', slow: 'info', unmeasured: 'info' },

  judge({ page }) {
    const { navigation, largestPaint, layoutShift, wasHidden } = page.performance;
    const isOrdinary = navigation !== null && navigation.kind !== 'back_forward' && navigation.transferred > 0;
    if (!isOrdinary || wasHidden || largestPaint === null) return { code: 'unmeasured' };

    const shift = Math.round((layoutShift ?? 0) * 100) / 100;
    const args = { paint: largestPaint, shift, firstByte: navigation.firstByte };
    const isGood = largestPaint <= GOOD.paint && shift <= GOOD.shift && navigation.firstByte <= GOOD.firstByte;
    return { code: isGood ? 'good' : 'slow', args };
  },
});
