import { strToU8, zipSync } from 'fflate';
import type { Cell } from '../../../lib/export/csv.ts';

/** A workbook of one sheet as Excel and LibreOffice read it (ECMA-376, SpreadsheetML), with a head that stays in sight. */

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Text within XML 1.0, without characters that it cannot hold. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Characters of a cell (Excel's own limit). */
const LONGEST = 32_767;

/** A column by its place from 0: A … Z, AA … */
const columnName = (place: number): string =>
  place < 26 ? String.fromCharCode(65 + place) : `${columnName(Math.floor(place / 26) - 1)}${columnName(place % 26)}`;

/** A text is written as one, so that nothing in it is ever a formula. */
const cellOf = (value: Cell, at: string): string => {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return Number.isFinite(value) ? `<c r="${at}"><v>${value}</v></c>` : '';
  const text = escaped(String(value).slice(0, LONGEST));
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
};

const rowOf = (cells: readonly Cell[], index: number): string =>
  `<row r="${index + 1}">${cells.map((cell, place) => cellOf(cell, `${columnName(place)}${index + 1}`)).join('')}</row>`;

const sheetOf = (rows: readonly (readonly Cell[])[]): string => {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const views = `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
  return `${XML}<worksheet xmlns="${MAIN}">${views}<sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`;
};

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relations = (...all: readonly string[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const TYPES = [
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>`,
].join('');

/** The media type of such a file. */
export const XLSX = `${SPREADSHEET}.sheet`;

/** A name of a sheet: at most 31 characters, without those that Excel refuses. */
const sheetName = (name: string): string => escaped(name.replace(/[[\]*?/\\:]/g, ' ').slice(0, 31)) || '1';

/** Rows as the bytes of a workbook; `now` in ms since 1970 is when its parts are from. */
export const xlsx = (name: string, rows: readonly (readonly Cell[])[], now: number): Uint8Array => {
  const sheets = `<sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets>`;
  const parts = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types">${TYPES}</Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${sheets}</workbook>`,
    'xl/_rels/workbook.xml.rels': relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml')),
    'xl/worksheets/sheet1.xml': sheetOf(rows),
  };
  const files = Object.entries(parts).map(([path, text]) => [path, [strToU8(text), { mtime: now }]] as const);
  return zipSync(Object.fromEntries(files) as Parameters<typeof zipSync>[0]);
};
