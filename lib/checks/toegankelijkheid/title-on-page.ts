import { defineCheck, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { isTitleShared } from '../../parse/text/title-against-page.ts';

/** Meta elements in which a site states its own name. */
const NAMING = ['og:site_name', 'application-name'];

/** All text that is on the page or is read out there. */
const joinShownText = ({ text, headings, images, links }: Facts['page']): string =>
  [
    text.body,
    ...headings.map((heading) => heading.text),
    ...images.list.map(({ alt }) => alt ?? ''),
    ...links.list.map((link) => link.text),
  ].join(' ');

/** For information: a title that shares no words with the page may still be right. */
export const titleOnPage = defineCheck({
  id: 'title-on-page',
  weight: 0,
  who: 'zelf',
  cause: 'title',
  effort: 1,
  source: 'https://www.w3.org/WAI/standards-guidelines/act/rules/c4a8a4/',
  needs: ['page', 'scan'],
  verdicts: { shared: 'pass', apart: 'info', unclear: 'skip' },

  judge({ page, scan }) {
    const { document, head, text } = page;
    if (document.translated) return toUnseen('hidden');
    const title = head.titles[0] ?? '';
    const named = head.metas.filter(({ name, property }) => NAMING.includes(name) || NAMING.includes(property));
    const names = [scan.host, ...named.map(({ content }) => content)];
    const shares = isTitleShared(title, { text: joinShownText(page), lang: document.lang?.trim() ?? '', names });
    if (shares === null) return { code: 'unclear' };
    if (shares) return { code: 'shared', items: [title] };
    return text.truncated ? toUnseen('tooLarge') : { code: 'apart', items: [title] };
  },
});
