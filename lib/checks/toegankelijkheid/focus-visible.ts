import { defineCheck, toPlacedItems, toUnseen } from '../../check.ts';
import { hasTooManyUnreadable } from './shared/unreadable-styles.ts';

/** Share of undecided elements up to which the others are representative. */
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
    // An unreadable style sheet may remove the outline, or replace it.
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
