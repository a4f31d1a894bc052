import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeHeader } from '../../../lib/parse/http/decoded-header.ts';
import { asSent } from '../../kit/pasted.ts';

test.each([
  ['plain', 'plain'],
  [asSent('‘none’'), '‘none’'],
  // One byte of windows-1252, no UTF-8.
  ['\u0091none\u0092', '\u0091none\u0092'],
  ['‘none’', '‘none’'],
  ['', ''],
])('%j', (value, shown) => expect(decodeHeader(value)).toBe(shown));

test('text sent as UTF-8 is shown as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decodeHeader(asSent(text))).toBe(text);
    }),
  );
});
