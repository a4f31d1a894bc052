/** A row of a CSV file: its cells, and the line on which it begins, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [';', ',', '\t'] as const;

/** The separator that the first line has outside quotes; the first of several that a spreadsheet writes. */
const separatorOf = (text: string): string => {
  const seen = new Set<string>();
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '\n' || character === '\r') break;
    seen.add(character);
  }
  return SEPARATORS.find((one) => seen.has(one)) ?? ',';
};

/** The cell that begins at a place, and where it ends. */
const cellAt = (text: string, at: number, separator: string): { readonly cell: string; readonly end: number } => {
  let [cell, end] = ['', at];
  if (text[at] === '"') {
    // Quotes within are doubled (RFC 4180 §2.7); a last one that is missing is taken to be at the end.
    for (end += 1; end < text.length; ) {
      const next = text.indexOf('"', end);
      const until = next === -1 ? text.length : next;
      cell += text.slice(end, until);
      end = until + 1;
      if (text[end] !== '"') break;
      cell += '"';
      end += 1;
    }
  }
  const from = end;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { cell: cell + text.slice(from, end), end };
};

const isBreak = (text: string, at: number): boolean => text[at] === '\n' || text[at] === '\r';

/**
 * The rows of a CSV file (RFC 4180) as spreadsheets write it: with a byte order mark or without, with semicolons, commas or tabs,
 * and lines that end in CR LF, LF or CR. Rows without anything are left out.
 */
export const csvRows = (text: string): readonly CsvRow[] => {
  const plain = text.replace(/^\ufeff/, '');
  const separator = separatorOf(plain);
  const rows: CsvRow[] = [];
  let [at, line] = [0, 1];
  while (at < plain.length) {
    const [cells, began]: [string[], number] = [[], line];
    for (;;) {
      const { cell, end } = cellAt(plain, at, separator);
      cells.push(cell.trim());
      line += cell.split('\n').length - 1;
      at = end;
      if (plain[at] !== separator) break;
      at += 1;
    }
    if (isBreak(plain, at)) {
      at += plain.startsWith('\r\n', at) ? 2 : 1;
      line += 1;
    }
    if (cells.some((cell) => cell !== '')) rows.push({ line: began, cells });
  }
  return rows;
};

/** What a column is called that has addresses, in lower case. */
const NAMES = ['url', 'domain', 'domein', 'adres', 'address', 'website', 'site'];

/** An address as it was written, and on which line. */
export interface Written {
  readonly line: number;
  readonly text: string;
}

/** The addresses of a CSV file: the column that is called so in its first row, else the first of all rows. */
export const addressesIn = (text: string): readonly Written[] => {
  const rows = csvRows(text);
  const named = (rows[0]?.cells ?? []).findIndex((cell) => NAMES.includes(cell.toLowerCase()));
  const [column, those] = named === -1 ? [0, rows] : [named, rows.slice(1)];
  return those.map(({ line, cells }) => ({ line, text: cells[column] ?? '' }));
};
