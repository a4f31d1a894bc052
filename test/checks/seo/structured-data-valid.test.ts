import { structuredDataValid } from '../../../lib/checks/seo/structured-data-valid.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { NOW, page, scan } from '../../kit/facts.ts';

const marked = (...blocks: readonly (object | string)[]) => ({
  page: page({
    structuredData: {
      jsonLd: blocks.map((block) =>
        typeof block === 'string' ? block : JSON.stringify({ '@context': 'https://schema.org', ...block }),
      ),
    },
  }),
  scan: scan(),
});
const later = (facts: ReturnType<typeof marked>) => ({ ...facts, scan: scan({ at: NOW + 200 * 86_400_000 }) });
const cut = (facts: ReturnType<typeof marked>) => ({
  ...facts,
  page: page({ structuredData: { ...facts.page.structuredData, truncated: true } }),
});
const SHOP = { '@type': 'Bakery', name: 'Jansen', address: 'Dorpsstraat 1', telephone: '030', openingHours: 'Mo-Fr' };

cases(structuredDataValid, {
  valid: [marked(SHOP), marked({ '@type': 'WebSite', name: 'x' }), marked({ '@type': 'NogNietBekend' })],
  incomplete: [marked({ ...SHOP, telephone: '' }), marked({ '@type': 'Organization', name: 'x' })],
  unreadable: [marked('{"@context": "https://schema.org",}'), marked(SHOP, '{{')],
  noContext: [marked(JSON.stringify(SHOP))],
  unknownType: [marked({ ...SHOP, '@type': 'LocalBussiness' }), marked({ '@type': 'organization' })],
  requiredMissing: [
    marked({ '@type': 'Product', name: 'Fiets' }),
    marked(SHOP, { '@type': 'Event', name: 'Fietsdag' }),
  ],
  faultyByOldTable: [later(marked({ '@type': 'organization' })), later(marked({ '@type': 'Product', name: 'Fiets' }))],
  none: [marked(), marked(''), marked(JSON.stringify({ '@context': 'https://example.org', '@type': 'Iets' }))],
});

blindCases(structuredDataValid, [cut(marked(SHOP)), cut(marked()), cut(marked({ '@type': 'Product', name: 'Fiets' }))]);
