import { entityIdentity } from '../../../lib/checks/ai/entity-identity.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, page, seen } from '../../kit/facts.ts';

const COMPLETE = {
  '@type': 'BikeStore',
  name: 'Voorbeeld Tweewielers',
  url: 'https://voorbeeld.nl/',
  telephone: '+31 30 123 45 67',
  sameAs: ['https://www.linkedin.com/company/voorbeeld'],
};
const marked = (...nodes: readonly object[]): Facts['page']['structuredData'] => ({
  jsonLd: nodes.map((node) => JSON.stringify({ '@context': 'https://schema.org', ...node })),
  annotated: [],
  truncated: false,
  types: [],
  microdata: [],
});
const on = (
  structuredData: Facts['page']['structuredData'],
  home: Facts['visited']['home'] = blind('notApplicable'),
) => ({
  page: page({ structuredData }),
  visited: seen<Facts['visited']>({ candidates: 3, sample: [], home }),
});
const { telephone: _, ...noContact } = COMPLETE;
const { sameAs: __, ...noProfiles } = COMPLETE;
const micro = (property: string, value: string) => ({ type: 'https://schema.org/LocalBusiness', property, value });

cases(entityIdentity, {
  complete: [
    on(marked(COMPLETE)),
    on(marked(), seen(marked(COMPLETE))),
    on(marked({ '@type': 'WebPage', publisher: { ...noContact, '@type': 'Organization', logo: '/logo.png' } })),
    on(marked({ ...noProfiles, identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: '12345678' } })),
    on(marked({ ...noProfiles, vatID: 'NL001234567B01' })),
    on(marked({ ...noProfiles, iso6523Code: '0106:12345678' })),
    on(marked({ ...noProfiles, taxID: 'NL001234567B01' })),
    on(marked({ ...noProfiles, sameAs: { '@id': 'https://www.wikidata.org/entity/Q1' } })),
    on(
      marked({
        ...noContact,
        contactPoint: [{ '@type': 'ContactPoint', email: 'a@b.nl' }, { telephone: '030-1234567' }],
      }),
    ),
    on({
      ...marked(),
      microdata: [
        micro('name', 'V'),
        micro('url', 'https://voorbeeld.nl'),
        micro('telephone', '030'),
        micro('sameAs', 'https://x.nl'),
      ],
    }),
    { ...on(marked(COMPLETE)), visited: blind('denied') },
  ],
  incomplete: [
    on(marked(noProfiles)),
    on(marked(noContact)),
    on(marked(noProfiles), seen(marked({ '@type': 'Organization', name: 'V' }))),
    { ...on(marked(noProfiles)), visited: blind('timeout') },
  ],
  absent: [
    on(marked()),
    on(marked({ '@type': 'WebPage', name: 'Voorbeeld' }), seen(marked())),
    on(marked({ '@type': 'Product', name: 'Fiets' })),
  ],
});

blindCases(entityIdentity, [
  { ...on(marked()), visited: blind('denied') },
  on(marked(), blind('wall')),
  // Truncated data may name somebody.
  on({ ...marked(), truncated: true }),
  on(marked(), seen({ ...marked(), truncated: true })),
]);
