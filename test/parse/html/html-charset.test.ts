import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeHtml, isHtmlType } from '../../../lib/parse/html/html-charset.ts';
import { inputs } from '../../kit/inputs.ts';

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((character) => [character.charCodeAt(0), 0])]);

describe('decodeHtml', () => {
  test.each([
    ['UTF-8 by header', utf8('café'), 'text/html; charset=utf-8', 'café'],
    ['UTF-8 by header in quotes', utf8('café'), 'text/html; charset="UTF-8"', 'café'],
    [
      'the header before the meta',
      utf8('<meta charset=iso-8859-1>é'),
      'text/html;charset=utf-8',
      '<meta charset=iso-8859-1>é',
    ],
    ['UTF-8 by meta', utf8('<meta charset="utf-8">é'), 'text/html', '<meta charset="utf-8">é'],
    [
      'UTF-8 by an old meta',
      utf8('<meta http-equiv=Content-Type content="text/html; charset=utf-8">é'),
      '',
      '<meta http-equiv=Content-Type content="text/html; charset=utf-8">é',
    ],
    [
      'the byte order mark overrides the header',
      new Uint8Array([0xef, 0xbb, 0xbf, ...utf8('é')]),
      'text/html; charset=iso-8859-1',
      'é',
    ],
    ['UTF-16 by byte order mark', utf16('hé'), 'text/html', 'hé'],
    ['a meta that says UTF-16 means UTF-8', utf8('<meta charset=utf-16>é'), 'text/html', '<meta charset=utf-16>é'],
    ['ISO-8859-1 is windows-1252', Uint8Array.of(0x80), 'text/html; charset=ISO-8859-1', '€'],
    ['windows-1252 without any declaration', latin('caf\u00e9'), 'text/html', 'café'],
    ['an unknown label is ignored', latin('caf\u00e9'), 'text/html; charset=klingon', 'café'],
    [
      'a meta after 1,024 octets, where the head still lasts',
      utf8(`${' '.repeat(1_024)}<meta charset=utf-8>é`),
      '',
      `${' '.repeat(1_024)}<meta charset=utf-8>é`,
    ],
    ['nothing', new Uint8Array(), '', ''],
    [
      'a meta within 1,024 octets counts',
      utf8(`${' '.repeat(1_024 - 20)}<meta charset=utf-8>é`),
      '',
      `${' '.repeat(1_024 - 20)}<meta charset=utf-8>é`,
    ],
    [
      'UTF-16, big endian, by byte order mark',
      Uint8Array.of(0xfe, 0xff, 0, 0x68, 0, 0xe9),
      'text/html; charset=utf-8',
      'hé',
    ],
    ['an incomplete byte order mark is ignored', Uint8Array.of(0xef, 0xbb, 0x41), '', 'ï»A'],
    ['another incomplete byte order mark is ignored', Uint8Array.of(0xef, 0x41, 0xbf), '', 'ïA¿'],
    ['FE alone is ignored', Uint8Array.of(0xfe, 0x41), '', 'þA'],
    ['FF alone is ignored', Uint8Array.of(0xff, 0x41), '', 'ÿA'],
    ['a label in single quotes is ignored', utf8('é'), "text/html; CHARSET='utf-8'", 'Ã©'],
    ['a label that ends at a semicolon', utf8('é'), 'text/html; charset=utf-8;x', 'é'],
    ['a meta that says UTF-16 means UTF-8', utf8('<meta charset=" UTF-16le">é'), '', '<meta charset=" UTF-16le">é'],
    ['a label that contains UTF-16 does not', latin('<meta charset=x-utf-16>é'), '', '<meta charset=x-utf-16>é'],
    [
      'x-user-defined means windows-1252',
      latin('<meta charset=" X-User-Defined ">\x80'),
      '',
      '<meta charset=" X-User-Defined ">€',
    ],
    [
      'a longer name is an unknown label, and is ignored',
      latin('<meta charset=x-user-definedx><meta charset=utf-8>\x80'),
      '',
      '<meta charset=x-user-definedx><meta charset=utf-8>\uFFFD',
    ],
    [
      'the first meta that declares one',
      utf8('<meta name=a content="charset=utf-16"><meta http-equiv=CONTENT-TYPE content="x; charset=utf-8">é'),
      '',
      '<meta name=a content="charset=utf-16"><meta http-equiv=CONTENT-TYPE content="x; charset=utf-8">é',
    ],
    ['a meta without a charset', latin('<meta http-equiv=content-type>é'), '', '<meta http-equiv=content-type>é'],
  ])('%s', (_, bytes, type, text) => expect(decodeHtml(bytes, type)).toBe(text));

  test('any bytes under any type become well-formed text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string({ maxLength: 40 }), (bytes, label) => {
        expect(decodeHtml(bytes, `text/html; charset=${label}`).isWellFormed()).toBe(true);
      }),
      { numRuns: inputs() },
    );
  });
});

test.each([
  [undefined, true],
  ['text/html', true],
  ['TEXT/HTML; charset=utf-8', true],
  ['application/xhtml+xml', true],
  [' text/html ;x', true],
  ['text/html x', false],
  ['x text/html', false],
  ['text/htmlx', false],
  ['text/plain', false],
  ['application/json', false],
  ['', false],
])('isHtmlType %s', (type, html) => expect(isHtmlType(type)).toBe(html));
