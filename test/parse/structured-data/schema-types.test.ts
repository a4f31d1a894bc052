import { describe, expect, test } from 'vitest';
import {
  findMisspeltProperties,
  findUnfamiliarTypes,
  findUnknownTypes,
  isStrangeContext,
} from '../../../lib/parse/structured-data/schema-types.ts';

describe('findUnknownTypes', () => {
  test.each([
    ['Organization', false],
    ['organization', true],
    ['Organisation', true],
    ['LocalBuisness', true],
    ['LocalBussiness', true],
    ['Local Business', true],
    ['', true],
    ['Play', false],
    ['SomethingQuiteNew', false],
    ['gs1:Food', false],
    ['https://voorbeeld.nl/Soort', false],
  ])('%s: %s', (type, unknown) => expect(findUnknownTypes([type])).toEqual(unknown ? [type] : []));
});

test.each([
  ['https://shema.org', true],
  ['https://schema.com/', true],
  ['http://www.schemas.org', true],
  ['schema.org', true],
  ['https://www.w3.org/ns/activitystreams', false],
  ['https://voorbeeld.nl/schema', false],
  ['{"s":"https://elders.org/"}', false],
])('%s is a misspelling of schema.org: %s', (context, strange) => expect(isStrangeContext(context)).toBe(strange));

test.each([
  ['SomethingQuiteNew', true],
  ['Organization', false],
  ['Energy', false],
  ['gs1:Food', false],
  ['https://voorbeeld.nl/Soort', false],
])('%s resembles no known type: %s', (type, unfamiliar) =>
  expect(findUnfamiliarTypes([type])).toEqual(unfamiliar ? [type] : []),
);

test.each([
  ['address', false],
  ['adress', true],
  ['Name', true],
  ['mainEntityofPage', true],
  ['query-input', false],
  ['target-output', false],
  ['gs1:food', false],
  ['iets', false],
  ['eigenVeldVanOns', false],
])('%s is misspelt: %s', (name, slip) => {
  const node = { types: ['Thing'], id: '', properties: new Map([[name, ['x']]]) };
  expect(findMisspeltProperties([node])).toEqual(slip ? [`Thing.${name}`] : []);
});
