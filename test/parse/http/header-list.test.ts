import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitHeader } from '../../../lib/parse/http/header-list.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = { numRuns: inputs() };
const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('splitHeader', () => {
  test.each([
    ['', ['']],
    ['nosniff', ['nosniff']],
    ['nosniff, nosniff', ['nosniff', 'nosniff']],
    [' a ,\tb', ['a', 'b']],
    ['a,,b', ['a', '', 'b']],
    [',', ['', '']],
    ['"a,b", c', ['"a,b"', 'c']],
    ['"a\\",b", c', ['"a\\",b"', 'c']],
    ['"open, end', ['"open, end']],
  ])('%j', (value, pieces) => expect(splitHeader(value)).toEqual(pieces));

  test('never throws, and splits as String.split does when there are no quotes', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const plain = value.replaceAll('"', '');
        expect(splitHeader(plain)).toHaveLength(plain.split(',').length);
        splitHeader(value);
      }),
      RUNS,
    );
  });
});
