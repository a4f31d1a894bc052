import { entityConsistent } from '../../../lib/checks/ai/entity-consistent.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, page, property, scan, seen } from '../../kit/facts.ts';

const shop = (changes: object = {}) => ({
  '@type': 'BikeStore',
  name: 'Voorbeeld Tweewielers B.V.',
  url: 'https://voorbeeld.nl/',
  telephone: '030-1234567',
  ...changes,
});
const marked = (...nodes: readonly object[]): Facts['page']['structuredData'] => ({
  jsonLd: nodes.map((node) => JSON.stringify({ '@context': 'https://schema.org', ...node })),
  annotated: [],
  truncated: false,
  types: [],
  microdata: [],
});
const compare = (here: readonly object[], home: readonly object[] | null = null, siteName = '') => ({
  page: page({
    structuredData: marked(...here),
    head: { metas: siteName === '' ? [] : [property('og:site_name', siteName)] },
  }),
  scan: scan(),
  visited: seen<Facts['visited']>({
    candidates: 0,
    sample: [],
    home: home === null ? blind('notApplicable') : seen(marked(...home)),
  }),
});
const kvk = (value: string) => ({ identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value } });

const at = (postalCode: string) => ({ address: { '@type': 'PostalAddress', postalCode } });

cases(entityConsistent, {
  agrees: [
    compare([shop({ name: 'Koninklijke Nederlandse Voetbalbond' })], null, 'KNVB'),
    compare([shop({ name: 'RIVM' })], null, 'Rijksinstituut voor Volksgezondheid en Milieu'),
    compare([shop()], [shop({ name: 'Voorbeeld Tweewielers', telephone: '+31 (0)30 123 45 67' })]),
    compare([shop()], null, 'Voorbeeld Tweewielers Utrecht'),
    compare([shop()], null, 'voorbeeldtweewielers.nl'),
    // Another organisation mentioned on the page may have another name.
    compare([shop(), { '@type': 'Organization', name: 'Gazelle', url: 'https://gazelle.example/' }], null, 'Voorbeeld'),
    compare([shop(kvk('12345678'))], [shop(kvk('12345678'))]),
    // Two branches under one name.
    compare([shop(at('3511 AB')), shop({ ...at('1012 LG'), telephone: '020-7654321' })]),
    // The short number of a Dutch municipality.
    compare([shop({ telephone: '14 020' })], null, 'Voorbeeld'),
    compare([shop({ telephone: '14 0228' })], null, 'Voorbeeld'),
  ],
  contradicts: [
    compare([shop({ name: 'Stichting Zorg voor Ouderen' })], null, 'ANWB'),
    compare([shop()], [shop({ telephone: '030-7654321' })]),
    compare([shop(at('3511 AB'))], [shop({ ...at('3511ab'), telephone: '030-7654321' })]),
    compare([shop({ ...at('3511 AB'), ...kvk('12345678') }), shop({ ...at('1012 LG'), ...kvk('87654321') })]),
    compare([shop(kvk('12345678'))], [shop(kvk('87654321'))]),
    compare([shop()], null, 'Mijn nieuwe WordPress-blog'),
    compare([shop({ vatID: 'NL001234567B01' })], [shop({ vatID: 'NL001234567B02' })]),
  ],
  impossible: [
    compare([shop(kvk('1234567'))]),
    compare([shop({ vatID: 'NL1234B01' })]),
    compare([shop({ telephone: '+31 30 123' })]),
    compare([shop({ telephone: '12345' })]),
  ],
  oneSource: [compare([]), compare([shop()]), compare([], null, 'Voorbeeld')],
});

blindCases(entityConsistent, [
  { ...compare([shop()]), visited: blind('denied') },
  { ...compare([shop()], null, 'Voorbeeld Tweewielers'), visited: blind('timeout') },
]);
