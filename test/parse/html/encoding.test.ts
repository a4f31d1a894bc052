import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeHtml, detectEncoding } from '../../../lib/parse/html/html-charset.ts';
import { bytesOf, ENCODING_CASES } from '../../truth/encoding-cases.ts';
import { bySniffer, byTree, byUs, headPages, shortPages } from '../../truth/encoding-readings.ts';

/** test/browser/encoding.test.ts checks what both browsers do with these. */
test.each(ENCODING_CASES)('$name', ({ type, bytes, encoding }) =>
  expect(detectEncoding(bytesOf(bytes), type)).toBe(encoding),
);

describe('compared with independent implementations', () => {
  test('the head of a page declares what an HTML parser finds', () => {
    fc.assert(
      fc.property(headPages, (html) => {
        expect(byUs(html)).toBe(byTree(html));
      }),
    );
  });

  test('an independent prescan finds the same within 1,024 bytes without scripts', () => {
    fc.assert(
      fc.property(shortPages, (html) => {
        expect(byUs(html)).toBe(bySniffer(html));
      }),
    );
  });
});

test.each([
  ['text/html; charset=iso-2022-kr', '\u001b$)C x', '\uFFFD'],
  ['text/html; charset=iso-2022-kr', '', ''],
  ['text/html; charset=x-user-defined', 'x', 'x'],
  ['text/html; charset=utf-16le', 'h\0i\0', 'hi'],
  ['text/html', '\0<\0?\0x\0m', '<?xm'],
])('%s reads %j as %j', (type, bytes, text) => expect(decodeHtml(bytesOf(bytes), type)).toBe(text));
