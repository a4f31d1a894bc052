import { defineCheck, unseen } from '../../check.ts';
import { tooManyUnreadable } from './shared/unreadable-styles.ts';

export const focusVisible = defineCheck({
  id: 'focus-visible',
  weight: 4,
  who: 'webbouwer',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html',
  needs: ['page'],
  verdicts: { visible: 'pass', bare: 'warn', absent: 'skip' },

  judge({ page }) {
    const { focus } = page.styles;
    if (focus.checked === 0) return { code: 'absent' };
    // A sheet that cannot be read may take the outline, and may give something in its place.
    if (tooManyUnreadable(page.styles)) return unseen('hidden');
    if (focus.bare === 0) return { code: 'visible', args: { count: focus.checked } };
    return {
      code: 'bare',
      args: { count: focus.bare },
      items: focus.list.map(({ selector, rule }) => `${selector} — ${rule}`),
    };
  },
});
