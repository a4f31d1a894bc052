import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeVisible, toBrief, toTitleName, toWebAddress } from '../../lib/view/visible.ts';
import { UNSEEN, USED, unseenIn } from '../kit/unseen.ts';

const hexOf = (code: number): string => `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
const shownAs = (code: number): string => {
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : hexOf(code);
};

describe('untrusted text', () => {
  test.each([
    ['a\u0000b', 'a␀b'],
    ['a\u001b[31mrood', 'a␛[31mrood'],
    ['a\u007fb', 'a␡b'],
    ['a\u0085b', 'a[U+0085]b'],
    ['veilig\u202eexe.gnp', 'veilig[U+202E]exe.gnp'],
    ['pay\u200bpal', 'pay[U+200B]pal'],
    ['\ufeffbegin', '[U+FEFF]begin'],
    ['regel\u2028twee', 'regel[U+2028]twee'],
    ['half\ud800', 'half\ufffd'],
    ['zacht\u00adteken', 'zacht[U+00AD]teken'],
    ['niets\u3164hier\u115f', 'niets[U+3164]hier[U+115F]'],
    ['doe dit: \u{e0069}\u{e0067}', 'doe dit: [U+E0069][U+E0067]'],
    ['leeg\u2800vak', 'leeg[U+2800]vak'],
    ['aan\ufff9te\ufffakening\ufffb', 'aan[U+FFF9]te[U+FFFA]kening[U+FFFB]'],
    ['regel\n\tinspringing é ☂ 𝒳', 'regel\n\tinspringing é ☂ 𝒳'],
  ])('%j becomes %j', (text, shown) => expect(makeVisible(text)).toBe(shown));

  test('makes every invisible code point visible, alone and between letters', () => {
    expect(UNSEEN.length).toBeGreaterThan(4_000);
    const wrong = UNSEEN.filter((code) => {
      const character = String.fromCodePoint(code);
      return [character, `a${character}b`, `${character}${character}`].some(
        (text) => makeVisible(text) !== text.replaceAll(character, shownAs(code)),
      );
    });
    expect(wrong.map(hexOf)).toEqual([]);
  });

  test('leaves every other code point unchanged', { tags: ['full'] }, () => {
    const unseen = new Set(UNSEEN);
    const touched = Array.from({ length: 0x110000 }, (_, code) => code).filter((code) => {
      if (unseen.has(code) || (code >= 0xd800 && code <= 0xdfff)) return false;
      const character = String.fromCodePoint(code);
      return makeVisible(character) !== character;
    });
    expect(touched.map(hexOf)).toEqual([]);
  });

  test.each(USED)('%s remains unchanged', (_, text) => expect(makeVisible(text)).toBe(text));

  test.each([
    ['a joiner between letters', 'a\u200db', 'a[U+200D]b'],
    ['a joiner behind a picture', '\u{1f468}\u200d', '\u{1f468}[U+200D]'],
    ['two joiners between pictures', '\u{1f468}\u200d\u200d\u{1f469}', '\u{1f468}[U+200D][U+200D]\u{1f469}'],
    ['a non-joiner between Latin letters', 'Auf\u200clage', 'Auf[U+200C]lage'],
    ['a non-joiner at the end of a Persian word', 'می\u200c', 'می[U+200C]'],
    ['a selector behind a letter', 'a\ufe0f', 'a[U+FE0F]'],
    ['a selector behind a digit that is no keycap', '1\ufe0f', '1[U+FE0F]'],
    ['a second selector', '\u2764\ufe0f\ufe0f', '\u2764\ufe0f[U+FE0F]'],
    ['a selector of ideographs behind a letter', 'a\u{e0100}', 'a[U+E0100]'],
    [
      'tags after a flag that no font draws',
      '\u{1f3f4}\u{e0075}\u{e0073}\u{e007f}',
      '\u{1f3f4}[U+E0075][U+E0073][U+E007F]',
    ],
    ['tags behind a smile', '\u{1f600}\u{e0041}', '\u{1f600}[U+E0041]'],
    ['Hangul fillers around a vowel', '\u115f\u1161\u1160', '[U+115F]\u1161[U+1160]'],
  ])('%s is written out', (_, text, shown) => expect(makeVisible(text)).toBe(shown));

  test('leaves no control or invisible character, whatever surrounds it', () => {
    const letters = fc.constantFrom('a', '1', ' ', '<', '\u0915', '\u0627', '\u8fbb', '\u{1f468}', '\u2764', '\u0301');
    const unseen = fc.constantFrom(...UNSEEN).map((code) => String.fromCodePoint(code));
    const texts = fc.array(
      fc.oneof(
        letters,
        unseen,
        fc.constantFrom(...USED).map(([, text]) => text),
      ),
    );
    fc.assert(
      fc.property(texts, (pieces) => {
        const shown = makeVisible(pieces.join(''));
        expect(shown.isWellFormed()).toBe(true);
        // Joiners and selectors stay where they are used, as tested above; nothing else may.
        expect(
          unseenIn(shown.replace(/\u200c|\u200d|[\ufe00-\ufe02]|\ufe0e|\ufe0f|[\u{e0100}-\u{e01ef}]/gu, '')),
        ).toBeNull();
      }),
    );
  });

  test('makeVisible is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(makeVisible(makeVisible(text))).toBe(makeVisible(text));
      }),
    );
  });

  test('is truncated in a sentence and in a name', () => {
    expect(toBrief('x'.repeat(3_000))).toBe(`${'x'.repeat(2_000)} …`);
    expect(toTitleName(`${'x'.repeat(99)}\u202e${'y'.repeat(9)}`)).toBe(`${'x'.repeat(99)}[U+202E]`);
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
  ])('%j leads to %j', (text, address) => expect(toWebAddress(text)).toBe(address));
});
