import { describe, expect, test } from 'vitest';
import { checks as checksEn } from '../../lib/words/en/checks.ts';
import { checks as checksNl } from '../../lib/words/nl/checks.ts';
import { CALQUES, TERMS } from '../../lib/words/term-list.ts';
import { catalogue } from './catalogue.ts';

/** Without markup, attributes, and quotations of a screen or a page. */
const prose = (text: string): string => text.replaceAll(/<[^>]*>|\b[\w-]+="[^"]*"|“[^”]*”/g, '');

describe.each(['nl', 'en'] as const)('the texts in %s', (locale) => {
  const all = catalogue(locale).map(([path, text]) => [path, prose(text)] as const);
  const offending = (pattern: RegExp) => [
    ...new Set(all.filter(([, text]) => pattern.test(text)).map(([path, text]) => `${path}: ${text}`)),
  ];

  test('are all included', () => expect(all.length).toBeGreaterThan(2_000));
  test.each(TERMS.filter(({ never }) => never[locale] !== undefined).map((term) => [term[locale], term.never[locale]]))(
    'use only “%s” for the term',
    (_, never) => expect(offending(never as RegExp)).toEqual([]),
  );
  test.each(CALQUES[locale])('never use the calque %s', (calque) => expect(offending(calque)).toEqual([]));
});

test.each([
  ['nl', checksNl, /(?:telt|staat) (?:mee )?bij (?:SEO \()?“([^”]+)”/],
  ['en', checksEn, /(?:counts under|see) (?:SEO \()?“([^”]+)”/],
] as const)('in %s a check that another refers to has that title', (locale, checks, reference) => {
  const titles: readonly string[] = Object.values(checks).map(({ title }) => title);
  const named = catalogue(locale).flatMap(([path, text]) => {
    const title = path.startsWith('checks.') ? reference.exec(text)?.[1] : undefined;
    return title === undefined ? [] : [title];
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((title) => !titles.includes(title))).toEqual([]);
});

test('banned terms are detected', () => {
  const found = (text: string, locale: 'nl' | 'en') =>
    [...CALQUES[locale], ...TERMS.flatMap(({ never }) => never[locale] ?? [])].some((pattern) => pattern.test(text));
  expect(found('Het certificaat heeft zij niet; 5 teksten steken te weinig af.', 'nl')).toBe(true);
  expect(found('Beleid van DMARC', 'nl')).toBe(true);
  expect(found('Deze pagina is over http geopend; daar speelt dit niet.', 'nl')).toBe(true);
  expect(found('This page is no article.', 'en')).toBe(true);
  expect(found('All own files load.', 'en')).toBe(true);
  expect(found('security.txt stands at the old address.', 'en')).toBe(true);
  expect(found('For your hosting party.', 'en')).toBe(true);
  expect(found('robots.txt antwoordt met status 404.', 'nl')).toBe(true);
  expect(found('We kunnen wel de site eromheen scannen.', 'nl')).toBe(true);
  expect(found('2 kept scans could not be read.', 'en')).toBe(true);
  expect(found('About 20 of the 55 WCAG 2.2 A/AA requirements.', 'en')).toBe(true);
});
