import { expect, test } from 'vitest';
import { GENERIC_LINK_TEXTS, TELLING_LINK_TEXTS } from '../../../lib/data/text/generic-link-texts.ts';
import { hasGenericTexts, isGenericText, toBareText } from '../../../lib/parse/text/generic-text.ts';

test.each([
  ['Lees meer', ['nl'], true],
  ['  LEES   MEER … ', ['nl'], true],
  ['› Klik hier ‹', ['nl-nl'], true],
  // The Dutch and the English list always apply, since a theme may use either.
  ['Lees meer', ['en'], true],
  ['Read more', ['nl'], true],
  ['Learn more', ['es'], true],
  ['hier', ['pt'], false],
  ['hier', [''], true],
  ['klik hier', ['pt'], true],
  ['read more', [''], true],
  ['klik op deze link', ['nl'], true],
  ['Hier klikken', ['nl'], true],
  ['Lees meer over dit onderwerp', ['nl'], true],
  ['Tik hier', ['nl'], true],
  ['Bekijk product', ['nl'], true],
  ['View product', ['en'], true],
  ['Learn more about it', ['en'], true],
  ['About this site', ['en'], false],
  ['Product van het jaar', ['nl'], false],
  ['Lees dit!', ['nl'], true],
  ['Click this', ['en'], true],
  ['right here', ['en'], true],
  // Other lists apply in their own language, declared or detected.
  ['Hier klicken', ['de'], true],
  ['Mehr erfahren →', ['de-at'], true],
  ['Weiterlesen', ['nl', 'de'], true],
  ['Weiterlesen', ['nl'], false],
  ['Plus d’infos', ['fr-be'], true],
  ['En savoir plus', ['fr'], true],
  ['En savoir plus', ['nl'], false],
  // Text as written, with decomposed characters and soft hyphens.
  ['mehr o\u0308ffnen', ['de'], false],
  ['o\u0308ffnen', ['de'], true],
  ['Lees\u00ad meer', ['nl'], true],
  // A name in one language is not generic because of another language's list.
  ['Start', ['nl'], false],
  ['Start', ['sv'], false],
  ['start', ['en-gb'], true],
  ['Meer', ['de'], false],
  ['Meer', ['nl'], true],
  ['More', ['hr'], false],
  ['See', ['de-ch'], false],
  ['GA', ['en-us'], false],
  ['Lees meer over tarieven', ['nl'], false],
  ['', ['nl'], false],
  // No words at all.
  ['→', ['nl'], true],
  ['» …', ['en'], true],
  ['\u{1f449}', ['nl'], true],
  ['2', ['nl'], false],
  ['A', ['nl'], false],
  // "Go" is a language, also on an English page.
  ['Go', ['nl'], false],
  ['Go', ['en'], false],
  ['Info', ['nl'], true],
  // With additions that still name no target.
  ['Lees nu meer', ['nl'], true],
  ['Lees meer op deze pagina »', ['nl'], true],
  ['Klik dan hier voor meer informatie', ['nl'], true],
  ['Lees meer (opent in nieuw tabblad)', ['nl'], true],
  ['Read more (opens in a new window)', ['nl'], true],
  ['Just click here now', ['en'], true],
  ['Visit our website', ['en'], true],
  ['Website', ['nl'], true],
  ['Naar de website', ['nl'], true],
  ['Hier weiterlesen', ['de'], true],
  ['Lees meer over ons', ['nl'], false],
  ['Over ons', ['nl'], false],
  ['About us', ['en'], false],
  ['Meer dan 100 winkels', ['nl'], false],
  ['Download de brochure', ['nl'], false],
  ['Website laten maken', ['nl'], false],
  ['Ver más', ['es'], true],
  ['Leggi tutto', ['it-it'], true],
  ['Saiba mais', ['pt-br'], true],
  ['Läs mer', ['sv'], true],
  ['Læs mere', ['da'], true],
  ['Ver más', ['nl'], false],
  ['Link 3', ['nl'], true],
  ['Pagina 3', ['nl'], false],
  ['URL', ['nl'], true],
  // Hostile language tags.
  ['Lees meer', ['constructor'], true],
  ['tarieven', ['__proto__', 'constructor', 'toString'], false],
])('%j in %j: %s', (text, languages, generic) => expect(isGenericText(text, languages)).toBe(generic));

test.each([
  ['nl-be', true],
  ['EN', true],
  ['de', true],
  ['es', true],
  ['fi', false],
  ['', false],
  ['constructor', false],
])('generic texts of %j are known: %s', (lang, known) => expect(hasGenericTexts(lang)).toBe(known));

test('every list contains comparable texts, each once', () => {
  for (const texts of [...Object.values(GENERIC_LINK_TEXTS), ...Object.values(TELLING_LINK_TEXTS)]) {
    expect(texts.map(toBareText)).toEqual(texts);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('a text that is specific in a language is not generic by its own list', () => {
  for (const [lang, texts] of Object.entries(TELLING_LINK_TEXTS)) {
    for (const text of texts) expect(isGenericText(text, [lang])).toBe(false);
    const own = Object.entries(GENERIC_LINK_TEXTS).find(([name]) => name === lang)?.[1] ?? [];
    expect(texts.filter((text) => own.includes(text))).toEqual([]);
    const everywhere = new Set(Object.values(GENERIC_LINK_TEXTS).flat());
    expect(texts.filter((text) => !everywhere.has(text))).toEqual([]);
  }
});
