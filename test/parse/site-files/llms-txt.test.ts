import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLlmsTxt } from '../../../lib/parse/site-files/llms-txt.ts';

test.each([
  ['# Voorbeeld\n> Kort\n\n- [A](https://a.nl/a): b\n- [B](/b)', { title: 'Voorbeeld', links: 2 }],
  ['\uFEFF# Met merk', { title: 'Met merk', links: 0 }],
  ['# Titels\n[A](https://a.nl/a "Over A") [B](</b c>) [C](<https://a.nl/c>)', { links: 2 }],
  ['## Geen kop\n[x](mailto:a@b.nl) [y](y.md)', { title: null, links: 0 }],
  ['```\n# In code\n```\ntekst', { title: null, links: 0 }],
  ['```\na ``` # b\n# In code\n```\n# Kop', { title: 'Kop', links: 0 }],
  ['~~~\n```\n# In code\n~~~\n# Kop', { title: 'Kop', links: 0 }],
  ['#Geen spatie', { title: null, links: 0 }],
  ['', { title: null, links: 0, length: 0 }],
])('%j', (text, expected) => expect(parseLlmsTxt(text)).toMatchObject(expected));

test('any text is read without throwing', () => fc.assert(fc.property(fc.string(), (text) => void parseLlmsTxt(text))));

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
  ])('%s is a link', (text) => expect(links(text)).toBe(1));

  test.each(['[](/a)', '[a](b)', '[a](ftp://a.nl)', '[a](https://)', '[a] (/b)', '[a](/b c)', '[a](/b', '[a\nb](/c)'])(
    '%s is not a link',
    (text) => expect(links(text)).toBe(0),
  );

  test.each([
    ['# Een  \ntekst', 'Een'],
    ['\uFEFF# Een', 'Een'],
    ['tekst\n#  Twee', 'Twee'],
    ['## Drie', null],
    ['#Vier', null],
    [' # Vijf', null],
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
