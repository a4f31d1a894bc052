import { expect, test } from 'vitest';
import { compareLanguages } from '../../../lib/parse/text/same-language.ts';

test.each([
  ['nl', 'nl', 'same'],
  ['NL-be', 'nl', 'same'],
  ['zh-Hant', 'zh', 'same'],
  ['he', 'iw', 'same'],
  ['nn', 'nb', 'same'],
  ['no', 'nb', 'same'],
  ['in', 'id', 'same'],
  ['ji', 'yi', 'same'],
  ['tl', 'fil', 'same'],
  ['yue', 'zh', 'same'],
  ['nl_NL', 'nl', 'same'],
  ['sr', 'hr', 'close'],
  ['sh', 'bs', 'close'],
  ['sh', 'sr', 'close'],
  ['da', 'nl', 'other'],
  ['nb', 'da', 'close'],
  ['nl', 'af', 'close'],
  ['bs', 'hr', 'close'],
  ['en', 'nl', 'other'],
  ['', 'nl', 'other'],
])('%s against %s: %s', (declared, detected, relation) => expect(compareLanguages(declared, detected)).toBe(relation));
