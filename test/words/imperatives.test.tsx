import { describe, expect, test } from 'vitest';
import type { Finding, Locale } from '../../lib/model.ts';
import { assistantWords } from '../../lib/words/assistant.ts';
import { commonWords } from '../../lib/words/common.ts';
import { imperatives as english } from '../../lib/words/en/imperatives/index.ts';
import { checkName } from '../../lib/words/headline.ts';
import type { AnyImperatives } from '../../lib/words/imperative.ts';
import { imperatives as dutch } from '../../lib/words/nl/imperatives/index.ts';
import { decisionWords } from '../../lib/words/report/decision.ts';
import { sayFinding, writeImperative } from '../../lib/words/say.ts';
import { splitStep } from '../../lib/words/step-parts.ts';
import { CHUNKS, COSTLY, LISTS, NAMES, PLACES, plain, textIn } from '../kit/step-places.tsx';

/* Every costly conclusion has its own imperative, wherever a step of the path is shown. */

const LOCALES: readonly Locale[] = ['nl', 'en'];
const IMPERATIVES: Readonly<Record<Locale, Readonly<Record<string, AnyImperatives>>>> = { nl: dutch, en: english };

/** The part before an explanation or an abbreviation. */
const firstHalf = (text: string): string => text.split(/: | \(/)[0] ?? '';
/** Abbreviations that an imperative need not explain, as people use them for the thing itself. */
const KNOWN = /\b(?:DNS|AI|PHP|HTML|URL|UTF-8|Google|ID)\b/g;
const ABBREVIATION = /\b[A-Z][A-Z0-9-]*[A-Z0-9]\b/g;

describe.each(LOCALES)('imperatives in %s', (locale) => {
  test('there are hundreds of costly conclusions', () => expect(COSTLY.length).toBeGreaterThan(400));

  test('each is distinct, short, and without jargon', () => {
    for (const [name, finding] of NAMES) {
      const { imperative, title } = sayFinding(finding, locale);
      expect(imperative, name).not.toBe(title);
      expect(imperative, name).toMatch(/^\p{Lu}.*[^.]$/u);
      expect(imperative, name).not.toMatch(/undefined|NaN|\[object|–/);
      expect(firstHalf(imperative).length, imperative).toBeLessThanOrEqual(72);
      expect(firstHalf(imperative).replaceAll(KNOWN, '').match(ABBREVIATION), imperative).toBeNull();
      expect(imperative.match(/\([A-Z][\w -]*\)/g)?.length ?? 0, name).toBeLessThanOrEqual(1);
    }
  });

  test('none exists for a check or a conclusion without cost', () => {
    // A page that is not graded costs nothing, but is still the one thing to do: scan again later.
    // And an overlay over the page costs nothing, but comes first.
    const free = ['site-in-service away', 'intrusive-overlay walled', 'intrusive-overlay wallPage'];
    const costly = new Set([...COSTLY.map(({ id, code }) => `${id} ${code}`), ...free]);
    const spare = Object.entries(IMPERATIVES[locale]).flatMap(([id, own]) =>
      typeof own === 'object'
        ? Object.keys(own).flatMap((code) => (costly.has(`${id} ${code}`) ? [] : [`${id} ${code}`]))
        : COSTLY.some((finding) => finding.id === id)
          ? []
          : [id],
    );
    expect(spare).toEqual([]);
  });

  test('an offender is named once, up to a maximum length', () => {
    const [, vulnerable] = NAMES.find(([name]) => name === 'vulnerable-js-libraries high') ?? [];
    if (vulnerable === undefined) throw new TypeError('the check is gone');
    const named = (items: readonly string[]): string => sayFinding({ ...vulnerable, items }, locale).imperative;
    expect(named(['Bootstrap 3.4.1: CVE-2024-6485 medium'])).toContain('Bootstrap 3.4.1');
    expect(named(['Bootstrap 3.4.1: CVE-1', 'Bootstrap 3.4.1: CVE-2'])).not.toMatch(/ 1\b(?!\.)/);
    expect(named(['jQuery 1.8.3: CVE-1', 'Bootstrap 3.4.1: CVE-2'])).toMatch(/jQuery 1\.8\.3 (?:en nog 1|and 1 more)/);
    expect(named([`${'x'.repeat(4_000)}: CVE-1`]).length).toBeLessThan(140);
  });

  test('an SPF record with “all” and “redirect” is to lose one of them, since “all” is at its end', () => {
    const [, passed] = NAMES.find(([name]) => name === 'spf-valid unreachable') ?? [];
    if (passed === undefined) throw new TypeError('the check is missing');
    const named = (...items: readonly string[]): string => sayFinding({ ...passed, items }, locale).imperative;
    expect(named('redirect=spf.mailhuis.nl')).toContain('“redirect”');
    expect(named('Redirect=spf.mailhuis.nl')).toContain('“redirect”');
    expect(named('ip4:45.92.9.25', 'redirect=spf.mailhuis.nl')).not.toContain('redirect');
    expect(named()).not.toContain('redirect');
  });

  test('a conclusion of another version falls back to the general fix', () => {
    const [, any] = NAMES.find(([name]) => name === 'hsts absent') ?? [];
    if (any === undefined) throw new TypeError('the check is gone');
    expect(sayFinding({ ...any, code: 'ofAnotherVersion' }, locale).imperative).toBe('');
    expect(writeImperative({ ...any, code: 'ofAnotherVersion' }, locale).length).toBeGreaterThan(20);
    expect(writeImperative({ ...any, id: 'no-such-check' }, locale)).toBe('no-such-check');
    expect(writeImperative({ ...any, id: 'toString', code: 'toString' }, locale)).toBe('toString');
  });
});

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Whether a title stands behind the class of a step or the outcome of a fault, as its conclusion or order: “Gevaar Geen tekenen van een
 * inbraak”, “Niet in orde: Geen tekenen van een inbraak”, or is said to limit a score.
 */
const isTurned = (text: string, title: string, locale: Locale): boolean => {
  const { steps, outcomes } = commonWords[locale];
  const before = [
    ...Object.values(steps.kinds),
    outcomes.fail,
    outcomes.warn,
    ' \\d+\\. ',
    '#',
    'vanwege “',
    'because of “',
  ];
  return new RegExp(`(?:${before.join('|')}):? ?${escaped(title)}(?! ?\\p{Ll})`, 'u').test(text);
};

describe.each(Object.keys({ ...PLACES, ...LISTS }))('%s', (path) => {
  test.each(LOCALES)('never gives a passing title as an action or a finding, in %s', (locale) => {
    const turned = CHUNKS.flatMap((findings, index) => {
      const text = textIn(path, index, locale);
      return findings.filter((finding) => isTurned(text, sayFinding(finding, locale).title, locale));
    });
    expect(turned.map(({ id }) => id)).toEqual([]);
  });
});

/**
 * Places that readers see, where a title stands only where it cannot be misread: as the name of a check, or as what to see
 * when it is mended. Tables of criteria list the checks that were tested, and are held by what stands behind an outcome alone.
 */
const SEEN = [
  ...['rows of the popup', 'rows of the report', 'lines of what changed', 'comment below a change', 'report of a site'],
  ...['two scans side by side', 'what was left out', 'known findings', 'mail', 'mail about what is no step'],
  ...['outline for a coding assistant', 'task for a coding assistant'],
  ...['popup', 'path', 'page for a client', 'tickets', 'message for the web developer'],
];

/** A text without the parts that may contain a title: findings, actions, and titles used as names. */
const withoutNames = (text: string, finding: Finding, locale: Locale): string => {
  const { title, conclusion, statement, imperative, why, fix } = sayFinding(finding, locale);
  const goal = plain(assistantWords[locale].goal({ title }));
  const again = plain(splitStep(finding, locale).verify);
  const key = `"in_order_when": ${JSON.stringify(title)}`;
  const decide = decisionWords[locale].undoOf({ title });
  return [statement, conclusion, imperative, why, fix, goal, again, key, decide, checkName(title, locale)]
    .map(plain)
    .filter((one) => one !== '')
    .reduce((rest, one) => rest.replaceAll(one, ''), text);
};

describe.each(SEEN)('%s', (seen) => {
  test.each(LOCALES)('never names a fault by its passing title, in %s', (locale) => {
    const turned = CHUNKS.flatMap((findings, index) => {
      const text = textIn(seen, index, locale);
      expect(text.length).toBeGreaterThan(20);
      return findings.filter((finding) =>
        new RegExp(
          `(?<![\\p{L}\\p{N}])${escaped(plain(sayFinding(finding, locale).title))}(?![\\p{L}\\p{N}])`,
          'u',
        ).test(withoutNames(text, finding, locale)),
      );
    });
    expect(turned.map(({ id }) => id)).toEqual([]);
  });
});

describe.each(Object.keys(PLACES))('%s', (path) => {
  test.each(LOCALES)('shows the imperatives, in %s', (locale) => {
    const missing = CHUNKS.flatMap((findings, index) => {
      const text = textIn(path, index, locale);
      // SARIF has results only for faults.
      const expected = path === 'SARIF' ? findings.filter(({ outcome }) => outcome !== 'info') : findings;
      return expected.filter((finding) => !text.includes(plain(writeImperative(finding, locale))));
    });
    expect(missing.map(({ id, code }) => `${id} ${code}`)).toEqual([]);
  });
});
