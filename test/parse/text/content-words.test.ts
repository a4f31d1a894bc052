import { expect, test } from 'vitest';
import { hasSharedWord, listContentWords } from '../../../lib/parse/text/content-words.ts';

test.each([
  ['Welkom bij onze fietsenwinkel in Utrecht', ['fietsenwinkel', 'utrecht']],
  ['What is HSTS, and why do I need it?', ['hsts', 'need']],
  ['Home', []],
  ['ｆｉｅｔｓ', ['fiets']],
])('%s', (text, words) => expect(listContentWords(text)).toEqual(words));

test.each([
  [['fiets'], ['fietsen'], true],
  [['fietsenmaker'], ['fiets'], true],
  [['fiets'], ['stadsfiets'], false],
  [['kat'], ['katten'], false],
  [['kat'], ['kat'], true],
  [[], ['kat'], false],
])('%j and %j: %s', (some, others, shared) => expect(hasSharedWord(some, others)).toBe(shared));
