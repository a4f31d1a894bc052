import { structuredDataValid } from '../../../lib/checks/seo/structured-data-valid.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page, scan } from '../../kit/facts.ts';

const marked = (...blocks: readonly (object | string)[]) => ({
  page: page({
    structuredData: {
      jsonLd: blocks.map((block) =>
        typeof block === 'string' ? block : JSON.stringify({ '@context': 'https://schema.org', ...block }),
      ),
    },
  }),
  richResults: [] as Facts['richResults'],
  scan: scan(),
});
const annotated = (node: object) => ({
  ...marked(),
  page: page({ structuredData: { annotated: [JSON.stringify({ '@context': 'https://schema.org', ...node })] } }),
});
/** The faults found by the validator. */
const found = (fault: 'missing' | 'invalid', level: 'required' | 'recommended') => ({
  ...marked({ '@type': 'Product', name: 'Fiets' }),
  richResults: [{ field: 'Offer.price', fault, level }],
});
const cut = (facts: ReturnType<typeof marked>) => ({
  ...facts,
  page: page({ structuredData: { ...facts.page.structuredData, truncated: true } }),
});
const SHOP = { '@type': 'Bakery', name: 'Jansen', address: 'Dorpsstraat 1', telephone: '030', openingHours: 'Mo-Fr' };

cases(structuredDataValid, {
  valid: [
    marked(SHOP),
    annotated(SHOP),
    // Any local business, whatever its type.
    marked({ ...SHOP, '@type': 'TattooParlor' }),
    marked(SHOP, { '@type': 'WebSite', name: 'x' }),
    // One thing in two parts, and schema.org's own names for the keywords.
    marked({ ...SHOP, '@id': '#zaak' }, { '@id': '#zaak', url: 'x' }),
    marked({ ...SHOP, '@type': undefined, type: 'Bakery', id: '#zaak' }),
    marked(
      JSON.stringify({
        '@context': ['https://schema.org', { Kraam: 'https://voorbeeld.nl/Kraam', adress: 'x:y' }],
        ...SHOP,
        '@type': ['Bakery', 'Kraam'],
        adress: 'x',
      }),
    ),
  ],
  unchecked: [
    marked({
      '@type': 'WebSite',
      name: 'x',
      potentialAction: { '@type': 'SearchAction', 'query-input': 'required name=q' },
    }),
    marked({ '@type': 'https://schema.org/WebSite', name: 'x' }),
    marked({ '@type': 'gs1:Product', name: 'x' }),
    marked(
      JSON.stringify({ '@context': { schema: 'https://schema.org/' }, '@type': 'schema:WebSite', 'schema:name': 'x' }),
    ),
    marked(
      JSON.stringify({
        '@context': ['https://schema.org', { gs1: 'https://gs1.org/voc/' }],
        '@type': 'WebSite',
        name: 'x',
      }),
    ),
    marked(JSON.stringify({ '@context': { '@vocab': 'http://schema.org/' }, '@type': 'WebSite', name: 'x' })),
  ],
  incomplete: [
    marked({ ...SHOP, telephone: '' }),
    annotated({ ...SHOP, telephone: '' }),
    found('missing', 'recommended'),
  ],
  unfamiliarType: [marked({ '@type': 'NogNietBekend' }), marked(SHOP, { '@type': 'Fietsenstalling', name: 'x' })],
  misspelt: [
    marked({ ...SHOP, adress: 'Dorpsstraat 1' }),
    marked({ ...SHOP, OpeningHours: 'Mo-Fr' }),
    marked({ '@type': 'WebSite', name: 'x', mainEntityofPage: 'https://voorbeeld.nl/' }),
  ],
  imprecise: [
    found('invalid', 'recommended'),
    marked({
      '@type': 'Article',
      headline: 'x',
      image: 'x',
      author: { '@type': 'Person', name: 'x' },
      datePublished: '1 mei 2026',
    }),
  ],
  untyped: [
    marked({ name: 'De werf', url: 'https://voorbeeld.nl/' }),
    marked(SHOP, { '@id': '#elders', name: 'x' }),
    marked({ '@graph': [SHOP, { name: 'x' }] }),
  ],
  unreadable: [
    marked('{"@context": "https://schema.org",}'),
    marked(JSON.stringify(JSON.stringify(SHOP))),
    marked(SHOP, '{{'),
  ],
  noContext: [marked(JSON.stringify(SHOP))],
  unknownType: [
    marked({ ...SHOP, '@type': 'LocalBussiness' }),
    marked({ '@type': 'organization' }),
    ...['//schema.org/Organization', 'schema.org/Organization', 'http://bib.schema.org/Thesis', '/Organization'].map(
      (type) => marked({ '@type': type, name: 'x' }),
    ),
  ],
  requiredMissing: [
    found('missing', 'required'),
    marked(SHOP, { '@type': 'Event', name: 'Fietsdag' }),
    annotated({ '@type': 'Event', name: 'Fietsdag' }),
  ],
  requiredInvalid: [
    found('invalid', 'required'),
    marked({ '@type': 'Event', name: 'x', startDate: '1 mei', location: 'Utrecht', description: 'x', image: 'x' }),
  ],
  none: [marked(), marked(''), marked('[]'), marked('null'), marked({})],
  otherVocabulary: [
    // Omissions are reported, whatever else is in order.
    marked(SHOP, JSON.stringify({ '@context': 'https://example.org', '@type': 'Iets' })),
    marked(JSON.stringify({ '@context': 'https://example.org', '@type': 'Iets' })),
    marked(JSON.stringify({ '@context': { naam: 'https://example.org/naam' }, naam: 'x' })),
  ],
  unknownContext: [
    'http://bib.schema.org',
    '//schema.org',
    'schema.org',
    'https://schemas.org',
    'https//schema.org',
    'https://schema.org.example.nl/',
  ].map((context) => marked(JSON.stringify({ '@context': context, '@type': 'Organization', name: 'x' }))),
});

blindCases(structuredDataValid, [cut(marked(SHOP)), cut(marked()), cut(found('missing', 'required'))]);
