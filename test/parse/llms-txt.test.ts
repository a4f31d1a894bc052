import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLlmsTxt } from '../../lib/parse/llms-txt.ts';

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

test('any text is read', () => fc.assert(fc.property(fc.string(), (text) => void parseLlmsTxt(text))));
