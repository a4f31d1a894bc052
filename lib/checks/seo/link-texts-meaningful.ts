import { defineCheck } from '../../check.ts';
import { isGenericText } from '../../parse/generic-text.ts';

/** Tells what `toegankelijkheid/link-purpose` counts. */
export const linkTextsMeaningful = defineCheck({
  id: 'link-texts-meaningful',
  weight: 0,
  who: 'zelf',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
  needs: ['page'],
  verdicts: { telling: 'info', generic: 'info', none: 'skip' },

  judge({ page }) {
    const links = page.links.list.filter(({ raw, hidden, text }) => raw !== null && !hidden && text !== '');
    if (links.length === 0) return { code: 'none' };

    const generic = links.filter(({ text, lang }) => isGenericText(text, lang));
    if (generic.length === 0) return { code: 'telling' };
    return {
      code: 'generic',
      args: { count: generic.length },
      items: generic.map(({ text, selector }) => `${selector} — ${text}`),
    };
  },
});
