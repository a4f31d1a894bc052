import { describe, expect, test } from 'vitest';
import {
  LOCAL_BUSINESS_NAMES,
  SCHEMA_PROPERTY_NAMES,
  SCHEMA_TYPE_NAMES,
} from '../../lib/data/generated/schema-types.ts';
import { readVocabulary } from '../../scripts/vocabulary/table.ts';
import { allBelow, declarations, isDeclared, partsOf } from '../kit/schema-org.ts';

/* The table is derived upwards, from what each interface extends; here the release is read downwards. */
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

describe('the names of schema.org', () => {
  test('of local businesses are those below LocalBusiness', () =>
    expect(sorted(LOCAL_BUSINESS_NAMES)).toEqual(sorted(allBelow('LocalBusiness'))));

  test('of types are those below Thing and Role, and the data types', () => {
    const things = [...allBelow('Thing'), ...allBelow('Role')];
    expect(things.length).toBeGreaterThan(800);
    expect(things.filter((name) => !SCHEMA_TYPE_NAMES.has(name))).toEqual([]);
    const others = [...SCHEMA_TYPE_NAMES].filter((name) => !things.includes(name));
    // https://schema.org/DataType and https://schema.org/Quantity, with everything below them.
    expect(others.filter((name) => !isDeclared(name))).toEqual([]);
    for (const parent of ['Boolean', 'Date', 'DateTime', 'Number', 'Text', 'Time', 'Quantity'])
      expect(others, parent).toContain(parent);
    for (const parent of ['Text', 'Number']) expect(others).toEqual(expect.arrayContaining([...partsOf(parent)]));
  });

  test('of properties are those declared with their values', () =>
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
  'schema.org has %s, but not below LocalBusiness',
  (name) => {
    expect(SCHEMA_TYPE_NAMES.has(name)).toBe(true);
    expect(LOCAL_BUSINESS_NAMES.has(name)).toBe(false);
  },
);

// Members of enumerations, names of other vocabularies, and typos.
test.each(['InStock', 'EventScheduled', 'Male', 'foaf', 'Organisation', 'Faq', 'product', 'IdReference', 'ThingLeaf'])(
  '%s is not a type of schema.org',
  (name) => expect(SCHEMA_TYPE_NAMES.has(name)).toBe(false),
);

test('the table is what the generator makes of the installed release', () => {
  const { types, localBusinesses, properties } = readVocabulary(declarations);
  expect([types, localBusinesses, properties]).toEqual(
    [SCHEMA_TYPE_NAMES, LOCAL_BUSINESS_NAMES, SCHEMA_PROPERTY_NAMES].map((names) => [...names]),
  );
});

test('declarations of another shape are rejected', () => {
  expect(() => readVocabulary('export interface Thing {}')).toThrow(/too little/);
});
