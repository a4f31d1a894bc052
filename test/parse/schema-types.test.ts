import { describe, expect, test } from 'vitest';
import { unknownTypes } from '../../lib/parse/schema-types.ts';

describe('unknownTypes', () => {
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
  ])('%s: %s', (type, unknown) => expect(unknownTypes([type])).toEqual(unknown ? [type] : []));
});
