import { textAndContactIntact } from '../../../lib/checks/onderhoud/text-and-contact-intact.ts';
import { cases } from '../../kit/cases.ts';
import { link, page } from '../../kit/facts.ts';

type Changes = NonNullable<Parameters<typeof page>[0]>;
const on = (changes: Changes) => ({ page: page(changes) });
const contact = (href: string, text: string, hidden = false) => on({ links: { list: [link({ href, text, hidden })] } });

cases(textAndContactIntact, {
  intact: [
    on({ text: { body: 'Café de Hoek, één van de beste — sinds 1984.' } }),
    contact('tel:0301234567', '030 - 123 45 67'),
    contact('tel:', 'verborgen', true),
    on({ text: { body: 'Schrijf &nbsp; voor een vaste spatie.', code: [[8, 14]] } }),
  ],
  garbled: [
    on({ text: { body: 'CafÃ© de Hoek' } }),
    on({ text: { body: 'Prijs:&nbsp;€ 12' } }),
    on({ head: { titles: ['CafÃ© de Hoek'] } }),
    on({ text: { body: 'Een \uFFFD in de tekst' } }),
  ],
  invalidContact: [contact('tel:bel-ons', 'Bel ons'), contact('mailto:info@', 'Mail ons')],
  titleGarbled: [
    on({ head: { titles: ['Caf\uFFFD de Hoek'] } }),
    on({ headings: [{ level: 1, text: 'Caf\uFFFD', visible: true }] }),
  ],
  contactContradicts: [contact('tel:0301234567', 'Bel 030 - 765 43 21'), contact('mailto:a@b.nl', 'c@d.nl')],
});
