import { findHeadersWithoutCells, type TableCell } from '../../parse/html/table-headers.ts';
import { getOwn } from '../../parse/text/own.ts';
import { all, attribute, hasAttribute, tagOf, textOf, tokens } from '../page/dom/dom.ts';

const SCOPES: Readonly<Record<string, TableCell<Element>['scope']>> = {
  col: 'column',
  colgroup: 'column',
  row: 'row',
  rowgroup: 'row',
};
/** Cells of a table that are looked at. */
const CELLS = 2_000;

const cellOf = (cell: Element, byId: ReadonlyMap<string, Element>): TableCell<Element> => {
  const isHeader = tagOf(cell) === 'th';
  const named = tokens(cell, 'headers')
    .split(' ')
    .filter((id) => id !== '');
  const span = (name: string): number => Number.parseInt(attribute(cell, name) ?? '1', 10);
  return {
    key: cell,
    kind: isHeader ? 'header' : 'data',
    scope: getOwn(SCOPES, attribute(cell, 'scope')?.toLowerCase() ?? '') ?? 'auto',
    columns: span('colspan') || 1,
    rows: Number.isNaN(span('rowspan')) ? 1 : span('rowspan'),
    named: isHeader || named.length === 0 ? null : named.flatMap((id) => byId.get(id) ?? []),
  };
};

/** Whether every header of a table has a cell (HTML standard, 4.9.12; ACT rule d0f69e); the engine leaves each doubt to a person. */
export const correctTable = (table: Element): 'violations' | null => {
  const isOwn = (one: Element): boolean => one.closest('table') === table;
  const rows = all(table, 'tr').filter(isOwn);
  const cells = all(table, 'td, th').filter(isOwn);
  // Roles of its own make other cells of them; in an empty body what the headers are for is still to come.
  const isOther = cells.some((cell) => hasAttribute(cell, 'role')) || cells.length > CELLS;
  const isWaiting =
    all(table, 'td').filter(isOwn).length === 0 &&
    all(table, 'tbody').some((body) => isOwn(body) && body.children.length === 0);
  if (tagOf(table) !== 'table' || isOther || isWaiting) return null;
  const byId = new Map(cells.map((cell) => [attribute(cell, 'id') ?? '', cell] as const));
  const laidOut = rows.map((row) =>
    [...row.children].filter((cell) => ['td', 'th'].includes(tagOf(cell))).map((cell) => cellOf(cell, byId)),
  );
  const bare = findHeadersWithoutCells(laidOut).filter((header) => textOf(header).trim() !== '');
  return bare.length === 0 ? null : 'violations';
};
