import { rawKeyFacts } from '../../../lib/checks/ai/raw-key-facts.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { link, page } from '../../kit/facts.ts';

const heading = (text: string, visible = true) => [{ level: 1, text, visible }];
const href = (address: string) => link({ raw: address, href: address });
const DATA = '{"@context":"https://schema.org","@type":"Store","name":"Voorbeeld"}';
const full = page({
  headings: heading('Uw fiets gerepareerd'),
  links: { list: [href('tel:+31301234567'), href('mailto:info@voorbeeld.nl')] },
  text: { content: 'Een beurt kost € 89,50.', body: 'Een beurt kost € 89,50.' },
  structuredData: { jsonLd: [DATA] },
});
const bare = page({ headings: [] });

cases(rawKeyFacts, {
  all: [
    { page: full, raw: full },
    { page: page(), raw: page() },
    // Written differently, and hidden from harvesters.
    {
      page: full,
      raw: page({
        headings: heading('UW FIETS gerepareerd!', false),
        links: { list: [href('https://voorbeeld.nl/cdn-cgi/l/email-protection#a1b2')] },
        text: { body: 'Bel 030 - 123 45 67. Prijs: EUR 89.50' },
        structuredData: { jsonLd: [DATA] },
      }),
    },
    // As Joomla cloaks every address.
    {
      page: full,
      raw: page({
        ...full,
        links: { list: [href('tel:+31301234567')] },
        text: { body: `${full.text.body} Dit e-mailadres wordt beveiligd tegen spambots.` },
      }),
    },
  ],
  missing: [
    { page: full, raw: page({ ...full, links: { list: [href('mailto:info@voorbeeld.nl')] } }) },
    { page: full, raw: page({ ...full, structuredData: { jsonLd: [] } }) },
    { page: full, raw: page({ ...full, text: { body: 'Een beurt kost € 98,50.' } }) },
    { page: full, raw: page({ headings: heading('Uw fiets gerepareerd') }) },
  ],
  headingMissing: [
    { page: full, raw: bare },
    { page: page(), raw: page({ headings: heading('Laden') }) },
  ],
  none: [
    { page: bare, raw: full },
    { page: page({ headings: heading('Verborgen', false) }), raw: bare },
  ],
});

const sent = page({ headings: heading('Your bike repaired') });
blindCases(rawKeyFacts, [
  // The rest of the page was not read.
  { page: full, raw: page({ headings: heading('Uw fiets gerepareerd'), text: { truncated: true } }) },
  { page: full, raw: page({ ...bare, document: { truncated: true } }) },
  { page: page({ document: { translated: true } }), raw: sent },
]);
