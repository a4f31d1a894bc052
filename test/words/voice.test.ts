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
  test('apostrophes are typeset', () => expect(offending(/\p{L}'\p{L}|s' \p{L}/u)).toEqual([]));
  test('one of a thing is told as one', () => {
    const units = {
      nl: 'seconden|minuten|uren|dagen|weken|maanden|contacten|hosts|links \\p{L}+ zijn',
      en: '(?:second|minute|hour|day|week|month|contact|host)s',
    };
    // "1 of its 90 days" counts the days of the whole.
    expect(offending(new RegExp(`(?<!van de |of its )\\b1 (?:${units[locale]})\\b`, 'u'))).toEqual([]);
  });
  test('no double spaces', () => expect(offending(/\S {2,}\S/)).toEqual([]));
});

test('Dutch speaks to the reader with u', () => {
  const familiar = catalogue('nl').filter(([, text]) => /(^|[^\p{L}])(je|jij|jou|jouw|jullie)(?!\p{L})/iu.test(text));
  expect(familiar).toEqual([]);
});

/** What is wrong with a site, in a title; a mark of “good” beside it would say that the site has it. */
const FAULTS = {
  nl: /kwetsba|bekende lek|gekaapt|inbraak|verouderd|schrijffout|loze|dubbel|gestopt|afgeschaft|testinhoud|ontwikkelversie|verborgen|ververst/i,
  en: /vulnerab|hijack|break-in|obsolete|typing error|dangling|duplicate|discontinued|deprecated|leftover|development build|hidden (?!from scripts)|refresh/i,
};
test.each([
  ['nl', checksNl, /\b(?:geen|niets|zonder)\b/i, /^(?:wat|wie|waar|hoe|of)\b|[.?!]$/i],
  ['en', checksEn, /\b(?:no|nothing|without)\b/i, /^(?:what|who|where|how|whether)\b|[.?!]$/i],
] as const)('in %s a title is a noun or says that all is well', (locale, checks, absent, question) => {
  const titles = Object.values(checks).map(({ title }) => title);
  const faulty = titles.filter((title) => FAULTS[locale].test(title));
  expect(faulty.length).toBeGreaterThan(8);
  expect(faulty.filter((title) => !absent.test(title))).toEqual([]);
  expect(titles.filter((title) => question.test(title))).toEqual([]);
});

test('both languages have words for the same checks', () => {
  expect(Object.keys(checksNl).sort()).toEqual(Object.keys(checksEn).sort());
});
