import { describe, expect, it } from 'vitest';
import { formatCsv } from '../../../lib/export/csv.ts';
import { parseCsv } from '../../../lib/parse/text/csv.ts';

describe('parseCsv', () => {
  it.each([
    ['nothing', '', []],
    ['one cell', 'a', [['a']]],
    [
      'commas',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'semicolons, with commas in cells',
      'a;b,c\n1,5;2\n',
      [
        ['a', 'b,c'],
        ['1,5', '2'],
      ],
    ],
    ['tabs, as a spreadsheet copies', 'a\tb;c\n', [['a', 'b;c']]],
    ['a byte order mark', '\ufeff"a";b', [['a', 'b']]],
    ['quoted separators, quotation marks and line ends', '"a;b";"c ""d""";"e\r\nf"\r\n', [['a;b', 'c "d"', 'e\r\nf']]],
    [
      'empty cells',
      ';a;\n;;',
      [
        ['', 'a', ''],
        ['', '', ''],
      ],
    ],
    ['empty lines, each a row of its own', 'a\n\n\nb\n', [['a'], [''], [''], ['b']]],
    [
      'CR as line end',
      'a,b\rc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['an unclosed quotation mark', 'a,"b\nc,d', [['a', 'b\nc,d']]],
    ['text after a closing quotation mark', '"a"b,c', [['ab', 'c']]],
    ['a quotation mark within a cell', 'a"b,c"d', [['a"b', 'c"d']]],
    ['quoted separators, which do not decide the separator', '"a,b,c";d', [['a,b,c', 'd']]],
  ])('reads %s', (_, text, rows) => {
    expect(parseCsv(text)).toStrictEqual(rows);
  });

  it.each([',', '.'] as const)('reads back formatted rows, with %s as decimal mark', (decimal) => {
    const rows = [
      ['naam', 'a;b', 'c,d', 'e"f'],
      ['regel\r\neen', ' wit ', '', 'ü\u202e'],
    ];
    expect(parseCsv(formatCsv(rows, decimal))).toStrictEqual(rows);
  });
});
