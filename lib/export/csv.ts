import { escapePlainForLog } from './ci-log.ts';

/** Characters stored in a spreadsheet's cell: Excel's limit is 32,767. */
const LONGEST = 32_000;

/** A spreadsheet runs a cell with this beginning as a formula, even after white space; an apostrophe makes it text. */
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** A cell: text, a number, or nothing. */
export type Cell = string | number | null;

const quoteCell = (text: string): string =>
  /[";,\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const formatCell = (value: Cell, decimal: ',' | '.'): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  const text = value.slice(0, LONGEST).toWellFormed();
  return quoteCell(FORMULA.test(text) ? `'${text}` : text);
};

/** A byte order mark, by which a spreadsheet recognises UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Formats rows as CSV (RFC 4180) that a spreadsheet opens correctly, without the byte order mark. Where the comma is
 * the decimal mark, as in Dutch, the separator is a semicolon.
 */
export const formatCsvLines = (rows: readonly (readonly Cell[])[], decimal: ',' | '.'): string => {
  const separator = decimal === ',' ? ';' : ',';
  return escapePlainForLog(
    rows.map((row) => `${row.map((value) => formatCell(value, decimal)).join(separator)}\r\n`).join(''),
  );
};

/** The same as a whole file. */
export const formatCsv = (rows: readonly (readonly Cell[])[], decimal: ',' | '.'): string =>
  `${BYTE_ORDER_MARK}${formatCsvLines(rows, decimal)}`;
