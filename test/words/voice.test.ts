import { describe, expect, test } from 'vitest';
import { checks as checksEn } from '../../lib/words/en/checks.ts';
import { checks as checksNl } from '../../lib/words/nl/checks.ts';
import { catalogue } from './catalogue.ts';

describe.each(['nl', 'en'] as const)('the voice in %s', (locale) => {
  const all = catalogue(locale);
  const offending = (pattern: RegExp) => all.filter(([, text]) => pattern.test(text));

  test('there is something to say', () => expect(all.length).toBeGreaterThan(300));
  test('nothing is empty or has a hole', () => {
    expect(offending(/^\s*$|undefined|\[object|NaN/)).toEqual([]);
  });
  test('no exclamation marks', () => {
    // "!" inside a quoted word of a rule (`<!doctype html>`) is no exclamation.
    expect(offending(/[\p{L}\d)”"']!(?=\s|$)/u)).toEqual([]);
  });
  test('no emoji', () => expect(offending(/\p{Emoji_Presentation}/u)).toEqual([]));
  test('no double spaces', () => expect(offending(/\S {2,}\S/)).toEqual([]));
});

test('Dutch speaks to the reader with u', () => {
  const familiar = catalogue('nl').filter(([, text]) => /(^|[^\p{L}])(je|jij|jou|jouw|jullie)(?!\p{L})/iu.test(text));
  expect(familiar).toEqual([]);
});

test('both languages have words for the same checks', () => {
  expect(Object.keys(checksNl).sort()).toEqual(Object.keys(checksEn).sort());
});
