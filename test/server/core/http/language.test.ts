import { expect, test } from 'vitest';
import { pickLocale } from '../../../../server/core/http/language.ts';

test.each([
  [undefined, 'nl'],
  ['', 'nl'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['nl-NL,nl;q=0.9,en;q=0.8', 'nl'],
  ['de,en;q=0.5', 'en'],
  ['de', 'nl'],
  ['en;q=0.1,nl;q=0.2', 'nl'],
  ['en;q=zeer,nl;q=0.2', 'nl'],
  ['*', 'nl'],
  [`${'de,'.repeat(10_000)}en`, 'nl'],
] as const)('Accept-Language %j is answered in %s', (line, locale) => {
  expect(pickLocale(line)).toBe(locale);
});
