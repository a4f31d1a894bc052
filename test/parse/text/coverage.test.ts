import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOf, findMissingSentences, measureCoverage, splitWords } from '../../../lib/parse/text/coverage.ts';

const numbered = (prefix: string, count: number): string =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`).join(' ');

describe('words', () => {
  test('are runs of letters and digits, folded', () =>
    expect(splitWords('Één ﬁets, € 12,50 (NL-made)!')).toEqual(['één', 'fiets', '12', '50', 'nl', 'made']));
  test('are the same with characters that are not shown', () => {
    expect(splitWords('Ver\u00ADze\u00ADke\u200Bring aan\u2060vragen\u00AD')).toEqual(['verzekering', 'aanvragen']);
    expect(splitWords('een\u00AD\u00AD twee \u00ADdrie')).toEqual(['een', 'twee', 'drie']);
    // In Thai and Khmer a zero width space is the space between words.
    expect(splitWords('สวน\u200Bบาน')).toEqual(['สวน', 'บาน']);
  });
  test('are absent from text without letters and digits', () => expect(splitWords('— … !')).toEqual([]));
});

test.each([
  ['a b c d e', 'a b c d e', 9],
  ['a b c d e', 'x a b c d e y', 11],
  ['a b c d', 'a b c d', null],
  ['a b c d e', 'e d c b a', null],
  // Composed and decomposed letters, ligatures, and letters whose lower case is two characters.
  ['één twee drie vier café', 'e\u0301e\u0301n twee drie vier cafe\u0301 en meer', 26],
  ['een twee drie vier fiets', 'een twee drie vier ﬁets, en meer', 23],
  ['İzmir twee drie vier vijf', 'x İzmir twee drie vier vijf y', 27],
  ['twee drie vier vijf zes', 'café ﬁn cafe\u0301 twee drie vier vijf zes y', 37],
])('%s ends in %s at %s', (part, whole, end) => expect(endOf(part, whole)).toBe(end));

const letters = fc.constantFrom('a', 'a\u00AD', 'e\u0301', 'é', 'ﬁ', 'İ', '½', 'ｶﾞ', '한', ' ', '. ');
const texts = fc.array(letters, { minLength: 12, maxLength: 60 }).map((parts) => parts.join(''));

test('a text of any letters ends at its last word, in any normalisation form', () =>
  fc.assert(
    fc.property(texts, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), (text, form) => {
      const end = endOf(text.normalize(form), `${text} .`);
      const words = splitWords(text);
      expect(splitWords(text.slice(0, end ?? 0))).toEqual(words.length < 5 ? [] : words);
    }),
  ));

describe('coverage', () => {
  test('is complete for a text that a script hyphenates', () =>
    fc.assert(
      fc.property(texts, fc.constantFrom('\u00AD', '\u200B', '\u2060'), (text, sign) => {
        fc.pre(splitWords(text).length > 0);
        const hyphenated = [...text].join(sign);
        // A decomposed letter with a sign inside is another letter.
        fc.pre(hyphenated.normalize('NFKC').replaceAll(sign, '') === text.normalize('NFKC'));
        expect(measureCoverage(hyphenated, text).share).toBe(1);
        expect(endOf(text, hyphenated)).toBe(endOf(hyphenated, hyphenated));
      }),
    ));

  test('is complete for a text contained in another', () => {
    const text = numbered('woord', 461);
    expect(measureCoverage(text, `kop ${text} voet`)).toMatchObject({ share: 1, words: 461, found: 461 });
  });

  test('is zero against an empty text', () =>
    expect(measureCoverage(numbered('woord', 461), '')).toMatchObject({ share: 0, words: 461, found: 0 }));

  test('counts the words of one vocabulary in another order as missing', () => {
    const words = numbered('woord', 100).split(' ');
    expect(measureCoverage(words.join(' '), [...words].reverse().join(' ')).share).toBe(0);
  });

  test('is half for half a text, apart from the seam', () => {
    const { share, found } = measureCoverage(`${numbered('a', 100)} ${numbered('b', 100)}`, numbered('a', 100));
    expect(share).toBeCloseTo(96 / 196);
    expect(found).toBe(100);
  });

  test('counts a repeated passage as often as the other text contains it', () => {
    const passage = 'een twee drie vier vijf';
    expect(measureCoverage(`${passage} x ${passage} y ${passage}`, passage).share).toBeCloseTo(1 / 13);
  });

  test('treats fewer than five words as a single run', () =>
    expect(measureCoverage('een twee drie vier', 'een twee drie vier')).toMatchObject({
      share: 1,
      words: 4,
      found: 4,
    }));

  const word = fc.oneof(fc.constantFrom('een', 'twee', 'drie', 'vier', 'vijf', 'Zes'), fc.string({ maxLength: 6 }));
  const text = fc.array(word, { maxLength: 20 }).map((words) => words.join(' '));

  test('stays between 0 and 1 for any texts, and is 1 for what is there in full', () =>
    fc.assert(
      fc.property(text, text, (part, whole) => {
        const { share, found, words } = measureCoverage(part, whole);
        expect(share >= 0 && share <= 1).toBe(true);
        expect(found).toBeLessThanOrEqual(words);
        // A text covers itself, and more text around it takes nothing away.
        expect(measureCoverage(part, part).found).toBe(words);
        expect(measureCoverage(part, `${whole} ${part} ${whole}`).found).toBe(words);
      }),
    ));
});

test('the first missing sentences are listed', () => {
  const there = 'Wij repareren fietsen in Utrecht sinds 1984.';
  const text = `${there} Een beurt kost negentig euro per keer. Ja. Op zaterdag zijn wij open tot vijf uur.`;
  expect(findMissingSentences(text, measureCoverage(text, there), 3)).toEqual([
    'Een beurt kost negentig euro per keer.',
    'Op zaterdag zijn wij open tot vijf uur.',
  ]);
  expect(findMissingSentences(text, measureCoverage(text, text), 3)).toEqual([]);
  expect(findMissingSentences(text, measureCoverage(text, there), 1)).toEqual([
    'Een beurt kost negentig euro per keer.',
  ]);
});

test.each([
  ['een twee drie vier', true],
  ['een twee drie', false],
  ['een twee drie vier vijf zes!?', true],
])('the missing sentence %s is listed: %s', (sentence, is) =>
  expect(findMissingSentences(sentence, measureCoverage(sentence, ''), 9)).toEqual(is ? [sentence] : []),
);

test('a sentence with half of its words present is not missing', () => {
  const half = 'a b c d e f g h i j.';
  expect(findMissingSentences(half, measureCoverage(half, 'a b c d e'), 9)).toEqual([]);
  const less = 'a b c d e f g h i j k.';
  expect(findMissingSentences(less, measureCoverage(less, 'a b c d e'), 9)).toEqual([less]);
});

test('a sentence is split at four hundred characters', () => {
  const long = `${'woord '.repeat(80)}eind.`;
  expect(findMissingSentences(long, measureCoverage(long, ''), 9).map(({ length }) => length)).toEqual([400, 85]);
});

test('the last common run sets the end, whatever its case and form', () =>
  expect(endOf('Éen twee drie vier vijf', 'x een twee, ÉEN twee drie – vier vijf! slot')).toBe(37));
