import { expect, test } from 'vitest';
import { isOtherVersion } from '../../../lib/parse/page-kind/other-version.ts';

const page = (lang: string | null, words: number, translated = false) => ({
  document: { lang, translated },
  text: { body: 'woord '.repeat(words) },
});

test.each([
  ['another language', page('nl', 100), page('en', 100), true],
  ['another language with spaces around it', page(' nl ', 100), page(' en ', 100), true],
  ['another language with half of the words', page('nl', 100), page('en', 50), true],
  ['a shell that scripts fill in', page('nl', 100), page('en', 49), false],
  ['the same language', page('nl', 100), page('nl-BE', 100), false],
  ['the same language with spaces around it', page('nl', 100), page(' nl ', 100), false],
  ['a related language', page('nl', 100), page('af', 100), true],
  ['no language in the shown page', page(null, 100), page('en', 100), false],
  ['no language in the sent page', page('nl', 100), page(null, 100), false],
  ['an empty language', page('nl', 100), page(' ', 100), false],
  ['a page that the browser translated', page('nl', 100, true), page('nl', 100), true],
  ['a page that was sent translated', page('nl', 100), page('nl', 100, true), false],
])('%s', (_, shown, sent, is) => expect(isOtherVersion(shown, sent)).toBe(is));
