import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cell, formatCsv } from '../../lib/export/csv.ts';
import { reportCsv } from '../../lib/export/formats/report-csv.ts';
import { createReportModel } from '../../lib/export/report-model.ts';
import { sampleReport } from '../components/sample.ts';
import { hostile, LONG, RUNS, reportWith } from './hostile.ts';

/** A CSV reader following RFC 4180, written independently of the writer. */
const read = (text: string, separator: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]];
  let field = '';
  let inQuotes = false;
  const end = (): void => {
    rows.at(-1)?.push(field);
    field = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (inQuotes) {
      if (character !== '"') field += character;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else inQuotes = false;
    } else if (character === '"') inQuotes = true;
    else if (character === separator) end();
    else if (character === '\r' && text[at + 1] === '\n') {
      end();
      rows.push([]);
      at += 1;
    } else field += character;
  }
  return rows.slice(0, -1);
};

const bytesOf = (text: string): readonly number[] => [...new TextEncoder().encode(text)];
const fieldsOf = (value: Cell, decimal: ',' | '.' = ','): string => formatCsv([[value]], decimal).slice(1, -2);

describe('csv', () => {
  test('is UTF-8 with a byte order mark, rows end in CR LF', () => {
    expect(bytesOf(formatCsv([['é', 1.5]], ','))).toEqual([
      0xef, 0xbb, 0xbf, 0xc3, 0xa9, 0x3b, 0x31, 0x2c, 0x35, 13, 10,
    ]);
    expect(bytesOf(formatCsv([['a', 1.5]], '.'))).toEqual([0xef, 0xbb, 0xbf, 0x61, 0x2c, 0x31, 0x2e, 0x35, 13, 10]);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+31 20', "'+31 20"],
    ['-1', "'-1"],
    ['@a', "'@a"],
    ['\tx', '"\'\tx"'],
    ['\rx', '"\'\rx"'],
    ['  =1', '"\'  =1"'.replace(/"/g, '')],
    ['\u00a0=1', "'\u00a0=1"],
    ['＝1', "'＝1"],
    ['a=1', 'a=1'],
    ['', ''],
    ['zeg "ja"', '"zeg ""ja"""'],
    ['a;b', '"a;b"'],
    ['a,b', '"a,b"'],
    ['a\nb', '"a\nb"'],
  ])('writes %j as %j', (text, written) => expect(fieldsOf(text)).toBe(written));

  const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
  const SPACES = ['', ' ', '\u00a0', '\ufeff', '\n', '\t', '\r', ' \t '];
  test.each(SIGNS.flatMap((sign) => SPACES.map((space) => `${space}${sign}SUM(A1)`)))(
    '%j is made text by a leading apostrophe',
    (text) => expect(read(formatCsv([[text]], ',').slice(1), ';')).toEqual([[`'${text}`]]),
  );

  test.each(['"', ';', ',', '\t', '\r', '\n', ' a', 'a '])('%j is quoted, with its own quotes doubled', (text) =>
    expect(fieldsOf(text === '\t' || text === '\r' || text === '\n' ? `a${text}b` : text)).toMatch(/^".*"$/s),
  );

  test('numbers stay numbers, also below zero, and null is empty', () => {
    expect([fieldsOf(6.3), fieldsOf(6.3, '.'), fieldsOf(-2), fieldsOf(null)]).toEqual(['6,3', '6.3', '-2', '']);
  });

  test('a cell is truncated to the spreadsheet limit', () => {
    expect(fieldsOf('x'.repeat(40_000))).toHaveLength(32_000);
  });

  test(
    'any table is read back as written, and no cell is a formula',
    () => {
      const rows = fc.array(fc.tuple(hostile, fc.integer(), hostile), { minLength: 1, maxLength: 5 });
      fc.assert(
        fc.property(rows, fc.constantFrom(',', '.'), (table, decimal) => {
          const back = read(formatCsv(table, decimal).slice(1), decimal === ',' ? ';' : ',');
          for (const cells of back) {
            for (const cell of [cells[0] ?? '', cells[2] ?? '']) {
              expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
              expect(cell.trimStart()).not.toMatch(/^[=+\-@]/);
            }
          }
          // Without the apostrophe of a formula and the space in a command to a build's runner (`escapePlainForLog`).
          const plain = (text: string): string =>
            text
              .replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/, '')
              .replace(/^([^\S\n\r]*): (?=:)/gm, '$1:')
              .replace(/# #(?=\w*\[)/g, '##');
          expect(back.map(([a, b, c]) => [plain(a ?? ''), b, plain(c ?? '')])).toEqual(
            table.map(([a, b, c]) => [plain(a.toWellFormed()), String(b), plain(c.toWellFormed())]),
          );
        }),
        { numRuns: RUNS },
      );
    },
    LONG,
  );
});

describe('a report as CSV', () => {
  test.each([
    ['nl', ';', ','],
    ['en', ',', '.'],
  ] as const)('in %s has a row for every check, with its numbers', (locale, separator, decimal) => {
    const report = sampleReport();
    const text = reportCsv(report, locale);
    expect(bytesOf(text).slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    const [head, whole, ...rows] = read(text.slice(1), separator);
    expect(head).toHaveLength(16);
    expect(whole?.[3]).toBe(String(report.overall));
    if (!(report.limit && 'at' in report.limit)) throw new Error('the sample is limited');
    expect(whole?.[11]).toContain(String(report.limit.at));
    expect(rows.map((cells) => cells[4]).toSorted()).toEqual(report.findings.map(({ id }) => id).toSorted());
    for (const cells of rows) {
      const finding = report.findings.find(({ id }) => id === cells[4]);
      expect(cells[8]).toBe(String(finding?.points).replace('.', decimal));
    }
    expect(rows.some((cells) => /^\d+[,.]\d$/.test(cells[8] ?? ''))).toBe(true);
  });

  test(
    'untrusted text shifts no row and starts no formula',
    () => {
      fc.assert(
        fc.property(hostile, (text) => {
          const report = reportWith(text);
          const rows = read(reportCsv(report, 'nl').slice(1), ';');
          expect(rows).toHaveLength(2 + report.findings.length);
          expect(rows.every((cells) => cells.length === 16)).toBe(true);
          for (const cell of rows.flat()) expect(cell.trimStart()).not.toMatch(/^[=+@]|^-(?!\d+$)/);
        }),
        { numRuns: RUNS },
      );
    },
    LONG,
  );
});

test('evidence is truncated, and says how much more there is', () => {
  const report = sampleReport();
  const items = Array.from({ length: 500 }, (_, index) => `${index} ${'x'.repeat(3_000)}`);
  const [first] = report.findings.filter(({ outcome }) => outcome === 'fail');
  const findings = report.findings.map((finding) => (finding === first ? { ...finding, items } : finding));
  const results = createReportModel({ ...report, findings }, 'nl').pillars.flatMap(({ checks }) => checks);
  const check = results.find(({ id }) => id === first?.id);
  expect(check?.items).toHaveLength(20);
  expect(check?.items[0]).toHaveLength(2_000);
  expect(check?.more).toBe('En nog 480; in de JSON staan ze allemaal.');
});
