import { expect, test } from 'vitest';
import { isOtherVersion } from '../../../lib/parse/page-kind/other-version.ts';

const page = (lang: string | null, words: number, translated = false) => ({
  document: { lang, translated },
  text: { body: 'woord '.repeat(words) },
});

test.each([
  ['another language', page('nl', 100), page('en', 100), true],
  ['spaces around it', page(' nl ', 100), page(' en ', 100), true],
  ['half of the words', page('nl', 100), page('en', 50), true],
  ['a shell that scripts fill', page('nl', 100), page('en', 49), false],
  ['the same language', page('nl', 100), page('nl-BE', 100), false],
  ['spaces alone', page('nl', 100), page(' nl ', 100), false],
  ['a near language', page('nl', 100), page('af', 100), true],
  ['none shown', page(null, 100), page('en', 100), false],
  ['none sent', page('nl', 100), page(null, 100), false],
  ['an empty one', page('nl', 100), page(' ', 100), false],
  ['a page that the browser translated', page('nl', 100, true), page('nl', 100), true],
  ['one that was sent translated', page('nl', 100), page('nl', 100, true), false],
])('%s', (_, shown, sent, is) => expect(isOtherVersion(shown, sent)).toBe(is));
