import { quotableContent } from '../../../lib/checks/ai/quotable-content.ts';
import { cases } from '../../kit/cases.ts';
import { link, page, scan } from '../../kit/facts.ts';

type Changes = Parameters<typeof page>[0];
const reading = (main: string, changes: Changes = {}) => ({
  page: page({
    head: { titles: ['Fietsen repareren in Utrecht'] },
    document: { url: 'https://voorbeeld.nl/tips' },
    ...changes,
    text: { main, content: main },
  }),
  scan: scan(),
});
const VAGUE = 'Wij zijn trots op ons vak en helpen u graag verder met alles wat u wenst. '.repeat(10);
const ON_SUBJECT = `Fietsen repareren wij dezelfde dag. ${VAGUE}`;
const source = { links: { list: [link({ href: 'https://www.cbs.nl/cijfers', region: 'content' })] } };

cases(quotableContent, {
  quotable: [
    reading(`${ON_SUBJECT} Een beurt duurt 45 minuten.`),
    reading(ON_SUBJECT, { markup: { lists: 1 } }),
    reading(VAGUE, { markup: { tables: 1 }, ...source }),
    reading(`${VAGUE} Dat scheelt 30%.`, source),
    // The name ends like that of a social network, but is not one.
    reading(`${VAGUE} Dat scheelt 30%.`, {
      links: { list: [link({ href: 'https://www.netflix.com/cijfers', region: 'content' })] },
    }),
  ],
  plain: [
    reading(VAGUE),
    reading(ON_SUBJECT),
    reading(`${VAGUE} In 2026 zijn wij verhuisd naar nummer 12.`),
    // A button to follow us is not a source.
    reading(ON_SUBJECT, { links: { list: [link({ href: 'https://www.facebook.com/voorbeeld' })] } }),
    reading(ON_SUBJECT, { links: { list: [link({ href: 'https://x.com/voorbeeld', region: 'content' })] } }),
    reading(ON_SUBJECT, { links: { list: [link({ href: 'https://www.cbs.nl/', region: 'footer' })] } }),
  ],
  // A dashboard has labels and figures, but no sentence to quote.
  noSentences: [
    reading('Omzet 12.300 € Orders 412 Bezoekers 8.201 Fietsen 34 Retour 3% '.repeat(8), { markup: { tables: 1 } }),
  ],
  noMainText: [reading('')],
});
