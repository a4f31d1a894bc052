import { expect, test } from 'vitest';
import { isGenericText } from '../../lib/parse/generic-text.ts';

test.each([
  ['Lees meer', 'nl', true],
  ['  LEES   MEER … ', 'nl', true],
  ['› Klik hier ‹', 'nl-nl', true],
  ['Lees meer', 'en', false],
  ['Lees meer over tarieven', 'nl', false],
  ['start', 'nl', false],
  ['start', 'en-gb', true],
  ['read more', '', true],
  ['hier', '', true],
  ['hier', 'de', false],
  ['', 'nl', false],
  ['→', 'nl', false],
])('%j in %j: %s', (text, lang, generic) => expect(isGenericText(text, lang)).toBe(generic));
