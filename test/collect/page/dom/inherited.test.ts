import { expect, test } from 'vitest';
import { makeInherited } from '../../../../lib/collect/page/dom/inherited.ts';
import { makeRegionOf } from '../../../../lib/collect/page/dom/region.ts';

const draw = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const find = (doc: Document, selector: string): Element => {
  const found = doc.querySelector(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};

test('a value is derived from that of the parent, and each element is looked at once', () => {
  const doc = draw('<main id="a"><ul id="b"><li id="c"></li><li id="d"></li></ul></main>');
  const seen: string[] = [];
  const pathOf = makeInherited('', (element, above) => {
    seen.push(element.localName);
    return `${above}/${element.localName}`;
  });
  expect(['#c', '#d', '#b', '#c'].map((selector) => pathOf(find(doc, selector)))).toEqual([
    '/html/body/main/ul/li',
    '/html/body/main/ul/li',
    '/html/body/main/ul',
    '/html/body/main/ul/li',
  ]);
  expect(seen).toEqual(['html', 'body', 'main', 'ul', 'li', 'li']);
});

test('each of a thousand levels is counted', () => {
  const doc = document.implementation.createHTMLDocument();
  let deepest: Element = doc.body;
  for (let depth = 0; depth < 1_000; depth += 1) deepest = deepest.appendChild(doc.createElement('b'));
  expect(makeInherited(0, (_, above) => above + 1)(deepest)).toBe(1_002);
});

test.each([
  ['<p id="x">', 'content'],
  ['<main><p id="x"></main>', 'content'],
  ['<main></main><p id="x">', 'aside'],
  ['<header><p id="x"></header>', 'header'],
  ['<div role="contentinfo"><p id="x"></div>', 'footer'],
  ['<aside><nav><p id="x"></nav></aside>', 'nav'],
  ['<nav><main><p id="x"></main></nav>', 'nav'],
  ['<header><main><p id="x"></main></header>', 'content'],
  ['<article><footer><p id="x"></footer></article>', 'content'],
  ['<aside><article><footer><p id="x"></footer></article></aside>', 'content'],
  ['<main></main><article><header><p id="x"></header></article>', 'aside'],
  ['<article><aside><p id="x"></aside></article>', 'aside'],
  ['<footer><header><p id="x"></header></footer>', 'header'],
])('%s is in the region %s', (html, region) => {
  const doc = draw(html);
  expect(makeRegionOf(doc)(find(doc, '#x'))).toBe(region);
});
