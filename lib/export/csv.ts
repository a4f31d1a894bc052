/** Characters that a spreadsheet's cell can hold: Excel's limit is 32,767. */
const LONGEST = 32_000;

/** A spreadsheet runs what starts so as a formula, also behind white space; an apostrophe makes it text. */
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** A cell: text, a number, or nothing. */
export type Cell = string | number | null;

const quoted = (text: string): string => (/[";,\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cell = (value: Cell, decimal: ',' | '.'): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  const text = value.slice(0, LONGEST).toWellFormed();
  return quoted(FORMULA.test(text) ? `'${text}` : text);
};

/**
 * Rows as a CSV file (RFC 4180) that a spreadsheet opens right: a byte order mark says UTF-8. Where the comma is the
 * decimal mark, as in Dutch, the separator is a semicolon.
 */
export const csv = (rows: readonly (readonly Cell[])[], decimal: ',' | '.'): string => {
  const separator = decimal === ',' ? ';' : ',';
  return `\ufeff${rows.map((row) => `${row.map((value) => cell(value, decimal)).join(separator)}\r\n`).join('')}`;
};
