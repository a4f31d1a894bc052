/** A cell of a table, as written in its row. */
export interface TableCell<Key> {
  readonly key: Key;
  readonly kind: 'header' | 'data';
  /** The `scope` of a header: column (`col`, `colgroup`), row (`row`, `rowgroup`), or `auto`, by its position. */
  readonly scope: 'column' | 'row' | 'auto';
  readonly columns: number;
  /** Number of rows that it spans; 0 means to the end of its row group. */
  readonly rows: number;
  /** The headers that a data cell lists in its `headers` attribute; null when it lists none. */
  readonly named: readonly Key[] | null;
}

/** A cell with its position on the grid: its first column and row, and its width and height in slots. */
interface Placed<Key> extends TableCell<Key> {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Most columns of the grid: below HTML's own limits of `colspan` and `rowspan`, because every slot is an entry. */
const WIDEST = 200;

/** Positions each cell on the grid (HTML standard, 4.9.12.1 "Forming a table"). */
const layOutCells = <Key>(rows: readonly (readonly TableCell<Key>[])[]): readonly Placed<Key>[] => {
  const placed: Placed<Key>[] = [];
  const taken = new Set<number>();
  rows.forEach((cells, y) => {
    let x = 0;
    for (const cell of cells) {
      while (taken.has(y * WIDEST + x)) x++;
      const width = Math.min(Math.max(1, cell.columns), WIDEST - x);
      if (width < 1) break;
      const height = Math.min(cell.rows === 0 ? rows.length : Math.max(1, cell.rows), rows.length - y);
      for (let down = 0; down < height; down++) {
        for (let right = 0; right < width; right++) taken.add((y + down) * WIDEST + x + right);
      }
      placed.push({ ...cell, x, y, width, height });
      x += width;
    }
  });
  return placed;
};

const isOverlapping = (from: number, length: number, otherFrom: number, otherLength: number): boolean =>
  from < otherFrom + otherLength && otherFrom < from + length;
const isSameColumn = <Key>(one: Placed<Key>, other: Placed<Key>): boolean =>
  isOverlapping(one.x, one.width, other.x, other.width);
const isSameRow = <Key>(one: Placed<Key>, other: Placed<Key>): boolean =>
  isOverlapping(one.y, one.height, other.y, other.height);

/**
 * Finds a table's headers without a data cell below or beside them (HTML standard, 4.9.12.2; ACT rule d0f69e). As
 * lenient as browsers: a header without a scope may be that of its column and of its row, and another header in between
 * does not cut it off. Rows of cells in document order; a cell that names its headers has only these.
 */
export const findHeadersWithoutCells = <Key>(rows: readonly (readonly TableCell<Key>[])[]): readonly Key[] => {
  const cells = layOutCells(rows);
  const data = cells.filter(({ kind }) => kind === 'data');
  // A row's header is also a cell of its column: a label in the corner has only row headers below it.
  const ofRows = cells.filter(
    (cell) => cell.kind === 'header' && cell.scope !== 'column' && data.some((one) => isSameRow(cell, one)),
  );
  const isHeaderOf = (header: Placed<Key>, cell: Placed<Key>): boolean => {
    if (cell.named !== null) return cell.named.includes(header.key);
    const below = header.scope !== 'row' && isSameColumn(header, cell) && cell.y > header.y;
    return below || (header.scope !== 'column' && isSameRow(header, cell));
  };
  const hasRowBelow = (header: Placed<Key>): boolean =>
    header.scope !== 'row' && ofRows.some((cell) => cell.y > header.y && isSameColumn(header, cell));
  return cells
    .filter((one) => one.kind === 'header' && !hasRowBelow(one) && !data.some((cell) => isHeaderOf(one, cell)))
    .map(({ key }) => key);
};
