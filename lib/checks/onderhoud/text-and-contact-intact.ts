import { defineCheck } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { findContactFault, findGarbled } from '../../parse/text/broken-text.ts';
import { removeRanges } from '../../parse/text/remove-ranges.ts';

const listContactLinks = ({ links }: Facts['page']) =>
  links.list.flatMap(({ href, text, hidden }) =>
    href !== null && !hidden && /^(?:tel|mailto):/i.test(href)
      ? [{ href, text, fault: findContactFault({ href, text }) }]
      : [],
  );

export const textAndContactIntact = defineCheck({
  id: 'text-and-contact-intact',
  weight: 3,
  who: 'zelf',
  effort: 1,
  source: 'https://www.w3.org/International/questions/qa-what-is-encoding',
  needs: ['page'],
  verdicts: {
    intact: 'pass',
    garbled: 'warn',
    invalidContact: 'warn',
    titleGarbled: 'fail',
    contactContradicts: 'fail',
  },

  judge({ page }) {
    const titles = [...page.head.titles, ...page.headings.filter(({ level }) => level === 1).map(({ text }) => text)];
    const spoiled = titles.filter((title) => title.includes('\uFFFD'));
    if (spoiled.length > 0) return { code: 'titleGarbled', items: spoiled };

    const contacts = listContactLinks(page);
    const listFaulty = (kind: string) =>
      contacts.filter(({ fault }) => fault === kind).map(({ href, text }) => `${text} → ${href}`);
    const contradicting = listFaulty('contradicts');
    if (contradicting.length > 0) return { code: 'contactContradicts', items: contradicting };

    const garbled = [...titles, removeRanges(page.text.body, page.text.code)].flatMap(findGarbled);
    if (garbled.length > 0) return { code: 'garbled', args: { count: garbled.length }, items: garbled };
    const invalid = listFaulty('invalid');
    return invalid.length > 0 ? { code: 'invalidContact', items: invalid } : { code: 'intact' };
  },
});
