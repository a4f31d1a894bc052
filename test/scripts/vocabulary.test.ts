import { describe, expect, test } from 'vitest';
import {
  LOCAL_BUSINESS_NAMES,
  SCHEMA_PROPERTY_NAMES,
  SCHEMA_TYPE_NAMES,
} from '../../lib/data/generated/schema-types.ts';
import { readVocabulary } from '../../scripts/vocabulary/table.ts';
import { allBelow, declarations, isDeclared, partsOf } from '../kit/schema-org.ts';

/* The table is made of what each interface extends, from below; here the release is read from above. */
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

describe('the names of schema.org', () => {
  test('of local businesses are those of all unions below LocalBusiness', () =>
    expect(sorted(LOCAL_BUSINESS_NAMES)).toEqual(sorted(allBelow('LocalBusiness'))));

  test('of types are those of all unions below Thing and Role, and values that are no things', () => {
    const things = [...allBelow('Thing'), ...allBelow('Role')];
    expect(things.length).toBeGreaterThan(800);
    expect(things.filter((name) => !SCHEMA_TYPE_NAMES.has(name))).toEqual([]);
    const others = [...SCHEMA_TYPE_NAMES].filter((name) => !things.includes(name));
    // https://schema.org/DataType and https://schema.org/Quantity, with all below them.
    expect(others.filter((name) => !isDeclared(name))).toEqual([]);
    for (const parent of ['Boolean', 'Date', 'DateTime', 'Number', 'Text', 'Time', 'Quantity'])
      expect(others, parent).toContain(parent);
    for (const parent of ['Text', 'Number']) expect(others).toEqual(expect.arrayContaining([...partsOf(parent)]));
  });

  test('of properties stand in the values that they take', () =>
    expect(sorted(SCHEMA_PROPERTY_NAMES)).toEqual(
      sorted([...declarations.matchAll(/, "(\w+)">;$/gm)].map(([, name = '']) => name)),
    ));
});

test.each([
  ['Bakery', 'a FoodEstablishment'],
  ['Hotel', 'a LodgingBusiness'],
  ['Dentist', 'a MedicalBusiness and a MedicalOrganization'],
  ['BankOrCreditUnion', 'a FinancialService'],
  ['TattooParlor', 'a HealthAndBeautyBusiness'],
])('schema.org has %s, %s, below LocalBusiness', (name) => expect(LOCAL_BUSINESS_NAMES.has(name)).toBe(true));

test.each(['Organization', 'Place', 'Corporation', 'OnlineStore', 'Person', 'Product', 'CivicStructure', 'Airport'])(
  'schema.org has %s elsewhere',
  (name) => {
    expect(SCHEMA_TYPE_NAMES.has(name)).toBe(true);
    expect(LOCAL_BUSINESS_NAMES.has(name)).toBe(false);
  },
);

// Members of enumerations, names of other vocabularies, and slips.
test.each(['InStock', 'EventScheduled', 'Male', 'foaf', 'Organisation', 'Faq', 'product', 'IdReference', 'ThingLeaf'])(
  '%s is no type of schema.org',
  (name) => expect(SCHEMA_TYPE_NAMES.has(name)).toBe(false),
);

test('the table is what the generator makes of the release that is installed', () => {
  const { types, localBusinesses, properties } = readVocabulary(declarations);
  expect([types, localBusinesses, properties]).toEqual(
    [SCHEMA_TYPE_NAMES, LOCAL_BUSINESS_NAMES, SCHEMA_PROPERTY_NAMES].map((names) => [...names]),
  );
});

test('declarations of another shape make no table', () => {
  expect(() => readVocabulary('export interface Thing {}')).toThrow(/too little/);
});
