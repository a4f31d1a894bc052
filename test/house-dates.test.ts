import { expect, test } from 'vitest';
import { filesIn, read, withoutComments } from './kit/sources.ts';

/*
 * `Date.parse` takes 30 February, 24:00, `0` and `-1`, and `new Date` of a text does the same: each format has one strict
 * reader (lib/parse/dates/iso-dates.ts, mail-dates.ts, cookie-date.ts).
 */

const PARSES = /\bDate\s*\??\.\s*parse\b|\bnew Date\(\s*['"`]|\bDate\(\s*['"`]/;
/** `new Date` of a number: what it is called here. */
const OF_NUMBER = /\bnew Date\((?:at|scan\.at|moment|newest|now|0|Date\.UTC\(.*\))?\)/g;

const linesOf = (text: string): readonly string[] => withoutComments(text).split('\n');
const describe = (text: string): readonly string[] =>
  linesOf(text).filter((line) => PARSES.test(line) || /\bnew Date\(/.test(line.replace(OF_NUMBER, '')));

test('no text becomes a date but by the reader of its format', () => {
  const files = ['lib', 'components', 'entrypoints', 'server'].flatMap(filesIn);
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => describe(read(file)).map((line) => `${file}: ${line.trim()}`))).toEqual([]);
});

test.each([
  'const at = Date.parse(text);',
  'Date . parse(x)',
  "new Date('2026-11-20')",
  'new Date(header)',
  'new Date(`2026`)',
])('%s is told', (line) => expect(describe(line)).toEqual([line]));
test.each([
  'new Date(at).toISOString()',
  'new Date(now)',
  'new Date(Date.UTC(2026, 10, 20))',
  '// Date.parse is too kind',
])('%s is not', (line) => expect(describe(line)).toEqual([]));
