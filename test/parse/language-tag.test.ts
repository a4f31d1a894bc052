import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLanguageTag } from '../../lib/parse/language-tag.ts';
import { inputs } from '../kit/inputs.ts';

test.each([
  ['nl', { language: 'nl', script: '', region: '' }],
  ['NL-be', { language: 'nl', script: '', region: 'BE' }],
  ['zh-hant-TW', { language: 'zh', script: 'Hant', region: 'TW' }],
  ['sr-Latn', { language: 'sr', script: 'Latn', region: '' }],
  ['es-419', { language: 'es', script: '', region: '419' }],
  ['fil', { language: 'fil', script: '', region: '' }],
  [' en-GB ', { language: 'en', script: '', region: 'GB' }],
])('%s', (tag, expected) => expect(parseLanguageTag(tag)).toEqual(expected));

test.each([
  'nl-EN',
  'en-UK',
  'xx',
  'nld',
  'nl_NL',
  'nl-NL-Latn',
  'x-default',
  'be-',
  '',
  '-',
  'nederlands',
  'nl-',
  'en-EU',
])('%s is none', (tag) => expect(parseLanguageTag(tag)).toBeNull());

test('any text gives a tag or none', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const tag = parseLanguageTag(text);
      if (tag !== null) expect(text.trim().toLowerCase().startsWith(tag.language)).toBe(true);
    }),
    { numRuns: inputs() },
  );
});
