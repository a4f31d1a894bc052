import { defineCheck, toPlacedItems, toUnseen } from '../../check.ts';
import { hasTooManyUnreadable } from './shared/unreadable-styles.ts';

/** Share of the elements of which it is not known that leaves what the others say the whole story. */
const MAX = 0.25;

export const focusVisible = defineCheck({
  id: 'focus-visible',
  weight: 5,
  who: 'webbouwer',
  effort: 1,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html',
  needs: ['page'],
  verdicts: { visible: 'pass', bare: 'warn', absent: 'skip' },

  judge({ page }) {
    const { focus } = page.styles;
    if (focus.checked === 0) return { code: 'absent' };
    // A sheet that cannot be read may take the outline, and may give something in its place.
    if (hasTooManyUnreadable(page.styles)) return toUnseen('hidden');
    if (focus.bare > 0) {
      return {
        code: 'bare',
        args: { count: focus.bare, unknown: focus.unknown },
        ...toPlacedItems(
          focus.list,
          ({ selector, rule }) => (rule === '' ? selector : `${selector} — ${rule}`),
          ({ selector, html = '' }) => ({ at: selector, saw: html }),
        ),
      };
    }
    if (focus.unknown > MAX * focus.checked) return toUnseen('hidden');
    return { code: 'visible', args: { count: focus.checked - focus.unknown, unknown: focus.unknown } };
  },
});
