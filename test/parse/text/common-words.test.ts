import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMON_WORDS } from '../../../lib/data/text/common-words.ts';
import { isBorneOut, measureCommonShare } from '../../../lib/parse/text/common-words.ts';

const TEXTS = {
  nl: 'De werkplaats is op maandag dicht. Wie een fiets wil laten maken, kan die bij ons brengen of laten halen; het duurt een dag en u krijgt bericht als hij klaar is.',
  en: 'The workshop is closed on Mondays. If you want us to repair a bicycle you can bring it to the shop or have it picked up, and we will tell you when it is done.',
  de: 'Die Werkstatt ist am Montag geschlossen. Wer ein Rad in die Werkstatt bringt, bekommt es am Tag danach zurück, und wir sagen auch, was es kosten wird.',
  fr: 'Le lundi, la porte de l’atelier est fermée. Pour une réparation, il suffit de passer avec le vélo dans la journée ; nous vous disons ce que cela coûte et pour quand il est prêt.',
} as const;
type Known = keyof typeof TEXTS;
const KNOWN = Object.keys(TEXTS) as Known[];

describe('running text', () => {
  test.each(KNOWN)('in %s is recognised as that language and no other', (language) => {
    expect(KNOWN.filter((other) => isBorneOut(TEXTS[language], other))).toEqual([language]);
  });

  test('is recognised by a tag with a region and by alternative codes of one language', () => {
    expect(isBorneOut(TEXTS.nl, 'nl-BE')).toBe(true);
    expect(isBorneOut('Verkstedet er stengt og det er ikke åpent på mandag for de som har en sykkel med', 'nb')).toBe(
      true,
    );
  });

  test('has a share of common words in whole per cent', () => {
    expect(measureCommonShare('de en het fietsbel fietspomp', 'nl')).toBe(60);
    expect(measureCommonShare('', 'nl')).toBe(0);
    expect(measureCommonShare('de en het', 'xx')).toBe(0);
  });

  test('ignores words common to both languages when comparing two', () => {
    expect(measureCommonShare('de en het fietsbel', 'nl', 'fr')).toBe(25);
    expect(measureCommonShare('de en het fietsbel', 'fr', 'nl')).toBe(0);
    expect(measureCommonShare('de en het fietsbel', 'nl', 'nl-be')).toBe(75);
    expect(measureCommonShare('de en het fietsbel', 'nl', '')).toBe(75);
    expect(measureCommonShare('de en het fietsbel', 'constructor', '__proto__')).toBe(0);
  });

  const pairs = Object.keys(COMMON_WORDS).flatMap((one) =>
    Object.keys(COMMON_WORDS).flatMap((other) => (one === other ? [] : [[one, other] as const])),
  );
  test(`in each of ${pairs.length} language pairs, own words count for one language and shared words for neither`, () => {
    for (const [one, other] of pairs) {
      const [words, others] = [[...(COMMON_WORDS[one] ?? [])], [...(COMMON_WORDS[other] ?? [])]];
      const shared = words.filter((word) => others.includes(word)).join(' ');
      const own = words.filter((word) => !others.includes(word)).join(' ');
      expect(
        [measureCommonShare(shared, one, other), measureCommonShare(shared, other, one)],
        `${one} ${other}`,
      ).toEqual([0, 0]);
      expect([measureCommonShare(own, one, other), measureCommonShare(own, other, one)], `${one} ${other}`).toEqual([
        100, 0,
      ]);
    }
  });

  test('in two languages is recognised as both', () => {
    const both = TEXTS.nl + TEXTS.en;
    expect(measureCommonShare(both, 'nl')).toBeGreaterThan(measureCommonShare(both, 'en') / 2);
    expect(measureCommonShare(both, 'en')).toBeGreaterThan(measureCommonShare(both, 'nl') / 2);
  });
});

test('names and numbers are recognised as no language', () => {
  const products = 'iPhone 15 Pro Max 256GB Samsung Galaxy S24 Ultra Google Pixel 8 Pro OnePlus 12 Xiaomi Sony Xperia';
  expect([...KNOWN, 'cs', 'mt', 'ja'].filter((language) => isBorneOut(products, language))).toEqual([]);
});

test('text in another script is recognised by the script', () => {
  expect(isBorneOut('作業場は月曜日に閉まっています。自転車を持ってきてください。', 'ja')).toBe(true);
  expect(isBorneOut('Мастерская закрыта по понедельникам.', 'ru')).toBe(true);
  expect(isBorneOut(TEXTS.nl, 'ja')).toBe(false);
  expect(isBorneOut('Мастерская закрыта', 'nl')).toBe(false);
});

test('the share of any text is a percentage, 0 by a tag without a list, and not lowered by a common word', () => {
  const words = fc.oneof(fc.constantFrom('de ', 'het ', 'the ', 'and ', 'fietsbel '), fc.string({ maxLength: 8 }));
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 20, size: 'max' }).map((all) => all.join('')),
      fc.constantFrom(...KNOWN),
      (text, tag) => {
        const share = measureCommonShare(text, tag);
        expect(share >= 0 && share <= 100).toBe(true);
        expect(measureCommonShare(text, 'zz')).toBe(0);
        const [common = ''] = COMMON_WORDS[tag] ?? [];
        expect(measureCommonShare(`${text} ${common}`, tag)).toBeGreaterThanOrEqual(share);
        expect(measureCommonShare(`${text} ${common}`, tag)).toBeGreaterThan(0);
      },
    ),
  );
});
