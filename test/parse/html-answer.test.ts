import { expect, test } from 'vitest';
import { isHtmlAnswer } from '../../lib/parse/html-answer.ts';

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
])('%j as %s is none', (body, type) => expect(is(body, type)).toBe(false));
