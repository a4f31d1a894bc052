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

test('the parts of a tag are those of the text, in their own case, and no other text is a tag', () => {
  const part = fc.constantFrom('nl', 'NL', 'srn', 'Latn', 'hANT', 'be', '419', '001', 'x', 'zzz', '', 'a1');
  const tags = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('-'));
  fc.assert(
    fc.property(fc.oneof(tags, fc.string()), (text) => {
      const tag = parseLanguageTag(text);
      const parts = text.trim().toLowerCase().split('-');
      if (tag === null) {
        expect(['nl', 'srn'].includes(parts[0] ?? '') && parts.length === 1).toBe(false);
        return;
      }
      expect(tag.language).toBe(parts[0]);
      for (const other of [tag.script, tag.region]) expect([...parts.slice(1), '']).toContain(other.toLowerCase());
      expect(tag.script).toMatch(/^(?:[A-Z][a-z]{3})?$/);
      expect(tag.region).toMatch(/^(?:[A-Z]{2}|\d{3})?$/);
    }),
    { numRuns: inputs() },
  );
});
