import { defineCheck, toPlacedItems, toUnseen } from '../../check.ts';
import { hasTooManyUnreadable } from './shared/unreadable-styles.ts';

export const orientationLock = defineCheck({
  id: 'orientation-lock',
  weight: 3,
  who: 'webbouwer',
  effort: 1,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/orientation.html',
  needs: ['page'],
  verdicts: { locked: 'fail', free: 'pass' },

  judge({ page: { styles } }) {
    const { locks } = styles;
    if (locks.length > 0) {
      const listed = toPlacedItems(
        locks,
        ({ selector, rule }) => `${selector} — ${rule}`,
        ({ selector, html = '' }) => ({ at: selector, saw: html }),
      );
      return { code: 'locked', ...listed };
    }
    return hasTooManyUnreadable(styles) ? toUnseen('hidden') : { code: 'free' };
  },
});
