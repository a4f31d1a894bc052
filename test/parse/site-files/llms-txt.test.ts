import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLlmsTxt } from '../../../lib/parse/site-files/llms-txt.ts';

test.each([
  ['# Voorbeeld\n> Kort\n\n- [A](https://a.nl/a): b\n- [B](/b)', { title: 'Voorbeeld', links: 2 }],
  ['\uFEFF# Met merk', { title: 'Met merk', links: 0 }],
  ['# Titels\n[A](https://a.nl/a "Over A") [B](</b c>) [C](<https://a.nl/c>)', { links: 2 }],
  ['## Geen kop\n[x](mailto:a@b.nl) [y](#y)', { title: null, links: 0 }],
  ['Voorbeeld\n===\n\n- [A](docs/a.md): b\r\n- [B [beta]](./b.md)', { title: 'Voorbeeld', links: 2, ignored: [] }],
  ['```\n# In code\n```\ntekst', { title: null, links: 0 }],
  ['```\na ``` # b\n# In code\n```\n# Kop', { title: 'Kop', links: 0 }],
  ['~~~\n```\n# In code\n~~~\n# Kop', { title: 'Kop', links: 0 }],
  ['#Geen spatie', { title: null, links: 0 }],
  ['', { title: null, links: 0, length: 0 }],
])('%j', (text, expected) => expect(parseLlmsTxt(text)).toMatchObject(expected));

const piece = fc.oneof(
  fc.constantFrom('# ', '## ', '- ', '* ', '[a]', '(', '/b', 'https://a.nl', ')', '```', '~~~', '\n', '\n', ' ', 'x'),
  fc.constantFrom('\n- x\n', '\n## Deel\n', '\n# Kop \n', '[a](/b)'),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const file = fc.array(piece, { maxLength: 60, size: 'max' }).map((pieces) => pieces.join(''));

test('what is read from any text stands in it, within its limits', () =>
  fc.assert(
    fc.property(file, (text) => {
      const { title, links, ignored, length } = parseLlmsTxt(text);
      expect(title).not.toBe('');
      expect(text).toContain(title ?? '');
      expect(links).toBeLessThanOrEqual(text.split('](').length - 1);
      for (const line of ignored) expect(text.toWellFormed()).toContain(line);
      expect(ignored.length).toBeLessThanOrEqual(Math.min(20, text.split('\n').length));
      expect(length).toBeLessThanOrEqual(text.length);
    }),
  ));

test('nothing is read from fenced code, whatever its text', () =>
  fc.assert(
    fc.property(file, (text) => {
      const fenced = `~~~\n${text.replaceAll('~', '')}\n~~~`;
      expect(parseLlmsTxt(fenced)).toEqual({ title: null, links: 0, ignored: [], length: 0 });
      expect(parseLlmsTxt(`${fenced}\n# Kop`)).toEqual({ title: 'Kop', links: 0, ignored: [], length: 5 });
    }),
  ));

describe('edge cases of an llms.txt', () => {
  const links = (text: string) => parseLlmsTxt(text).links;
  test.each([
    '[a](https://a.nl)',
    '[a](http://a.nl)',
    '[a](/b)',
    '[a](<https://a.nl>)',
    '[a](/b "c")',
    "[a](/b 'c')",
    '[a](/b\t"c")',
    '[a](b)',
    '[a](docs/a.md)',
    '[a [b]](/c)',
    '[a \\[b\\]](/c)',
    '[a]( https://a.nl )',
    '[a](/b (c))',
    '[a](HTTPS://a.nl)',
  ])('%s is a link', (text) => expect(links(text)).toBe(1));

  test.each([
    '[](/a)',
    '[a]()',
    '[a](#b)',
    '[a](ftp://a.nl)',
    '[a](tel:1)',
    '[a](https://)',
    '[a] (/b)',
    '[a](/b c)',
    '[a](/b',
    '[a\nb](/c)',
  ])('%s is not a link', (text) => expect(links(text)).toBe(0));

  test.each([
    ['# Een  \ntekst', 'Een'],
    ['\uFEFF# Een', 'Een'],
    ['tekst\n#  Twee', 'Twee'],
    ['## Drie', null],
    ['#Vier', null],
    [' # Vijf', 'Vijf'],
    ['    # In code', null],
    ['#\tNaam', 'Naam'],
    ['Naam\n====\n', 'Naam'],
    ['  Naam\r\n  =  \r\n', 'Naam'],
    ['Naam\n\n====', null],
    ['Naam\n----', null],
    ['# Een\r# Twee', 'Een'],
    ['```\n# Zes\n```', null],
    ['~~~\n# Zes\n~~~\n# Zeven', 'Zeven'],
    ['``````\n# Acht', 'Acht'],
    ['```\n# Een\n```\n# Twee\n```\n# Drie\n```', 'Twee'],
    ['x```\n# Negen\n```', 'Negen'],
    [`# ${'x'.repeat(400)}`, 'x'.repeat(301)],
    ['', null],
  ])('%j has the title %j', (text, title) => expect(parseLlmsTxt(text).title).toBe(title));

  test('the length excludes fences and surrounding white space', () =>
    expect(parseLlmsTxt('\uFEFF \n# A\n```\ncode\n```\n ').length).toBe(3));
});
