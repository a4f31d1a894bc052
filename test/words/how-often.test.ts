import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Claims of how often, how soon or to how many something happens: nothing that cannot be looked up is claimed. */
const CLAIMS = {
  nl: /\b(?:vaak|vaakst|zelden|meestal|veelal|doorgaans|de meeste|steeds (?:meer|vaker)|(?:vrijwel|bijna) (?:altijd|iedereen)|binnen (?:uren|minuten))\b/i,
  en: /\b(?:often|seldom|rarely|usually|mostly|mainly|increasingly|more and more|most common|(?:for|in|to) most|most (?:people|sites|visitors|attackers|browsers)|(?:nearly|almost) (?:always|everyone|everybody)|within (?:hours|minutes))\b/i,
} as const;

/** Sentences of the checks and their imperatives in the code: every text between quotes. */
const FOLDERS = ['', 'imperatives'];
const OF_CHECKS = /^(?:domein|beveiliging|onderhoud|seo|ai|toegankelijkheid)\.ts$/;
const textsOf = (locale: keyof typeof CLAIMS): readonly string[] =>
  FOLDERS.flatMap((folder) => {
    const path = join('lib/words', locale, folder);
    const files = readdirSync(path).filter((file) => OF_CHECKS.test(file));
    return files.flatMap((file) => {
      const code = readFileSync(join(path, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      return [...code.matchAll(/'[^'\n]{8,}'|"[^"\n]{8,}"|`[^`\n]{8,}`/g)].map(([text]) => text);
    });
  });

test.each(['nl', 'en'] as const)('no sentence claims a frequency or share without its source (%s)', (locale) => {
  const texts = textsOf(locale);
  expect(texts.length).toBeGreaterThan(800);
  expect(texts.filter((text) => CLAIMS[locale].test(text))).toEqual([]);
});

test('such a claim is detected', () => {
  expect(CLAIMS.nl.test('Via een verouderde versie breken aanvallers het vaakst in.')).toBe(true);
  expect(CLAIMS.en.test('An outdated version is the most common way in.')).toBe(true);
});
