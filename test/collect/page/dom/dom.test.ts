import { describe, expect, test } from 'vitest';
import {
  collapseWhitespace,
  findAll,
  findClosest,
  findFirst,
  getAttribute,
  getLanguage,
  getTag,
  hasAttribute,
  isForeign,
  isMatching,
  keepWithin,
  keepWithinFirst,
  parentOf,
  readTokens,
  resolve,
  textOf,
} from '../../../../lib/collect/page/dom/dom.ts';
import { sent } from '../../../kit/reading.ts';

const element = (html: string, selector = 'body > *'): Element => {
  const found = sent(`<!doctype html><body>${html}`).doc.querySelector(selector);
  if (found === null) throw new Error('no such element');
  return found;
};

test('a form is read correctly, whatever its controls are called', () => {
  const names = ['getAttribute', 'hasAttribute', 'closest', 'matches', 'localName', 'parentElement', 'textContent'];
  const form = element(`<form lang=nl>x${names.map((name) => `<input name=${name}>`).join('')}</form>`);
  expect([getTag(form), getAttribute(form, 'lang'), hasAttribute(form, 'lang'), textOf(form)]).toEqual([
    'form',
    'nl',
    true,
    'x',
  ]);
  expect([findClosest(form, 'body')?.localName, isMatching(form, 'form'), parentOf(form)?.localName]).toEqual([
    'body',
    true,
    'body',
  ]);
});

describe('content added by another extension', () => {
  test.each([
    ['<img src="chrome-extension://abc/x.png">', true],
    ['<img src=" MOZ-extension://abc/x.png">', true],
    ['<link href="safari-web-extension://abc/x.css">', true],
    ['<object data="chrome-extension://abc/x"></object>', true],
    ['<img src="https://a.nl/chrome-extension:">', false],
    ['<img alt="chrome-extension://abc/x.png">', false],
  ])('%s: %s', (html, foreign) => expect(isForeign(element(html))).toBe(foreign));

  test('is skipped, in the document and below an element', () => {
    const { doc } = sent('<body><p><img src="/a.png"><img src="moz-extension://abc/x.png"><img src="/b.png"></p>');
    const own = ['/a.png', '/b.png'];
    expect(findAll(doc, 'img').map((image) => getAttribute(image, 'src'))).toEqual(own);
    expect(findAll(doc.body, 'img').map((image) => getAttribute(image, 'src'))).toEqual(own);
  });
});

test('findAll and findFirst search below a document or element, without the element itself', () => {
  const { doc } = sent('<body><p id=a><b id=b></b></p><p id=c></p>');
  const ids = (found: readonly Element[]) => found.map(({ id }) => id);
  const paragraph = doc.querySelector('p') as Element;
  expect([ids(findAll(doc, 'p, b')), ids(findAll(paragraph, 'p, b'))]).toEqual([['a', 'b', 'c'], ['b']]);
  expect([findFirst(doc, 'b')?.id, findFirst(paragraph, 'b')?.id, findFirst(paragraph, 'p')]).toEqual(['b', 'b', null]);
});

test('an address is resolved as in a browser', () => {
  expect(resolve('../c?d#e', 'https://a.nl/b/b')).toBe('https://a.nl/c?d#e');
  expect(resolve('https://[', 'https://a.nl/')).toBeNull();
});

test.each([
  ['  een \n\t twee ', 10, 'een twee'],
  ['een twee', 3, 'een'],
  ['a\ud83d\ude00', 2, 'a\ufffd'],
  ['', 3, ''],
])('%j folded to %i characters', (text, length, folded) => expect(collapseWhitespace(text, length)).toBe(folded));

test('the words of an attribute are read in lower case', () => {
  expect(readTokens(element('<a rel=" NoFollow\n External ">x</a>'), 'rel')).toBe('nofollow external');
  expect(readTokens(element('<a>x</a>'), 'rel')).toBe('');
  expect(readTokens(element(`<a rel="${'x'.repeat(600)}">x</a>`), 'rel')).toHaveLength(500);
});

test.each([
  ['<p lang=" EN-gb "><b>x</b></p>', 'en-gb'],
  ['<p lang=nl><b lang="">x</b></p>', ''],
  ['<p><b>x</b></p>', ''],
  [`<p lang=${'x'.repeat(60)}><b>x</b></p>`, 'x'.repeat(50)],
])('the language in force in %s', (html, language) => expect(getLanguage(element(html, 'b'))).toBe(language));

describe('items that fit', () => {
  // Each item takes three characters as JSON.
  const items = ['a', 'b', 'c', 'd'];
  test.each([
    [0, []],
    [2, []],
    [3, ['a']],
    [5, ['a']],
    [6, ['a', 'b']],
    [12, items],
    [99, items],
  ])('in %i characters: %j', (room, stored) => expect(keepWithin(items, room)).toEqual(stored));

  const isLate = (item: string): boolean => item >= 'c';
  test.each([
    [{ room: 9 }, ['a', 'c', 'd']],
    [{ room: 6 }, ['c', 'd']],
    [{ room: 9, most: 3 }, ['a', 'b', 'c']],
    [{ room: 9, most: 5 }, ['a', 'b', 'c']],
    [{ room: 12, most: 0 }, ['a', 'b']],
    [{ room: 12 }, items],
  ])('the last two first, in %j: %j', (limit, stored) => expect(keepWithinFirst(items, isLate, limit)).toEqual(stored));
});
