import { describe, expect, test } from 'vitest';
import { listCsvAddresses, listCsvRows } from '../../../lib/parse/text/csv.ts';

const cells = (text: string) => listCsvRows(text).map((row) => row.cells);

describe('the rows of a CSV file', () => {
  test.each([
    ['commas', 'a,b\r\nc,d\r\n'],
    ['semicolons, and commas within', 'a;b\nc;d'],
    ['tabs', 'a\tb\rc\td\r'],
    ['a byte order mark, and white space', '\ufeff a ,b\n\n,\nc, d'],
  ])('are split with %s', (_, text) => {
    expect(cells(text)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('may have quotes around separators, breaks and doubled quotes', () => {
    expect(listCsvRows('"a;1";"b\nc"\r\n"d ""e""";f\r\n')).toEqual([
      { line: 1, cells: ['a;1', 'b\nc'] },
      { line: 3, cells: ['d "e"', 'f'] },
    ]);
  });

  test('may have unclosed or misplaced quotes', () => {
    expect(cells('a,"b')).toEqual([['a', 'b']]);
    expect(cells('a"b,"c"d')).toEqual([['a"b', 'cd']]);
    expect(cells('"')).toEqual([]);
  });

  test('are split by the separator outside quotes', () => {
    expect(cells('"a;b",c')).toEqual([['a;b', 'c']]);
  });
});

describe('the addresses of a CSV file', () => {
  test('are in the column with that name, in any case', () => {
    expect(listCsvAddresses('Klant,URL\nx,a.nl\ny')).toEqual([
      { line: 2, text: 'a.nl' },
      { line: 3, text: '' },
    ]);
  });

  test('are in the first column when no column has that name', () => {
    expect(listCsvAddresses('a.nl,x\nb.nl,y')).toEqual([
      { line: 1, text: 'a.nl' },
      { line: 2, text: 'b.nl' },
    ]);
    expect(listCsvAddresses('')).toEqual([]);
  });
});
