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
/** What the validator found. */
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
    marked({ '@type': 'WebSite', name: 'x' }),
    marked({ '@type': 'NogNietBekend' }),
  ],
  incomplete: [
    marked({ ...SHOP, telephone: '' }),
    annotated({ ...SHOP, telephone: '' }),
    found('missing', 'recommended'),
  ],
  imprecise: [found('invalid', 'recommended')],
  unreadable: [marked('{"@context": "https://schema.org",}'), marked(SHOP, '{{')],
  noContext: [marked(JSON.stringify(SHOP))],
  unknownType: [marked({ ...SHOP, '@type': 'LocalBussiness' }), marked({ '@type': 'organization' })],
  requiredMissing: [
    found('missing', 'required'),
    marked(SHOP, { '@type': 'Event', name: 'Fietsdag' }),
    annotated({ '@type': 'Event', name: 'Fietsdag' }),
  ],
  requiredInvalid: [found('invalid', 'required')],
  none: [marked(), marked(''), marked(JSON.stringify({ '@context': 'https://example.org', '@type': 'Iets' }))],
});

blindCases(structuredDataValid, [cut(marked(SHOP)), cut(marked()), cut(found('missing', 'required'))]);
