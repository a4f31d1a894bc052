import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDictionaryMembers, parseToken } from '../../../lib/parse/http/structured-field.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = { numRuns: inputs() };
const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('structured fields', () => {
  test.each([
    ['same-origin', 'same-origin'],
    ['same-origin; report-to="coop"', 'same-origin'],
    ['"same-origin"', null],
    ['same-origin, same-origin', null],
    ['', null],
    ['1', null],
  ])('parseToken %j', (header, token) => expect(parseToken(header)).toBe(token));

  test('parseDictionaryMembers reads items and inner lists', () => {
    expect(parseDictionaryMembers('a=(self "https://b"), c=*, d')).toEqual(
      new Map([
        ['a', ['self', 'https://b']],
        ['c', ['*']],
        ['d', ['']],
      ]),
    );
  });

  test('never throw', () => {
    fc.assert(
      fc.property(anyText, (header) => {
        parseToken(header);
        parseDictionaryMembers(header);
      }),
      RUNS,
    );
  });
});
