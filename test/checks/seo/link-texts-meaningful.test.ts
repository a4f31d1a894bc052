import { linkTextsMeaningful } from '../../../lib/checks/seo/link-texts-meaningful.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, link, page, seen } from '../../kit/facts.ts';

const detected = (declared: string, language: string) =>
  seen<Facts['language']>([
    {
      declared,
      letters: 1_200,
      selector: 'html',
      reliable: true,
      detected: [{ language, percentage: 97 }],
      borneOut: true,
      common: { declared: 5, detected: 30 },
    },
  ]);
const linked = (...list: Parameters<typeof link>[0][]) => ({
  page: page({ links: { list: list.map((changes) => link(changes)) } }),
  language: seen([]),
});

cases(linkTextsMeaningful, {
  telling: [
    linked({}),
    linked({}, { text: 'Lees meer', hidden: true }),
    // A table of contents repeats its headings.
    linked({ text: 'Informatie', raw: '#informatie', contents: true }),
    { ...linked({ text: 'Preise', lang: 'nl' }), language: detected('nl', 'de') },
    // The symbol beside a heading links to the heading itself.
    linked({}, { text: '¶', raw: '#prijzen', href: 'https://voorbeeld.nl/#prijzen' }),
  ],
  generic: [
    linked({ text: 'Lees meer' }),
    linked({ text: 'click here', lang: 'en', explained: true }),
    linked({ text: 'Read more', lang: 'nl' }),
    linked({ text: 'Informatie', raw: '#informatie' }),
    { ...linked({ text: 'Mehr erfahren', lang: 'nl' }), language: detected('nl', 'de') },
    // A fault was found, whatever the other links are.
    linked({ text: 'Read more', lang: 'es' }, { text: 'Precios', lang: 'es' }),
  ],
  none: [linked(), linked({ text: '' }), linked({ raw: null, href: null })],
});

blindCases(linkTextsMeaningful, [
  linked({ text: 'Hinnat', lang: 'fi' }),
  linked({}, { text: 'Hinnat', lang: '' }),
  { ...linked({ text: 'Hinnat', lang: 'nl' }), language: detected('nl', 'fi') },
  { page: page({ document: { translated: true } }), language: blind('time') },
  { page: page({ links: { total: 2_000, list: [link()] } }), language: blind('time') },
]);
