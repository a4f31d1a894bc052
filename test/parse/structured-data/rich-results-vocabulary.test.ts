import { describe, expect, test } from 'vitest';
import { RICH_RESULTS } from '../../../lib/data/structured-data/rich-results.ts';
import { findInvalidFields } from '../../../lib/parse/structured-data/rich-result-values.ts';
import { collectSubjects, findMissingFields } from '../../../lib/parse/structured-data/rich-results.ts';
import { allBelow, hasPath, membersOf } from '../../kit/schema-org.ts';

/* The requirements on structured data, compared with schema.org's own release and with the tables of the runtime. */

const subjects = (node: object) =>
  collectSubjects({ jsonLd: [JSON.stringify({ '@context': 'https://schema.org', ...node })], annotated: [] });
const invalid = (node: object) => {
  const { required, recommended } = findInvalidFields(subjects(node));
  return [...required, ...recommended];
};

test.each(RICH_RESULTS.map((row) => [row.source, row] as const))(
  '%s requires only properties that schema.org allows on the node',
  (_, { types, when = '', each, required, recommended }) => {
    const paths = [when, ...required, ...recommended]
      .flatMap((one) => one.split('|'))
      .filter((path) => path !== '')
      .map((path) => (each === undefined ? path : `${each}.${path}`));
    // The inputs that an action needs are named after one of its properties, or freely (schema.org/docs/actions.html).
    const strange = types.flatMap((type) =>
      paths.filter((path) => !path.endsWith('-input') && !hasPath(type, path)).map((path) => `${type}.${path}`),
    );
    expect(strange).toEqual([]);
  },
);

describe('events', () => {
  // Events that no visitor attends: a broadcast, a parcel, a click, a course instance and an event series.
  const OTHER = [...allBelow('PublicationEvent'), ...allBelow('UserInteraction'), ...allBelow('DeliveryEvent')].concat([
    'CourseInstance',
    ...allBelow('EventSeries'),
  ]);
  test.each(allBelow('Event').filter((type) => !OTHER.includes(type)))('%s requires a start date', (type) =>
    expect(findMissingFields(subjects({ '@type': type, name: 'Markt', location: 'Utrecht' })).required).toEqual([
      `${type}.startDate`,
    ]),
  );
  test.each(OTHER)('%s does not require a start date', (type) =>
    expect(findMissingFields(subjects({ '@type': type, name: 'Markt' })).required).toEqual([]),
  );
});

describe.each([
  [
    'ItemAvailability',
    { '@type': 'SoftwareApplication' },
    'offers.availability',
    ['Op voorraad', 'InStok', 'Available'],
  ],
  ['EventStatusType', { '@type': 'Event' }, 'eventStatus', ['EventDelayed', 'Cancelled', 'gaat door']],
  [
    'EventAttendanceModeEnumeration',
    { '@type': 'Event' },
    'eventAttendanceMode',
    ['Online', 'HybridEventAttendanceMode'],
  ],
] as const)('values of %s', (enumeration, node, path, wrong) => {
  const holding = (value: string): object => {
    const [first = '', second] = path.split('.');
    return { ...node, [first]: second === undefined ? value : { '@type': 'Offer', price: 1, [second]: value } };
  };
  const members = membersOf(enumeration);
  test('has several members', () => expect(members.length).toBeGreaterThan(2));
  test.each(members)('%s is a member, by name or address', (member) => {
    for (const value of [member, `https://schema.org/${member}`, `http://schema.org/${member}`])
      expect(invalid(holding(value)), value).toEqual([]);
  });
  test.each(wrong)('%s is not a member', (value) => expect(invalid(holding(value))).toHaveLength(1));
});

describe('currencies', () => {
  const isKnown = (code: string): boolean =>
    invalid({ '@type': 'SoftwareApplication', offers: { '@type': 'Offer', price: '1', priceCurrency: code } })
      .length === 0;
  const all = Intl.supportedValuesOf('currency');

  test('in use according to Unicode are known', () => {
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter((code) => !isKnown(code))).toEqual([]);
  });

  // Predecessors of the euro and currencies that were redenominated; pages that name them are old.
  test.each([
    ...[
      'ATS',
      'BEF',
      'DEM',
      'EEK',
      'ESP',
      'FIM',
      'FRF',
      'GRD',
      'IEP',
      'ITL',
      'LTL',
      'LUF',
      'LVL',
      'NLG',
      'PTE',
      'SIT',
      'SKK',
    ],
    ...['GHC', 'MZM', 'ROL', 'TRL', 'VEF', 'YUM', 'ZMK', 'ZWD'],
    ...['BTC', 'ETH', 'RMB', 'UKP', 'NTD', 'EURO', 'US$', '€', 'EU'],
  ])('%s is unknown', (code) => expect(isKnown(code)).toBe(false));

  test('of no country are unknown, except units of account and metals of ISO 4217', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => one + two + three)));
    const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    // The first two letters are those of a country, or an X (ISO 4217 §4).
    const others = codes.filter((code) => !all.includes(code) && isKnown(code));
    expect(others.filter((code) => !code.startsWith('X') && regions.of(code.slice(0, 2)) === undefined)).toEqual([]);
    expect(others.length).toBeLessThan(20);
  });
});
