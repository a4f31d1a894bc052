/** What may stand between two cells, the likelier first where a row has as many of one as of the other. */
const SEPARATORS = ['\t', ';', ','] as const;

/** Characters of the first row by which the separator is found. */
const LOOKED_AT = 65_536;

/** The separator that the first row has most of, outside quotation marks; a comma where it has none. */
const findSeparator = (text: string): string => {
  const counts = new Map<string, number>(SEPARATORS.map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) break;
    else if (!isQuoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return most === 0 ? ',' : (SEPARATORS.find((separator) => counts.get(separator) === most) ?? ',');
};

/**
 * What stands in quotation marks from a place on, and the place behind them; a mark that is never closed holds the rest. Of more than
 * `longest` characters no more is read.
 */
const readQuoted = (text: string, start: number, longest: number): readonly [cell: string, end: number] => {
  const parts: string[] = [];
  let from = start + 1;
  for (;;) {
    const mark = text.indexOf('"', from);
    if (mark - start > longest) return ['', mark];
    if (mark === -1) return [parts.join('') + text.slice(from), text.length];
    parts.push(text.slice(from, mark));
    if (text[mark + 1] !== '"') return [parts.join(''), mark + 1];
    parts.push('"');
    from = mark + 2;
  }
};

/** The end of a cell that nothing quotes: the next separator or line end, or that of the text or of what is read. */
const endOf = (text: string, from: number, { separator, last }: { separator: string; last: number }): number => {
  let at = from;
  while (at < text.length && at <= last && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
};

/**
 * Rows of cells of a CSV file (RFC 4180), as they stand, one by one: with a byte order mark or none, separated by what the first row
 * has most of, a comma, a semicolon or a tab, lines ended by CR LF, LF or CR. An empty line is a row of one empty cell, so
 * that a row's place is its number; what stands behind a closing quotation mark belongs to its cell. Takes time linear in
 * the text, and gives something for every one; of a row of more than `longest` characters null, and nothing after it.
 */
export function* readCsvRecords(text: string, longest = Number.POSITIVE_INFINITY): Generator<readonly string[] | null> {
  const start = text.startsWith('\ufeff') ? 1 : 0;
  const separator = findSeparator(text.slice(start, start + LOOKED_AT));
  let row: string[] = [];
  let began = start;
  let at = start;
  while (at < text.length) {
    const [quoted, from] = text[at] === '"' ? readQuoted(text, at, longest) : ['', at];
    const end = endOf(text, from, { separator, last: began + longest });
    if (end - began > longest) {
      yield null;
      return;
    }
    row.push(quoted + text.slice(from, end));
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (text[end] !== separator || end >= text.length) {
      yield row;
      row = [];
      began = at;
    } else if (end === text.length - 1) yield [...row, ''];
  }
}

/** All rows of a CSV file (`readCsvRecords`). */
export const parseCsv = (text: string): readonly (readonly string[])[] =>
  [...readCsvRecords(text)].flatMap((row) => (row === null ? [] : [row]));

/** A row of a CSV file: its cells, and the line on which it begins, from 1. */
interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const countBreaks = (text: string): number => {
  let breaks = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) breaks += 1;
  return breaks;
};

/** A row with the spaces around its cells taken away, and where it begins and the next one does; null where it has nothing in it. */
function* readFilledRows(text: string, longest?: number): Generator<CsvRow | null> {
  let line = 1;
  for (const row of readCsvRecords(text, longest)) {
    const cells = row?.map((cell) => cell.trim());
    yield cells?.some((cell) => cell !== '') ? { line, cells } : null;
    line += row?.reduce((breaks, cell) => breaks + countBreaks(cell), 1) ?? 1;
  }
}

/** The rows of a CSV file that have anything in them, without the spaces around their cells. */
export const listCsvRows = (text: string): readonly CsvRow[] =>
  [...readFilledRows(text)].flatMap((row) => (row === null ? [] : [row]));

/** What a column is called that has addresses, in lower case. */
const NAMES = ['url', 'domain', 'domein', 'adres', 'address', 'website', 'site'];

/** An address as it was written, and on which line. */
export interface Written {
  readonly line: number;
  readonly text: string;
}

/**
 * The addresses of a CSV file, row by row: the column that is called so in its first row, else the first of all rows. Null of a row that
 * has none; of one of more than `longest` characters null too, and nothing after it.
 */
export function* readCsvAddresses(text: string, longest?: number): Generator<Written | null> {
  let column: number | null = null;
  for (const row of readFilledRows(text, longest)) {
    if (row === null) {
      yield null;
      continue;
    }
    const isFirst = column === null;
    column ??= row.cells.findIndex((cell) => NAMES.includes(cell.toLowerCase()));
    if (isFirst && column !== -1) continue;
    yield { line: row.line, text: row.cells[Math.max(0, column)] ?? '' };
  }
}

/** The addresses of a CSV file (`readCsvAddresses`). */
export const listCsvAddresses = (text: string): readonly Written[] =>
  [...readCsvAddresses(text)].flatMap((one) => (one === null ? [] : [one]));
