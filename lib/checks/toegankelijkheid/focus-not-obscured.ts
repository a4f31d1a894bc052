import { defineCheck } from '../../check.ts';

/** Share of the viewport's height that bars may take. */
const MOST = 0.4;

export const focusNotObscured = defineCheck({
  id: 'focus-not-obscured',
  weight: 2,
  who: 'webbouwer',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum.html',
  needs: ['page'],
  verdicts: { clear: 'pass', high: 'warn', covers: 'warn', absent: 'skip' },

  judge({ page }) {
    const { bars, viewport, covered } = page.layout;
    if (bars.length === 0) return { code: 'absent' };

    const reachOf = (edge: 'top' | 'bottom'): number =>
      Math.max(0, ...bars.filter((bar) => bar.edge === edge).map(({ reach }) => reach));
    const share = (reachOf('top') + reachOf('bottom')) / viewport.height;
    if (share >= MOST) {
      return { code: 'high', args: { percent: Math.round(share * 100) }, items: bars.map(({ selector }) => selector) };
    }
    if (covered.length > 0) return { code: 'covers', args: { height: reachOf('top') }, items: covered };
    return { code: 'clear' };
  },
});
