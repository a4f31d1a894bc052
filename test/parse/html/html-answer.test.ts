import { expect, test } from 'vitest';
import { isHtmlAnswer } from '../../../lib/parse/html/html-answer.ts';

const is = (body: string, type?: string): boolean =>
  isHtmlAnswer({ headers: type === undefined ? {} : { 'content-type': type }, body });

test.each([
  ['', 'text/html'],
  ['', 'application/xhtml+xml; charset=utf-8'],
  ['<!doctype html>', 'text/plain'],
  [' \n<!-- cache --> <HTML lang="nl">', undefined],
  ['<head>', undefined],
  ['<body class="a">', undefined],
])('%j as %s is a web page', (body, type) => expect(is(body, type)).toBe(true));

test.each([
  ['User-agent: *', 'text/plain'],
  ['', 'text/htmlx'],
  ['<header>', undefined],
  ['<bodyguard>', undefined],
  ['tekst <html>', undefined],
  [`${' '.repeat(2_000)}<html>`, undefined],
  ['', undefined],
])('%j as %s is not a web page', (body, type) => expect(is(body, type)).toBe(false));

test.each([
  ['text/html', '', true],
  ['TEXT/XHTML', '', true],
  ['application/xhtml+xml', '', true],
  ['text/xxhtml', '', false],
  ['text/htmlx', '', false],
  ['text/plain', '<!doctype html>', true],
  ['', '  <HTML>', true],
  ['', '<head>', true],
  ['', '<body class=a>', true],
  ['', '<header>', false],
  ['', '<!----><html>', true],
  ['', '<!-- a -->\n<html>', true],
  ['', 'x<html>', false],
  ['', `${' '.repeat(1_994)}<html>`, true],
  ['', `${' '.repeat(1_996)}<html>`, false],
])('%j with %j is a page: %s', (type, body, is) =>
  expect(isHtmlAnswer({ headers: { 'content-type': type }, body })).toBe(is),
);

test('without a type the text decides', () => {
  expect(isHtmlAnswer({ headers: {}, body: '<html>' })).toBe(true);
  expect(isHtmlAnswer({ headers: {}, body: 'tekst' })).toBe(false);
});
