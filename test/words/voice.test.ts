import { describe, expect, test } from 'vitest';
import type { Args } from '../../lib/model.ts';
import { accessMatrixWords } from '../../lib/words/access-matrix.ts';
import { clientWords } from '../../lib/words/client.ts';
import { commonWords } from '../../lib/words/common.ts';
import { checks as checksEn } from '../../lib/words/en/checks.ts';
import { exportWords } from '../../lib/words/export.ts';
import { historyWords } from '../../lib/words/history.ts';
import { limitsWords } from '../../lib/words/limits.ts';
import { checks as checksNl } from '../../lib/words/nl/checks.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { platformWords } from '../../lib/words/platform.ts';
import { popupWords } from '../../lib/words/popup.ts';
import { reportWords } from '../../lib/words/report.ts';
import { serviceWords } from '../../lib/words/service.ts';
import { serviceSettingsWords } from '../../lib/words/service-settings.ts';
import { welcomeWords } from '../../lib/words/welcome.ts';
import { anyArgs } from '../components/sample.ts';

/** Every sentence below a value, with its path; functions are called. */
const sentences = (value: unknown, path: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const sentence = value as (args: Args) => string;
    return [[path, sentence(anyArgs(sentence))]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
};

const catalogue = (locale: 'nl' | 'en') => [
  ...sentences(commonWords[locale], 'common'),
  ...sentences(popupWords[locale], 'popup'),
  ...sentences(reportWords[locale], 'report'),
  ...sentences(limitsWords[locale], 'limits'),
  ...sentences(optionsWords[locale], 'options'),
  ...sentences(serviceWords[locale], 'service'),
  ...sentences(serviceSettingsWords[locale], 'service-settings'),
  ...sentences(platformWords[locale], 'platform'),
  ...sentences(clientWords[locale], 'client'),
  ...sentences(exportWords[locale], 'export'),
  ...sentences(historyWords[locale], 'history'),
  ...sentences(welcomeWords[locale], 'welcome'),
  ...sentences(accessMatrixWords[locale], 'access-matrix'),
  ...sentences(locale === 'nl' ? checksNl : checksEn, 'checks'),
];

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
