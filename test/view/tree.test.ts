import { expect, test } from 'vitest';
import { asTree, findKind, formatLeaf, listBranches } from '../../lib/view/tree.ts';

test('list items count from 1, objects keep their names and order', () => {
  expect(listBranches(['a', null])).toEqual([
    { index: 0, name: '1', value: 'a' },
    { index: 1, name: '2', value: null },
  ]);
  expect(listBranches({ b: 1, a: [2] }).map(({ name }) => name)).toEqual(['b', 'a']);
  expect(listBranches('x')).toEqual([]);
});

test.each([
  [null, 'leaf'],
  ['x', 'leaf'],
  [[], 'list'],
  [{}, 'object'],
])('%j is a %s', (value, kind) => expect(findKind(value)).toBe(kind));

test('invisible characters are made visible, in names and values', () => {
  expect(listBranches({ 'a\u202eb': 1 })[0]?.name).toBe('a[U+202E]b');
  expect([formatLeaf('a\u0000b'), formatLeaf(0), formatLeaf('x'.repeat(30_000)).length]).toEqual(['a␀b', '0', 20_000]);
});

test.each([
  ['{"a":1}', { value: { a: 1 } }],
  ['\uFEFF[1]', { value: [1] }],
  ['null', { value: null }],
  ['<p>', null],
  ['', null],
])('%j', (text, tree) => expect(asTree(text)).toEqual(tree));
