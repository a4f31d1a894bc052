import { defineCheck, unseen } from '../../check.ts';
import { isGenericText } from '../../parse/generic-text.ts';

export const linkPurpose = defineCheck({
  id: 'link-purpose',
  weight: 3,
  who: 'zelf',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
  needs: ['page'],
  verdicts: { clear: 'pass', generic: 'warn', absent: 'skip' },

  judge({ page }) {
    const links = page.links.list.filter(({ raw, hidden, text }) => raw !== null && !hidden && text !== '');
    if (links.length === 0) return { code: 'absent' };

    const generic = links.filter(({ text, lang, explained }) => !explained && isGenericText(text, lang));
    if (generic.length === 0) return page.links.total > page.links.list.length ? unseen('tooLarge') : { code: 'clear' };
    return {
      code: 'generic',
      args: { count: generic.length },
      items: generic.map(({ text, selector }) => `${selector} — ${text}`),
    };
  },
});
