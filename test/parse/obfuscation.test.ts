import { describe, expect, test } from 'vitest';
import { entropyOf, isObfuscated } from '../../lib/parse/obfuscation.ts';

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

  test.each([
    [
      'ordinary minified code',
      '!function(e,t){"use strict";var n=e.document;t.init=function(){return n.title}}(window,app);'.repeat(20),
    ],
    ['data that nobody runs', `var icon="data:image/png;base64,${BASE64}";document.body.append(icon)`],
    ['a call without payload', `eval("1+1");${'x=1;'.repeat(400)}`],
    ['a known service', `(function(){var a=window.__CF$cv$params;eval(atob("${BASE64}"))})()`],
    ['a short one', 'eval(atob("YWxlcnQoMSk="))'],
  ])('%s is not', (_, start) => expect(isObfuscated({ start, length: start.length })).toBe(false));
});

test('entropy is bits per character', () => {
  expect(entropyOf('aaaa')).toBe(0);
  expect(entropyOf('abab')).toBe(1);
  expect(entropyOf('')).toBe(0);
});
