import { findHeadersWithoutCells, type TableCell } from '../../parse/html/table-headers.ts';
import { getOwn } from '../../parse/text/own.ts';
import { findAll, getAttribute, getTag, hasAttribute, readTokens, textOf } from '../page/dom/dom.ts';

const SCOPES: Readonly<Record<string, TableCell<Element>['scope']>> = {
  col: 'column',
  colgroup: 'column',
  row: 'row',
  rowgroup: 'row',
};
/** Maximum number of cells of a table. */
const CELLS = 2_000;

const toTableCell = (cell: Element, byId: ReadonlyMap<string, Element>): TableCell<Element> => {
  const isHeader = getTag(cell) === 'th';
  const named = readTokens(cell, 'headers')
    .split(' ')
    .filter((id) => id !== '');
  const readSpan = (name: string): number => Number.parseInt(getAttribute(cell, name) ?? '1', 10);
  return {
    key: cell,
    kind: isHeader ? 'header' : 'data',
    scope: getOwn(SCOPES, getAttribute(cell, 'scope')?.toLowerCase() ?? '') ?? 'auto',
    columns: readSpan('colspan') || 1,
    rows: Number.isNaN(readSpan('rowspan')) ? 1 : readSpan('rowspan'),
    named: isHeader || named.length === 0 ? null : named.flatMap((id) => byId.get(id) ?? []),
  };
};

/**
 * Reports a violation when a header of a table has no cell (HTML standard, 4.9.12; ACT rule d0f69e), else null; the
 * engine leaves every doubtful case to a person.
 */
export const correctTable = (table: Element): 'violations' | null => {
  const isOwn = (one: Element): boolean => one.closest('table') === table;
  const rows = findAll(table, 'tr').filter(isOwn);
  const cells = findAll(table, 'td, th').filter(isOwn);
  // Explicit roles change what the cells are; an empty body may still be filled with the headers' cells.
  const isOther = cells.some((cell) => hasAttribute(cell, 'role')) || cells.length > CELLS;
  const isWaiting =
    findAll(table, 'td').filter(isOwn).length === 0 &&
    findAll(table, 'tbody').some((body) => isOwn(body) && body.children.length === 0);
  if (getTag(table) !== 'table' || isOther || isWaiting) return null;
  const byId = new Map(cells.map((cell) => [getAttribute(cell, 'id') ?? '', cell] as const));
  const laidOut = rows.map((row) =>
    [...row.children].filter((cell) => ['td', 'th'].includes(getTag(cell))).map((cell) => toTableCell(cell, byId)),
  );
  const bare = findHeadersWithoutCells(laidOut).filter((header) => textOf(header).trim() !== '');
  return bare.length === 0 ? null : 'violations';
};
