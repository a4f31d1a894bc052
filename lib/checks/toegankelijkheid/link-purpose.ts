import { defineCheck, toPlacedItems, toUnseen } from '../../check.ts';
import { readLinkTexts } from '../../parse/text/link-texts.ts';
import { locateLink } from '../../parse/url/locate.ts';

/**
 * Links that neither their text nor their context explains; a text that is meaningless on its own counts in
 * `seo/link-texts-meaningful`.
 */
export const linkPurpose = defineCheck({
  id: 'link-purpose',
  weight: 2,
  who: 'zelf',
  effort: 1,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
  needs: ['page'],
  helps: ['language'],
  verdicts: { clear: 'pass', generic: 'warn', absent: 'skip' },

  judge({ page, language }) {
    // The browser's own translation replaces both the texts and the declared language.
    if (page.document.translated) return toUnseen('hidden');
    const { list, total, widgets = [], framed = [] } = page.links;
    const parts = language.seen ? language.value : [];
    const leading = list.filter(({ raw, control = false }) => raw !== null && !control);
    const { links, generic, judged } = readLinkTexts([...leading, ...widgets], parts);
    const inFrames = readLinkTexts(framed, parts);
    if (links.length + inFrames.links.length === 0) return { code: 'absent' };

    const unexplained = [...generic, ...inFrames.generic].filter(({ explained }) => !explained);
    if (unexplained.length > 0) {
      return {
        code: 'generic',
        args: { count: unexplained.length },
        ...toPlacedItems(unexplained, ({ text, selector }) => `${selector} — ${text}`, locateLink),
      };
    }
    if (total > list.length) return toUnseen('tooLarge');
    return judged && inFrames.judged ? { code: 'clear' } : toUnseen('hidden');
  },
});
