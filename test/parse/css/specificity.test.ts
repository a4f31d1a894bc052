import { expect, test } from 'vitest';
import { computeSpecificity } from '../../../lib/parse/css/specificity.ts';

/** Ids, classes and elements as Selectors 4, section 17, counts them; most examples are from there. */
test.each([
  ['*', 0, 0, 0],
  ['li', 0, 0, 1],
  ['ul li', 0, 0, 2],
  ['ul ol+li', 0, 0, 3],
  ['h1 + *[rel=up]', 0, 1, 1],
  ['ul ol li.red', 0, 1, 3],
  ['li.red.level', 0, 2, 1],
  ['#x34y', 1, 0, 0],
  ['#s12:not(foo)', 1, 0, 1],
  ['.foo :is(.bar, #baz)', 1, 1, 0],
  [':where(#a, .b) a', 0, 0, 1],
  ['a::before', 0, 0, 2],
  ['a:before', 0, 0, 2],
  ['a:focus-visible', 0, 1, 1],
  [':nth-child(2n + 1)', 0, 1, 0],
  [':nth-child(even of li, .item)', 0, 2, 0],
  ['a:has(> img, #b)', 1, 0, 1],
  ['.focus\\:ring', 0, 1, 0],
  ['[title="a ) #b .c"]', 0, 1, 0],
])('%s', (selector, ids, classes, elements) =>
  expect(computeSpecificity(selector)).toBe(ids * 1_000_000 + classes * 1_000 + elements),
);
