/** Possible separators of cells; the likelier first, which is chosen when a row has equally many of two. */
const SEPARATORS = ['\t', ';', ','] as const;

/** Number of characters in which the first row's separator is searched. */
const LOOKED_AT = 65_536;

/** The separator that occurs most in the first row, outside quotation marks; a comma when none does. */
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
 * Reads the quoted cell at `start`; returns it with the index after it. A quotation mark that is never closed quotes
 * the rest of the text. Of a cell of more than `longest` characters the text is not returned, and reading stops.
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

/** Index at which an unquoted cell ends: the next separator or line end, the end of the text, or just beyond `last`. */
const endOf = (text: string, from: number, { separator, last }: { separator: string; last: number }): number => {
  let at = from;
  while (at < text.length && at <= last && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
};

/**
 * Yields the rows of a CSV file (RFC 4180), with their cells unchanged. The file may have a byte order mark; its
 * separator is the comma, semicolon or tab that the first row has most of; lines end with CR LF, LF or CR. An empty
 * line is a row of one empty cell, so that a row's position is its number; text after a closing quotation mark belongs
 * to its cell. Linear in the text. A row of more than `longest` characters yields null, and nothing follows it.
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

/** Yields each row with its cells trimmed and the line on which it begins; null for a row without content. */
function* readFilledRows(text: string, longest?: number): Generator<CsvRow | null> {
  let line = 1;
  for (const row of readCsvRecords(text, longest)) {
    const cells = row?.map((cell) => cell.trim());
    yield cells?.some((cell) => cell !== '') ? { line, cells } : null;
    line += row?.reduce((breaks, cell) => breaks + countBreaks(cell), 1) ?? 1;
  }
}

/** The rows of a CSV file that have content, with their cells trimmed. */
export const listCsvRows = (text: string): readonly CsvRow[] =>
  [...readFilledRows(text)].flatMap((row) => (row === null ? [] : [row]));

/** Headings of a column of addresses, in lower case. */
const NAMES = ['url', 'domain', 'domein', 'adres', 'address', 'website', 'site'];

/** An address as written, and its line. */
export interface Written {
  readonly line: number;
  readonly text: string;
}

/**
 * Yields the addresses of a CSV file, row by row: those in the column with such a heading in the first row, else in the
 * first column. Null for a row without content; for a row of more than `longest` characters null too, and nothing after
 * it.
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
