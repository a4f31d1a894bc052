import { describe, expect, test } from 'vitest';
import type { Finding, Locale } from '../../lib/model.ts';
import { splitSentence } from '../../lib/words/first-sentence.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { COSTLY } from '../kit/step-places.tsx';

/*
 * A row of the report is closed when its reader meets it: what it shows is the first sentence of a conclusion, and what its words mean
 * stands inside. So that sentence says in plain words what it is about, and has the abbreviation in brackets behind them.
 */

const LOCALES: readonly Locale[] = ['nl', 'en'];

/** Names, and abbreviations that people use for the thing itself. */
const KNOWN = /\b(?:DNS|AI|PHP|HTML|URL|UTF-8|ID|IP|PDF|CMS|OK|WebAssembly|JavaScript|ALLOW-FROM)\b/g;
/** Units, and names of products, hosts and languages that happen to have two capitals. */
const NAMES =
  /\b(?:MB|KiB|kB|TYPO3|OpenGraph|WordPress|PrestaShop|phpMyAdmin|GitHub|OpenSearch|ChatGPT|MediaWiki|DirectAdmin)\b/g;
/** Two capitals, or a capital and a digit, in one word: HSTS, MTA-STS, IPv6, SameSite. */
const ABBREVIATION = /(?<![\w.=“-])(?=[\w-]*[A-Z][\w-]*[A-Z0-9])[A-Za-z][\w-]*/g;
/** Technical terms that are not abbreviations and that nobody outside the field knows. */
const JARGON = /\b(?:canonicals?|nonces?|hreflang|noindex|nofollow|viewport|resolvers?|salt)\b/gi;

/** Brackets after plain words that explain them. */
const inBrackets = (sentence: string): string =>
  [...sentence.matchAll(/\p{L}\)? \(([^()]+)\)/gu)].map(([, inner]) => inner).join(' ');
const outside = (sentence: string): string => sentence.replaceAll(/\([^()]*\)|“[^“”]*”/g, '');

const unexplained = (sentence: string): readonly string[] => {
  const text = outside(sentence).replaceAll(KNOWN, '').replaceAll(NAMES, '');
  const met = [...(text.match(ABBREVIATION) ?? []), ...(text.match(JARGON) ?? [])];
  return met.filter((word) => !inBrackets(sentence).includes(word));
};

/** A subject that is one of many without saying which: the row is closed, and its check's title is inside. */
const BARE: Readonly<Record<Locale, RegExp>> = {
  nl: /^(?:De header|Het (?:ingestelde )?beleid|Het record|Een (?:onderdeel|blok|sleutelwoord|handtekening)|De (?:handtekening|bescherming|regels?)|Er is geen beleid|Dit ontbreekt)\b(?! (?:in|van|over|tegen|voor|dat|die|bij|gestructureerde|houdt)\b)/u,
  en: /^(?:The (?:header|policy|record|signature|protection|rules?)|A (?:directive|block|keyword|signature)|No policy|This is missing)\b(?! (?:in|of|on|about|against|for|that|at|does not stop)\b)/,
};

const collapsed = (finding: Finding, locale: Locale): string =>
  splitSentence(sayFinding(finding, locale).conclusion)[0];

describe.each(LOCALES)('in %s', (locale) => {
  test('the first sentence of every costly conclusion has no abbreviation outside brackets', () => {
    expect(COSTLY.length).toBeGreaterThan(400);
    const rows = COSTLY.map((finding) => [finding, collapsed(finding, locale)] as const);
    const unsaid = rows.flatMap(([{ id, code }, sentence]) =>
      unexplained(sentence).map((word) => `${id} ${code}: ${word} | ${sentence}`),
    );
    expect(unsaid).toEqual([]);
  });

  test('the first sentence of a conclusion says what it is about', () => {
    const bare = COSTLY.map((finding) => [finding, collapsed(finding, locale)] as const).filter(([, sentence]) =>
      BARE[locale].test(sentence),
    );
    expect(bare.map(([{ id, code }, sentence]) => `${id} ${code}: ${sentence}`)).toEqual([]);
  });

  test('brackets follow words that they explain', () => {
    const bare = COSTLY.map((finding) => collapsed(finding, locale)).filter((sentence) =>
      /^\(|[.;:] \(/.test(sentence),
    );
    expect(bare).toEqual([]);
  });
});

test('an abbreviation outside brackets is detected, one after plain words is not', () => {
  expect(unexplained('Er is geen CSP.')).toEqual(['CSP']);
  expect(unexplained('Er zijn geen regels voor wat mag draaien (CSP).')).toEqual([]);
  expect(unexplained('De website heeft geen IPv6-adres.')).toEqual(['IPv6-adres']);
  expect(unexplained('De pagina heeft geen canonical.')).toEqual(['canonical']);
});
