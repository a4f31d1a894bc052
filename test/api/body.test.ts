import { describe, expect, test } from 'vitest';
import { isHtml, readJson } from '../../lib/api/answer.ts';

describe('a body as JSON', () => {
  test.each([
    ['{"a":1}', { isJson: true, value: { a: 1 }, isCut: false }],
    ['\uFEFF [1] ', { isJson: true, value: [1], isCut: false }],
    ['null', { isJson: true, value: null, isCut: false }],
    ['{"a":', { isJson: false, value: undefined, isCut: true }],
    ['[1,', { isJson: false, value: undefined, isCut: true }],
    ['"half', { isJson: false, value: undefined, isCut: true }],
    ['\uFEFF \n{"a":', { isJson: false, value: undefined, isCut: true }],
    ['OK {', { isJson: false, value: undefined, isCut: false }],
    ['a\uFEFF{}', { isJson: false, value: undefined, isCut: false }],
    ['', { isJson: false, value: undefined, isCut: false }],
  ])('is read from %j', (text, body) => expect(readJson(text)).toStrictEqual(body));
});

describe('an HTML page', () => {
  test.each([
    ['text/html', ''],
    [' Text/HTML; charset=utf-8', ''],
    ['application/xhtml+xml', ''],
    ['', '<!doctype html>'],
    ['', '\n <!DOCTYPE  HTML><p>'],
    ['application/json', '<html lang="nl">'],
    ['', '<HEAD>'],
    ['', '<body class="a">'],
  ])('is recognised by %j with %j', (type, text) => expect(isHtml({ type, text })).toBe(true));

  test.each([
    ['application/json', '{}'],
    ['text/htmlx', ''],
    ['x-text/html', ''],
    ['', 'a <html>'],
    ['', '{"a":"<!doctype html>"}'],
    ['', '<header>'],
    ['', '<!doctype xml>'],
    ['', '<!doctypehtml>'],
    ['', ''],
  ])('is not recognised by %j with %j', (type, text) => expect(isHtml({ type, text })).toBe(false));
});
