import { describe, expect, test } from 'vitest';
import { computeEntropy, isObfuscated } from '../../../lib/parse/page-kind/obfuscation.ts';

const BASE64 = 'ZnVuY3Rpb24geCgpe3JldHVybiAxfQ'.repeat(30);
const escaped = (mark: string): string =>
  Array.from({ length: 180 }, (_, index) => `${mark}${(0x20 + ((index * 37) % 90)).toString(16)}`).join('');
const script = (start: string, length = Math.max(start.length, 2_000)) => ({ start, length });

describe('packed scripts', () => {
  test.each([
    ['base64 that is run', `eval(atob("${BASE64}"))`],
    ['hexadecimal escapes', `eval("${escaped('\\x')}")`],
    [
      'numbers of characters',
      `document.write(String.fromCharCode(${Array.from({ length: 200 }, (_, i) => 60 + (i % 60)).join(',')}))`,
    ],
    ['percent signs', `document.write(unescape("${escaped('%')}"))`],
  ])('%s', (_, start) => expect(isObfuscated(script(start))).toBe(true));

  const CALLS = [
    'eval(',
    'eval (',
    'new Function(',
    'new Function (',
    `Function("`,
    `Function ('`,
    'atob(',
    'atob (',
    'unescape(',
    'unescape (',
    'x.fromCharCode',
    'document.write(unescape',
    'document.write ( unescape',
  ];
  test.each(CALLS)('a payload run by %s', (call) => expect(isObfuscated(script(`${call} ${BASE64}`))).toBe(true));

  test.each([
    'medieval(',
    'eval  (',
    'newFunction(',
    'new Function  (',
    'Function(x',
    'Function  ("',
    'xatob(',
    'atob  (',
    'myunescape(',
    'unescape  (',
    'evaluate(',
    'document.write( x',
  ])('a payload beside %s is not packed', (call) => expect(isObfuscated(script(`${call} ${BASE64}`))).toBe(false));

  const repeated = (count: number, piece: (index: number) => string) =>
    Array.from({ length: count }, (_, at) => piece(at)).join('');
  const hex = (at: number) => (0x1f + ((at * 37) % 0x60)).toString(16);
  test.each<[string, number, (index: number) => string]>([
    ['base64', 400, (at) => BASE64[at % 30] ?? ''],
    ['hexadecimal escapes', 40, (at) => `\\x${hex(at)}`],
    ['unicode escapes', 40, (at) => `\\u0A${hex(at)}`],
    ['numbers', 80, (at) => `${at}, `],
    ['percent signs', 60, (at) => `%${hex(at)}`],
    ['packed names', 12, (at) => `_0x12a${hex(at)} = `],
  ])('%s: packed from a run of %d', (_, count, piece) => {
    const filler = ' lees meer over fietsen;'.repeat(20);
    expect(isObfuscated(script(`eval(x);${filler}${repeated(count, piece)} ;`))).toBe(true);
    expect(isObfuscated(script(`eval(x);${filler}${repeated(count - 1, piece)} ;`))).toBe(false);
  });

  test.each([
    'cdn-cgi/challenge-platform',
    'data:text/javascript;base64',
    'WP-Rocket',
    'RocketLazyLoad',
    '_wpemojiSettings',
    'sourceMappingURL',
  ])('is not packed with the mark of a known service: %s', (mark) =>
    expect(isObfuscated(script(`eval(${mark} ${BASE64}`))).toBe(false),
  );

  test('requires six hundred characters, and more than a few different ones', () => {
    const start = `eval(atob("${BASE64}"))`;
    expect([600, 599].map((length) => isObfuscated({ start, length }))).toEqual([true, false]);
    expect(isObfuscated(script(`eval(${'a'.repeat(900)}`))).toBe(false);
  });

  test.each([
    [
      'ordinary minified code',
      '!function(e,t){"use strict";var n=e.document;t.init=function(){return n.title}}(window,app);'.repeat(20),
    ],
    ['data that is not executed', `var icon="data:image/png;base64,${BASE64}";document.body.append(icon)`],
    ['a call without payload', `eval("1+1");${'x=1;'.repeat(400)}`],
    ['a script of a known service', `(function(){var a=window.__CF$cv$params;eval(atob("${BASE64}"))})()`],
    ['a short script', 'eval(atob("YWxlcnQoMSk="))'],
  ])('%s is not packed', (_, start) => expect(isObfuscated({ start, length: start.length })).toBe(false));
});

test('entropy is bits per character', () => {
  expect(computeEntropy('aaaa')).toBe(0);
  expect(computeEntropy('abab')).toBe(1);
  expect(computeEntropy('')).toBe(0);
  expect(computeEntropy('abcd')).toBe(2);
  expect(computeEntropy('😀😀')).toBe(0);
});
