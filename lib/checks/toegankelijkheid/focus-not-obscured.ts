import { defineCheck, toUnseen } from '../../check.ts';

/** Concerns the focused component (WCAG 2.4.11), not the target of a link within the page. */
export const focusNotObscured = defineCheck({
  id: 'focus-not-obscured',
  weight: 2,
  who: 'webbouwer',
  effort: 1,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum.html',
  needs: ['page'],
  verdicts: { clear: 'pass', covers: 'warn', absent: 'skip' },

  judge({ page }) {
    const { bars, obscured, obscuredHtml = [], settled } = page.layout;
    if (bars.length === 0) return { code: 'absent' };
    if (obscured.length > 0) {
      const places = obscured.map((at, index) => ({ at, saw: obscuredHtml[index] ?? '' }));
      return { code: 'covers', args: { count: obscured.length }, items: obscured, places };
    }
    // A bar may shrink or disappear once the page is scrolled, and the browser decides where to scroll to.
    return settled ? { code: 'clear' } : toUnseen('hidden');
  },
});
