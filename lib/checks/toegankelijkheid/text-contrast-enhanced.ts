import { defineCheck, toPlacedItems, toUnseen } from '../../check.ts';
import { type Contrast, formatContrast } from '../../parse/css/contrast.ts';
import { REASON } from './shared/axe-verdict.ts';

/** Maximum number of items in a finding. */
const ITEMS = 20;

/** The contrast with the ratio that WCAG 1.4.6 requires: 7 where 1.4.3 requires 4.5, and 4.5 where it requires 3. */
const formatEnhanced = (contrast: Contrast): string =>
  formatContrast({ ...contrast, needed: contrast.needed === 4.5 ? 7 : 4.5 });

/** For information: WCAG 1.4.6 is level AAA, which no law requires. */
export const textContrastEnhanced = defineCheck({
  id: 'text-contrast-enhanced',
  weight: 0,
  who: 'webbouwer',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-enhanced.html',
  needs: ['axe', 'page'],
  verdicts: { below: 'info', clean: 'pass', toCheck: 'pass', absent: 'skip' },

  judge({ axe, page }) {
    // Colours changed by the visitor's own extension say nothing about the site's.
    if (page.document.recoloured === true) return toUnseen('hidden');
    const rule = axe.rules.find(({ id }) => id === 'color-contrast');
    if (rule === undefined) return toUnseen('interrupted');

    const { enhanced, violating, undecided, inert, nodes, ran, passing, fault } = rule;
    const faults = violating + (enhanced?.below ?? 0);
    const args = { toCheck: undecided, inert };
    if (faults > 0) {
      const all = [...nodes, ...(enhanced?.nodes ?? [])].slice(0, ITEMS);
      return {
        code: 'below',
        args: { faults, ...args, partly: ran === 'whole' ? 0 : 1 },
        ...toPlacedItems(
          all,
          ({ target, html, contrast }) => `${target} — ${html}${contrast ? formatEnhanced(contrast) : ''}`,
          ({ target, html }) => ({ at: target, saw: html }),
        ),
      };
    }
    if (ran !== 'whole') return toUnseen(REASON[ran], fault);
    if (enhanced === undefined) return toUnseen('interrupted');
    if (undecided > 0) return { code: 'toCheck', args };
    return { code: passing > 0 ? 'clean' : 'absent', args };
  },
});
