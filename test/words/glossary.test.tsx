import { describe, expect, test } from 'vitest';
import type { Locale } from '../../lib/model.ts';
import { commonWords } from '../../lib/words/common.ts';
import { checks as english } from '../../lib/words/en/checks.ts';
import { findTerms, findTermsOfEach, formatTerms } from '../../lib/words/glossary.ts';
import { checks as dutch } from '../../lib/words/nl/checks.ts';
import { splitStep } from '../../lib/words/step-parts.ts';
import { CHUNKS, COSTLY, plain, textIn } from '../kit/step-places.tsx';

/* Every abbreviation is explained at its first occurrence. */

const LOCALES: readonly Locale[] = ['nl', 'en'];
const TITLES = { nl: dutch, en: english };

/** Capitals that are not technical abbreviations: names, units, and common words. */
const NAMES = /\b(?:AI|PDF|OK|USA|MB|KiB|kB|ID|VPN|CVE-[\d-]+|GHSA-[\w-]+|ALLOW-FROM|OAI-SearchBot|KvK|EAA|US)\b/g;
const ABBREVIATION = /(?<![\w.=-])[A-Z][A-Z0-9]+(?:-[A-Z0-9]+)*(?![\w=])/g;
const abbreviationsIn = (text: string): readonly string[] => text.replaceAll(NAMES, '').match(ABBREVIATION) ?? [];

/** Every place where people read, including a terminal and other programs. */
const SCREENS = [
  'popup',
  'path',
  'page for a client',
  'saved page',
  'Markdown',
  'tickets',
  'mail',
  'message for the web developer',
  'SARIF',
  'command line',
];

describe.each(LOCALES)('in %s', (locale) => {
  const { glossary } = commonWords[locale];

  test('every abbreviation of a step has an explanation', () => {
    const unknown = COSTLY.flatMap((finding) => {
      const { imperative, statement, consequence, verify } = splitStep(finding, locale);
      const texts = [imperative, statement, consequence, verify];
      return texts
        .flatMap(abbreviationsIn)
        .filter((word) => findTermsOfEach([[`x ${word}`]], glossary).flat().length === 0);
    });
    expect([...new Set(unknown)]).toEqual([]);
  });

  test('no step names the maker of the report, which an agency may hide', () => {
    const naming = COSTLY.filter((finding) => {
      const { imperative, statement, consequence, verify } = splitStep(finding, locale);
      return /Pijler/.test([imperative, statement, consequence, verify, TITLES[locale][finding.id]?.fix].join(' '));
    });
    expect(naming.map(({ id, code }) => `${id} ${code}`)).toEqual([]);
  });

  test('no title is an abbreviation, or has one outside brackets', () => {
    const titles = Object.values(TITLES[locale]).map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(150);
    const jargon = titles.filter((title) =>
      abbreviationsIn(title.replaceAll(/\([^()]*\)/g, '')).some((word) => word !== 'DNS'),
    );
    expect(jargon).toEqual([]);
  });

  test('an explanation is short and plain, without unexplained terms', () => {
    for (const [term, means] of Object.entries(glossary)) {
      expect(means.split(' ').length, term).toBeLessThanOrEqual(13);
      expect(means, term).not.toMatch(/[.;:]$/);
      expect(
        abbreviationsIn(means).filter((word) => !Object.hasOwn(glossary, word.replace(/-.*/, ''))),
        term,
      ).toEqual([]);
    }
  });

  test.each(SCREENS)('%s explains each term at its first occurrence', (path) => {
    const unsaid = CHUNKS.flatMap((findings, index) => {
      const text = textIn(path, index, locale);
      return findings.flatMap((finding) => {
        const { imperative, statement, consequence } = splitStep(finding, locale);
        const shown = [imperative, statement, consequence].filter((part) => text.includes(plain(part)));
        return findTerms(shown, glossary)
          .filter(
            ({ term, means }) =>
              !text.includes(plain(`${term}: ${means}`)) &&
              !new RegExp(`\\([^()]*${term.replaceAll('.', '\\.')}`).test(text),
          )
          .map(({ term }) => `${finding.id}: ${term}`);
      });
    });
    expect([...new Set(unsaid)]).toEqual([]);
  });
});

describe('terms', () => {
  const glossary = {
    CSP: 'lijst van wat mag draaien',
    nonce: 'code voor één antwoord',
    'name server': 'server',
    'MTA-STS': 'regel',
  };
  const named = (...texts: readonly string[]): readonly string[] => findTerms(texts, glossary).map(({ term }) => term);

  test('are found in the plural, in a compound, and at the beginning of a sentence', () => {
    expect(named('De CSP’s en CSP-regels werken.')).toEqual(['CSP']);
    expect(named('Nonces zijn codes.')).toEqual(['nonce']);
    expect(named('Het MTA-STS-beleid.')).toEqual(['MTA-STS']);
    expect(named('Two name servers.')).toEqual(['name server']);
    expect(named('CSPX, announced, constructor')).toEqual([]);
  });

  test('in brackets after plain words are explained by those', () => {
    expect(named('Leg vast wat mag draaien (CSP)', 'Er is geen CSP.')).toEqual([]);
    expect(named('Er is niets (geen CSP).')).toEqual(['CSP']);
  });

  test('are found quickly, whatever the names in a page', () => {
    expect(named('-'.repeat(50_000), 'a-'.repeat(50_000), '('.repeat(50_000))).toEqual([]);
  });

  test('are explained once per screen, at their first occurrence', () => {
    const results = findTermsOfEach([['Er is geen CSP.'], ['De CSP heeft een nonce.'], ['Een nonce.']], glossary);
    expect(results.map(formatTerms)).toEqual(['CSP: lijst van wat mag draaien.', 'nonce: code voor één antwoord.', '']);
    expect(findTermsOfEach([['Er is geen CSP.']], glossary, ['Regels (CSP)'])).toEqual([[]]);
  });
});
