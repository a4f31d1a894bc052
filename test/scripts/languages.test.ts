import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseLanguageTag } from '../../lib/parse/text/language-tag.ts';
import { livingOf, type Subtag } from '../../scripts/languages/table.ts';

const registry = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../node_modules/language-subtag-registry/data/json/registry.json'),
    'utf8',
  ),
) as readonly Subtag[];

test('every three-letter language, script and numeric region of the registry is accepted, and no other', () => {
  const languages = new Set(livingOf(registry, 'language'));
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const words = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  expect(words.filter((word) => (parseLanguageTag(word) !== null) !== languages.has(word))).toEqual([]);
  expect(languages.size).toBeGreaterThan(7_000);

  const scripts = livingOf(registry, 'script');
  expect(scripts.filter((script) => parseLanguageTag(`en-${script}`) === null)).toEqual([]);
  const regions = new Set(livingOf(registry, 'region'));
  const numbers = Array.from({ length: 1_000 }, (_, number) => String(number).padStart(3, '0'));
  expect(numbers.filter((number) => (parseLanguageTag(`en-${number}`) !== null) !== regions.has(number))).toEqual([]);
});
