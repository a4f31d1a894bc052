import { defineCheck, toPlacedItems, toUnseen } from '../../check.ts';
import { readLinkTexts } from '../../parse/text/link-texts.ts';
import { locateLink } from '../../parse/url/locate.ts';

/** Whether a link stays within the page: search engines ignore fragments, and the `#` beside a heading only links to itself. */
const isWithin = (href: string | null, page: string): boolean =>
  href?.includes('#') === true && href.split('#')[0] === page.split('#')[0];

/**
 * Judges the text alone, as a search engine reads it; whether the context explains a link to visitors counts in
 * `link-purpose`.
 */
export const linkTextsMeaningful = defineCheck({
  id: 'link-texts-meaningful',
  weight: 2,
  who: 'zelf',
  effort: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  needs: ['page'],
  helps: ['language'],
  verdicts: { telling: 'pass', generic: 'warn', none: 'skip' },

  judge({ page, language }) {
    // The browser's own translation replaces both the texts and the declared language.
    if (page.document.translated) return toUnseen('hidden');
    const { list, total } = page.links;
    const followed = list.flatMap((link) =>
      link.raw === null || isWithin(link.href, page.document.url) ? [] : [{ ...link, text: link.anchor ?? link.text }],
    );
    const { links, generic, judged } = readLinkTexts(followed, language.seen ? language.value : []);
    if (links.length === 0) return { code: 'none' };

    if (generic.length > 0) {
      return {
        code: 'generic',
        args: { count: generic.length },
        ...toPlacedItems(generic, ({ text, selector }) => `${selector} — ${text}`, locateLink),
      };
    }
    if (total > list.length) return toUnseen('tooLarge');
    return judged ? { code: 'telling' } : toUnseen('hidden');
  },
});
