/** What may stand between two cells, the likelier first where a row has as many of one as of the other. */
const SEPARATORS = ['\t', ';', ','] as const;

/** The separator that the first row has most of, outside quotation marks; a comma where it has none. */
const separatorOf = (text: string): string => {
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

/** What stands in quotation marks from a place on, and the place behind them; a mark that is never closed holds the rest. */
const quotedAt = (text: string, start: number): readonly [cell: string, end: number] => {
  const parts: string[] = [];
  let from = start + 1;
  for (;;) {
    const mark = text.indexOf('"', from);
    if (mark === -1) return [parts.join('') + text.slice(from), text.length];
    parts.push(text.slice(from, mark));
    if (text[mark + 1] !== '"') return [parts.join(''), mark + 1];
    parts.push('"');
    from = mark + 2;
  }
};

/** The end of a cell that nothing quotes: the next separator or line end, or that of the text. */
const endOf = (text: string, from: number, separator: string): number => {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
};

/**
 * Rows of cells of a CSV file (RFC 4180), as they stand: with a byte order mark or none, separated by what the first row
 * has most of, a comma, a semicolon or a tab, lines ended by CR LF, LF or CR. An empty line is a row of one empty cell, so
 * that a row's place is its number; what stands behind a closing quotation mark belongs to its cell. Takes time linear in
 * the text, and gives something for every one.
 */
export const parseCsv = (text: string): readonly (readonly string[])[] => {
  const start = text.startsWith('\ufeff') ? 1 : 0;
  const separator = separatorOf(text.slice(start));
  const rows: string[][] = [];
  let row: string[] = [];
  let at = start;
  while (at < text.length) {
    const [quoted, from] = text[at] === '"' ? quotedAt(text, at) : ['', at];
    const end = endOf(text, from, separator);
    row.push(quoted + text.slice(from, end));
    if (text[end] !== separator || end >= text.length) {
      rows.push(row);
      row = [];
    } else if (end === text.length - 1) rows.push([...row, '']);
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  return rows;
};

/** A row of a CSV file: its cells, and the line on which it begins, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a CSV file that have anything in them, without the spaces around their cells. */
export const csvRows = (text: string): readonly CsvRow[] => {
  let next = 1;
  return parseCsv(text).flatMap((row) => {
    const line = next;
    next += row.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 1);
    const cells = row.map((cell) => cell.trim());
    return cells.some((cell) => cell !== '') ? [{ line, cells }] : [];
  });
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
