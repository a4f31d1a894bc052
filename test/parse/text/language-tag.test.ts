import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLanguageTag } from '../../../lib/parse/text/language-tag.ts';
import { inputs } from '../../kit/inputs.ts';

test.each([
  ['nl', { language: 'nl', script: '', region: '' }],
  ['NL-be', { language: 'nl', script: '', region: 'BE' }],
  ['zh-hant-TW', { language: 'zh', script: 'Hant', region: 'TW' }],
  ['sr-Latn', { language: 'sr', script: 'Latn', region: '' }],
  ['es-419', { language: 'es', script: '', region: '419' }],
  // Some of the seven thousand living languages: Limburgish, Sranan, Papiamento, Sign Language of the Netherlands.
  ['srn', { language: 'srn', script: '', region: '' }],
  ['dse', { language: 'dse', script: '', region: '' }],
  ['pap-CW', { language: 'pap', script: '', region: 'CW' }],
  ['en-001', { language: 'en', script: '', region: '001' }],
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
  'en-Abcd',
  'en-999',
  'en-000',
  // A two-letter code is required when there is one (RFC 5646, 2.2.1); private-use and deprecated codes are invalid.
  'lim',
  'deu-DE',
  'qaa',
  'aam',
  'en-Qaaa',
  'zzz',
])('%s is not a language tag', (tag) => expect(parseLanguageTag(tag)).toBeNull());

test('any text yields a tag or null', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const tag = parseLanguageTag(text);
      if (tag !== null) expect(text.trim().toLowerCase().startsWith(tag.language)).toBe(true);
    }),
    { numRuns: inputs() },
  );
});
