import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  LOCAL_BUSINESS_NAMES,
  SCHEMA_PROPERTY_NAMES,
  SCHEMA_TYPE_NAMES,
} from '../../lib/data/generated/schema-types.ts';
import { readVocabulary } from '../../scripts/vocabulary/table.ts';

const declarations = readFileSync(join(import.meta.dirname, '../../node_modules/schema-dts/dist/schema.d.ts'), 'utf8');

test('the table is what the release declares', () => {
  const { types, localBusinesses, properties } = readVocabulary(declarations);
  expect([...SCHEMA_TYPE_NAMES]).toEqual(types);
  expect([...LOCAL_BUSINESS_NAMES]).toEqual(localBusinesses);
  expect([...SCHEMA_PROPERTY_NAMES]).toEqual(properties);
  expect(types).toEqual(expect.arrayContaining(['Thing', '3DModel', 'MemberProgram', 'Quantity', 'FAQPage']));
  expect(localBusinesses).toEqual(expect.arrayContaining(['LocalBusiness', 'Bakery', 'TattooParlor', 'Hotel']));
  expect(localBusinesses).not.toContain('Organization');
  expect(properties).toEqual(expect.arrayContaining(['name', 'mainEntityOfPage', 'offers']));
});

test('declarations of another shape make no table', () => {
  expect(() => readVocabulary('export interface Thing {}')).toThrow(/too little/);
});
