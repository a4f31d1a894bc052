import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visible, webAddress } from '../../lib/view/visible.ts';

describe('text of a stranger', () => {
  test.each([
    ['a\u0000b', 'a␀b'],
    ['a\u001b[31mrood', 'a␛[31mrood'],
    ['a\u007fb', 'a␡b'],
    ['veilig\u202eexe.gnp', 'veilig[U+202E]exe.gnp'],
    ['pay\u200bpal', 'pay[U+200B]pal'],
    ['\ufeffbegin', '[U+FEFF]begin'],
    ['regel\u2028twee', 'regel[U+2028]twee'],
    ['half\ud800', 'half\ufffd'],
    ['regel\n\tinspringing é ☂ 𝒳', 'regel\n\tinspringing é ☂ 𝒳'],
  ])('%j becomes %j', (text, shown) => expect(visible(text)).toBe(shown));

  test('never keeps a control or an invisible character', () => {
    const hostile = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) });
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = visible(text);
        expect(shown.isWellFormed()).toBe(true);
        for (const character of shown)
          expect(character).not.toMatch(/^(?![\n\t])[\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff]$/u);
      }),
    );
  });
});

describe('a link', () => {
  test.each([
    ['https://voorbeeld.nl/a b', 'https://voorbeeld.nl/a%20b'],
    ['http://voorbeeld.nl', 'http://voorbeeld.nl/'],
    ['javascript:alert(1)', null],
    ['data:text/html,<script>', null],
    [' java\nscript:alert(1)', null],
    ['//voorbeeld.nl', null],
    ['', null],
  ])('%j leads to %j', (text, address) => expect(webAddress(text)).toBe(address));
});
