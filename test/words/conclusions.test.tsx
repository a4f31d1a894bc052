import { describe, expect, test } from 'vitest';
import type { Finding, Locale } from '../../lib/model.ts';
import { findStepKind } from '../../lib/path/path.ts';
import { imperatives as english } from '../../lib/words/en/imperatives/index.ts';
import type { AnyImperatives } from '../../lib/words/imperative.ts';
import { imperatives as dutch } from '../../lib/words/nl/imperatives/index.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { COSTLY, NAMES } from '../kit/step-places.tsx';

/* The texts of a conclusion are true for that conclusion, and not only for others of its check. */

const LOCALES: readonly Locale[] = ['nl', 'en'];
const IMPERATIVES: Readonly<Record<Locale, Readonly<Record<string, AnyImperatives>>>> = { nl: dutch, en: english };

/** The consequence, and the general fix. */
const textOf = (finding: Finding, locale: Locale): string => {
  const { why, fix } = sayFinding(finding, locale);
  return `${why} ${fix}`;
};

/** Things that a fix mentions, and the conclusions that found such a thing. */
const THINGS: readonly (readonly [RegExp, string, RegExp])[] = [
  [/PHP-fout|PHP error/i, 'leftover-test-content', /^phpError$/],
  [/sjablooncode|template code/, 'leftover-test-content', /^tokenInTitle$/],
  [/503/, 'site-in-service', /^maintenance$/],
  [/30[12]/, 'site-in-service', /^moved$/],
  [/installat/i, 'open-administration', /^installerOpen$/],
  [/bestanden|files/, 'open-administration', /^(?:secretFiles|listing)$/],
  [/doctype/, 'deprecated-browser-features', /^quirks$/],
  [/og:title/, 'share-preview', /^(?:absent|incomplete|small)$/],
  [/robots\.txt/, 'favicon-ok', /^closed$/],
  [/lastmod/, 'upkeep-visible', /^(?:little|nothing)$/],
];

describe.each(LOCALES)('in %s', (locale) => {
  test('a danger or something broken is never described as all right', () => {
    // What another check's repair ends is as grave as that.
    const grave = COSTLY.filter((one) => ['danger', 'broken'].includes(findStepKind(one)) || one.cause !== undefined);
    expect(grave.length).toBeGreaterThan(60);
    const calm = /niets mis|alles in orde|geen fout\b|niet nodig|nothing is wrong|all is well|not an error|not needed/;
    expect(
      grave.filter((finding) => calm.test(textOf(finding, locale))).map(({ id, code }) => `${id} ${code}`),
    ).toEqual([]);
  });

  test.each(THINGS)('%s is mentioned by %s only where it was found', (thing, id, codes) => {
    const all = COSTLY.filter((finding) => finding.id === id);
    const codesWith = all.filter((finding) => thing.test(textOf(finding, locale))).map(({ code }) => code ?? '');
    expect(codesWith).toEqual(all.flatMap(({ code }) => (codes.test(code ?? '') ? [code] : [])));
  });

  test('advice in stages never sends a more advanced site back to the beginning', () => {
    const further = /^(?:hsts (?:short|tooShort)|dmarc-policy (?:testing|weakerSubdomains|partial))$/;
    const own = NAMES.filter(([name]) => further.test(name));
    expect(own).toHaveLength(5);
    for (const [name, finding] of own)
      expect(sayFinding(finding, locale).fix, name).toMatch(/nooit (?:lager|terug)|never (?:lower|go back)/);
  });

  test('advice for something absent does not assume that it exists', () => {
    // A policy that is “none” is there.
    const absent = COSTLY.filter(
      ({ id, code }) => id !== 'dmarc-policy' && /^(?:absent|missing|none|unsigned)$/.test(code ?? ''),
    );
    expect(absent.length).toBeGreaterThan(30);
    const there =
      locale === 'nl'
        ? /\b(?:staat|staan|is|zijn) er (?:al|twee|meer)\b|\ber (?:al|nu) (?:staat|is)\b|\bal JSON-LD/i
        : /\b(?:is|are) (?:there )?(?:one )?already\b|\b(?:is|are) there (?:now|already)\b|there are (?:two|several)/i;
    const odd = absent.filter((finding) => there.test(sayFinding(finding, locale).fix));
    expect(odd.map((finding) => `${finding.id}: ${sayFinding(finding, locale).fix}`)).toEqual([]);
  });

  test('decisions that only the owner can make are conditional: access, indexing and quoting', () => {
    const condition =
      locale === 'nl'
        ? /\b(?:mag|mogen|moet|wilt)\b.*\b(?:gevonden|geciteerd|openen|weren)\b/i
        : /\b(?:should|may|want)\b.*\b(?:found|quoted|open the page|keep)\b/i;
    const opening = COSTLY.filter(({ id }) => /robots-allows|crawlers|fetchers|indexable|eligible/.test(id));
    expect(opening.length).toBeGreaterThan(12);
    const conditional = opening.filter((finding) => condition.test(sayFinding(finding, locale).fix));
    expect(conditional.length).toBeGreaterThan(5);
    for (const finding of conditional)
      expect(sayFinding(finding, locale).imperative, finding.id).toMatch(/, (?:als|if) /);
  });

  test('an imperative about several items names not only the first, and has no count', () => {
    const SHAPES = [
      (name: string) => `${name} 1.8.3: CVE-2019-1 high`,
      (name: string) => `https://${name}.nl/${name}.js`,
      (name: string) => `${name}.voorbeeld.nl (IPv4)`,
      (name: string) => `${name} (2023-07-01)`,
      (name: string) => `main > p — ${name}`,
      (name: string) => name,
    ];
    const one =
      locale === 'nl'
        ? / (?:daarin|dat|die \p{L}+) (?:zit|is|krijgt|heeft|bestaat)\b/u
        : / (?:it|that \w+|the name) (?:is|has|gets|does|ends)\b/;
    const several = COSTLY.flatMap((finding) =>
      SHAPES.map((shape) => sayFinding({ ...finding, items: ['alfa', 'beta', 'gamma'].map(shape) }, locale).imperative),
    ).filter((text) => /en nog 2|and 2 more/.test(text));
    expect(several.length).toBeGreaterThan(40);
    expect([...new Set(several)].filter((text) => one.test(text) || /“[^”]*(?:en nog|and) 2/.test(text))).toEqual([]);
  });
});

test('of several libraries the one with the serious vulnerability is named first', () => {
  const [, vulnerable] = NAMES.find(([name]) => name === 'vulnerable-js-libraries high') ?? [];
  if (vulnerable === undefined) throw new TypeError('the check is gone');
  const items = ['Bootstrap 3.3.5: CVE-2016-10735 medium', 'Handlebars 4.0.11: CVE-2019-19919 critical'];
  expect(sayFinding({ ...vulnerable, items }, 'nl').imperative).toMatch(/^Werk Handlebars 4\.0\.11 en nog 1 bij/);
});

test('platform fixes depend on the conclusion: no certificate advice where https redirects to http', () => {
  const platforms = NAMES.filter(([name]) => name.startsWith('https-available ')).map(
    ([name, finding]) => [name.split(' ')[1], Object.keys(sayFinding(finding, 'nl').fixes)] as const,
  );
  expect(Object.fromEntries(platforms)).toEqual({
    refused: ['plesk', 'directadmin'],
    noTls: ['plesk', 'directadmin'],
    sendsToHttp: [],
  });
});

test('a copy of a third-party file comes from its maker, and the step asks for one of libraries alone', () => {
  const [, unpinned] = NAMES.find(([name]) => name === 'sri-third-party unpinned') ?? [];
  if (unpinned === undefined) throw new TypeError('the check is gone');
  const items = ['https://code.jquery.com/jquery-3.7.1.min.js', 'https://cdn.anders.nl/a.js'];
  for (const locale of LOCALES) {
    const { imperative, fix } = sayFinding({ ...unpinned, args: { count: 2, libraries: 1 }, items }, locale);
    for (const text of [imperative, fix]) expect(text).toMatch(/bij (?:hun|de) maker|from their maker/);
    expect(imperative).toMatch(/ code\.jquery\.com(?! (?:en|and) )/);
    // A service may have to be loaded from its own host; a report of before does not say which are libraries.
    for (const args of [{ count: 2, libraries: 0 }, { count: 2 }])
      expect(sayFinding({ ...unpinned, args, items }, locale).imperative).toMatch(/controlesom|checksum/);
  }
});

test.each([
  ['https://a.nl/', 'a.nl'],
  ['https://a.nl/?p=12', '/?p=12'],
])('a dead link to %s is named by its distinctive part', (address, name) => {
  const [, dead] = NAMES.find(([one]) => one === 'internal-links-alive oneDead') ?? [];
  if (dead === undefined) throw new TypeError('the check is gone');
  expect(sayFinding({ ...dead, items: [`404 ${address}`] }, 'nl').imperative).toBe(`Herstel de dode link naar ${name}`);
});

test('both languages have imperatives for the same conclusions', () => {
  const codesOf = (locale: Locale) =>
    Object.entries(IMPERATIVES[locale]).flatMap(([id, own]) =>
      typeof own === 'object' ? Object.keys(own).map((code) => `${id} ${code}`) : [id],
    );
  expect(codesOf('en').toSorted()).toEqual(codesOf('nl').toSorted());
});
