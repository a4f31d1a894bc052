import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Cell } from '../../../lib/export/csv.ts';
import { makePace } from '../store/pace.ts';

/** A workbook of one sheet for Excel and LibreOffice (ECMA-376, SpreadsheetML), with a frozen header row. */

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Escapes text for XML 1.0 and removes characters that it cannot contain. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Maximum characters of a cell (Excel's own limit). */
const LONGEST = 32_767;

/** Returns the name of a column by its position from 0: A … Z, AA … */
const toColumnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : `${toColumnName(Math.floor(index / 26) - 1)}${toColumnName(index % 26)}`;

/** Formats a cell. Text is written as a string, so that it is never interpreted as a formula. */
const formatCell = (value: Cell, at: string): string => {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return Number.isFinite(value) ? `<c r="${at}"><v>${value}</v></c>` : '';
  // `_x0041_` would be read as “A” (ECMA-376 Part 1, §22.9.2.19).
  const text = escapeXml(
    String(value)
      .slice(0, LONGEST)
      .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_'),
  );
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
};

const formatRow = (cells: readonly Cell[], index: number): string =>
  `<row r="${index + 1}">${cells.map((cell, column) => formatCell(cell, `${toColumnName(column)}${index + 1}`)).join('')}</row>`;

/** Yields the sheet, row by row. */
function* streamSheet(rows: Iterable<readonly Cell[]>): Generator<string> {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const views = `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
  yield `${XML}<worksheet xmlns="${MAIN}">${views}<sheetData>`;
  let index = 0;
  for (const row of rows) {
    yield formatRow(row, index);
    index += 1;
  }
  yield '</sheetData></worksheet>';
}

const formatRelation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const formatRelations = (...all: readonly string[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const TYPES = [
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>`,
].join('');

/** The media type of such a file. */
export const XLSX = `${SPREADSHEET}.sheet`;

/** Converts a text to the name of a sheet: at most 31 characters, without those that Excel refuses. */
const toSheetName = (name: string): string => escapeXml(name.replace(/[[\]*?/\\:]/g, ' ').slice(0, 31)) || '1';

/** Lists the parts of a workbook, each in pieces. */
const listParts = (name: string, rows: Iterable<readonly Cell[]>): readonly (readonly [string, Iterable<string>])[] => {
  const sheets = `<sheets><sheet name="${toSheetName(name)}" sheetId="1" r:id="rId1"/></sheets>`;
  return [
    ['[Content_Types].xml', [`${XML}<Types xmlns="${PACKAGE}/content-types">${TYPES}</Types>`]],
    ['_rels/.rels', [formatRelations(formatRelation('rId1', 'officeDocument', 'xl/workbook.xml'))]],
    ['xl/workbook.xml', [`${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${sheets}</workbook>`]],
    ['xl/_rels/workbook.xml.rels', [formatRelations(formatRelation('rId1', 'worksheet', 'worksheets/sheet1.xml'))]],
    ['xl/worksheets/sheet1.xml', streamSheet(rows)],
  ];
};

/**
 * Yields the bytes of a workbook, created as it is read and yielding to other work in between; `now`, in ms since 1970, is the
 * timestamp of its parts.
 */
export async function* streamXlsx(
  name: string,
  rows: Iterable<readonly Cell[]>,
  now: number,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const pace = makePace();
  for (const [path, pieces] of listParts(name, rows)) {
    const file = new ZipDeflate(path);
    file.mtime = now;
    zip.add(file);
    for (const piece of pieces) {
      file.push(strToU8(piece));
      yield* ready.splice(0);
      await pace();
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready.splice(0);
}
