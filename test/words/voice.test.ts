import { describe, expect, test } from 'vitest';
import { checks as checksEn } from '../../lib/words/en/checks.ts';
import { checks as checksNl } from '../../lib/words/nl/checks.ts';
import { catalogue } from './catalogue.ts';

describe.each(['nl', 'en'] as const)('the texts in %s', (locale) => {
  const all = catalogue(locale);
  const offending = (pattern: RegExp) => all.filter(([, text]) => pattern.test(text));

  test('are found', () => expect(all.length).toBeGreaterThan(300));
  test('are never empty or incomplete', () => {
    expect(offending(/^\s*$|undefined|\[object|NaN/)).toEqual([]);
  });
  test('have no exclamation marks', () => {
    // "!" inside code (`<!doctype html>`) is not an exclamation mark.
    expect(offending(/[\p{L}\d)”"']!(?=\s|$)/u)).toEqual([]);
  });
  test('have no emoji', () => expect(offending(/\p{Emoji_Presentation}/u)).toEqual([]));
  test('have typographic apostrophes', () => expect(offending(/\p{L}'\p{L}|s' \p{L}/u)).toEqual([]));
  test('use the singular for one', () => {
    const units = {
      nl: 'seconden|minuten|uren|dagen|weken|maanden|contacten|hosts|links \\p{L}+ zijn',
      en: '(?:second|minute|hour|day|week|month|contact|host)s',
    };
    // In "1 of its 90 days" the unit belongs to the total.
    expect(offending(new RegExp(`(?<!van de |of its )\\b1 (?:${units[locale]})\\b`, 'u'))).toEqual([]);
  });
  test('have no double spaces', () => expect(offending(/\S {2,}\S/)).toEqual([]));
});

test('Dutch addresses the reader with u', () => {
  const familiar = catalogue('nl').filter(([, text]) => /(^|[^\p{L}])(je|jij|jou|jouw|jullie)(?!\p{L})/iu.test(text));
  expect(familiar).toEqual([]);
});

/** Faults in a title; a mark of “good” beside it would say that the site has them. */
const FAULTS = {
  nl: /kwetsba|bekende lek|gekaapt|inbraak|verouderd|schrijffout|loze|dubbel|gestopt|afgeschaft|testinhoud|ontwikkelversie|verborgen|ververst/i,
  en: /vulnerab|hijack|break-in|obsolete|typing error|dangling|duplicate|discontinued|deprecated|leftover|development build|hidden (?!from scripts)|refresh/i,
};
test.each([
  ['nl', checksNl, /\b(?:geen|niets|zonder)\b/i, /^(?:wat|wie|waar|hoe|of)\b|[.?!]$/i],
  ['en', checksEn, /\b(?:no|nothing|without)\b/i, /^(?:what|who|where|how|whether)\b|[.?!]$/i],
] as const)('in %s a title is a noun or describes the passing state', (locale, checks, absent, question) => {
  const titles = Object.values(checks).map(({ title }) => title);
  const faulty = titles.filter((title) => FAULTS[locale].test(title));
  expect(faulty.length).toBeGreaterThan(8);
  expect(faulty.filter((title) => !absent.test(title))).toEqual([]);
  expect(titles.filter((title) => question.test(title))).toEqual([]);
});

test('both languages have words for the same checks', () => {
  expect(Object.keys(checksNl).sort()).toEqual(Object.keys(checksEn).sort());
});
