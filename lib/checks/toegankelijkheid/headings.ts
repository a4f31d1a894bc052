import { defineCheck, toPlacedItems } from '../../check.ts';
import { locateHeading } from '../../parse/url/locate.ts';
import { decideVerdict, listVerdicts } from './shared/axe-verdict.ts';

export const headings = defineCheck({
  id: 'headings',
  weight: 3,
  who: 'zelf',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html',
  needs: ['axe', 'page'],
  verdicts: { ...listVerdicts('headings'), several: 'warn' },

  judge({ axe, page }) {
    const found = decideVerdict('headings', axe);
    if ('code' in found && found.code === 'flagged') return found;

    const main = page.headings.filter(({ level, visible, silent = false }) => level === 1 && visible && !silent);
    if (main.length > 1) {
      return {
        code: 'several',
        args: { count: main.length },
        ...toPlacedItems(main, ({ text }) => text, locateHeading),
      };
    }
    return found;
  },
});
