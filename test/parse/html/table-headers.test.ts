import { describe, expect, test } from 'vitest';
import { findHeadersWithoutCells, type TableCell } from '../../../lib/parse/html/table-headers.ts';

const cell = (key: string, over: Partial<TableCell<string>> = {}): TableCell<string> => ({
  key,
  kind: key === key.toUpperCase() ? 'header' : 'data',
  scope: 'auto',
  columns: 1,
  rows: 1,
  named: null,
  ...over,
});

/** Upper case is a header, lower case a data cell. */
const table = (...rows: readonly string[]): readonly (readonly TableCell<string>[])[] =>
  rows.map((row) => [...row].map((key) => cell(key)));

describe('headers without a data cell', () => {
  test.each<readonly [string, readonly (readonly TableCell<string>[])[], readonly string[]]>([
    ['columns with cells', table('AB', 'ab'), []],
    ['a column without a cell', table('AB', 'a'), ['B']],
    ['a header alone', table('A'), ['A']],
    ['rows with cells', table('Aa', 'Bb'), []],
    ['a cross table', table('ABC', 'Dab', 'Ecd'), []],
    ['a total in the last row', table('AB', 'ab', 'Tc'), []],
    ['a header that spans two columns', [[cell('A', { columns: 2 })], [cell('a'), cell('b')]], []],
    ['a cell that spans two columns', [[cell('A'), cell('B')], [cell('a', { columns: 2 })]], []],
    ['a header that spans two rows', [[cell('A', { rows: 2 }), cell('a')], [cell('b')]], []],
    ['a row header by its scope, with cells below alone', [[cell('A', { scope: 'row' })], [cell('a')]], ['A']],
    ['a column header by its scope, with cells beside alone', [[cell('A', { scope: 'column' }), cell('a')]], ['A']],
    [
      'cells that name one of two headers',
      [
        [cell('A'), cell('B')],
        [cell('a', { named: ['A'] }), cell('b', { named: ['A'] })],
      ],
      ['B'],
    ],
    ['a header to the end of its table', [[cell('A', { rows: 0 }), cell('a')], [cell('b')]], []],
    ['an absurd span', [[cell('A', { columns: 1e9 })], [cell('a')]], []],
  ])('%s', (_, rows, expected) => expect(findHeadersWithoutCells(rows)).toEqual(expected));
});
