import { expect, test } from 'vitest';
import { compareLanguages, isDetectable } from '../../../lib/parse/text/same-language.ts';

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
  ['nld', 'nl', 'same'],
  ['dut', 'nl', 'same'],
  ['ger-AT', 'de', 'same'],
  ['prs', 'fa', 'same'],
  ['cmn-Hans', 'zh', 'same'],
  ['arb', 'ar', 'same'],
  ['mo', 'ro', 'same'],
  ['nds', 'nl', 'other'],
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

test.each(['nl-BE', 'iw', 'nb', 'tl', 'deu', 'yue'])('browsers can detect %s', (tag) =>
  expect(isDetectable(tag)).toBe(true),
);
test.each(['nds-NL', 'stl', 'apc', 'li', 'und', ''])('browsers cannot detect %s', (tag) =>
  expect(isDetectable(tag)).toBe(false),
);
