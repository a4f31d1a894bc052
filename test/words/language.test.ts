import { expect, test } from 'vitest';
import { resolveLocale, toLanguageTag } from '../../lib/words/language.ts';

test.each([
  ['auto', 'nl', 'nl'],
  ['auto', 'nl-BE', 'nl'],
  ['auto', 'NL', 'nl'],
  ['auto', 'en-GB', 'en'],
  ['auto', 'de', 'en'],
  ['auto', 'nld-x', 'en'],
  ['auto', '', 'en'],
  ['en', 'nl', 'en'],
  ['nl', 'de', 'nl'],
] as const)('%s in a browser with language %j: %s', (choice, browser, locale) => {
  expect(resolveLocale(choice, browser)).toBe(locale);
});

test('numbers and dates follow the region', () =>
  expect([toLanguageTag('nl'), toLanguageTag('en')]).toEqual(['nl-NL', 'en-GB']));
