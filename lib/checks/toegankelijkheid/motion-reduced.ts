import { defineCheck, toPlacedItems, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { hasTooManyUnreadable } from './shared/unreadable-styles.ts';

type Moving = Facts['page']['motion']['list'][number];

const toListed = (list: readonly Moving[]) =>
  toPlacedItems(
    list,
    ({ selector }) => selector,
    ({ selector, html = '' }) => ({ at: selector, saw: html }),
  );

export const motionReduced = defineCheck({
  id: 'motion-reduced',
  weight: 2,
  who: 'webbouwer',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html',
  needs: ['page'],
  verdicts: { considerate: 'pass', inconsiderate: 'warn', unstoppable: 'fail', absent: 'skip' },

  judge({ page }) {
    const { motion, styles } = page;
    // With reduced motion set, a considerate page hides from this visitor what it shows to others.
    if (motion.reduced) return toUnseen('hidden');
    if (motion.list.length === 0) return { code: 'absent' };

    const unstoppable = motion.list.filter(({ endless, travels, pausable }) => endless && travels && !pausable);
    if (unstoppable.length > 0) {
      return {
        code: 'unstoppable',
        args: { count: unstoppable.length },
        ...toListed(unstoppable),
      };
    }
    const unstyled = motion.list.filter(({ kind }) => kind !== 'animation');
    const moving = {
      args: { count: motion.list.length, ...(unstyled.length > 0 && { unstyled: unstyled.length }) },
      ...toListed(motion.list),
    };
    if (styles.reducedMotion) {
      // A style sheet stops no video and no script; whether a script asks for the setting cannot be seen.
      return unstyled.every(({ pausable }) => pausable) ? { code: 'considerate', ...moving } : toUnseen('hidden');
    }
    return hasTooManyUnreadable(styles) ? toUnseen('hidden') : { code: 'inconsiderate', ...moving };
  },
});
