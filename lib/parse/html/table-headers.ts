/** A cell of a table as it stands in its row. */
export interface TableCell<Key> {
  readonly key: Key;
  readonly kind: 'header' | 'data';
  /** The `scope` of a header: columns (`col`, `colgroup`), rows (`row`, `rowgroup`), or by its place. */
  readonly scope: 'column' | 'row' | 'auto';
  readonly columns: number;
  /** Rows that it spans; 0 to the end of its group. */
  readonly rows: number;
  /** The headers that a data cell names by `headers`; null where it names none. */
  readonly named: readonly Key[] | null;
}

/** Where a cell lies: the slots from its first row and column. */
interface Placed<Key> extends TableCell<Key> {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** HTML's own limits of `colspan` and `rowspan`, kept low: a table is laid out on a grid. */
const WIDEST = 200;

/** HTML standard, 4.9.12.1 "Forming a table": each cell with its slots. */
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
 * The headers of a table to which no data cell belongs, below them or beside them (HTML standard, 4.9.12.2; ACT rule d0f69e).
 * Lenient where browsers are: a header without a scope may be that of its column and of its row, and another header in
 * between hides none. Rows of cells in document order; a cell that names its headers has these alone.
 */
export const findHeadersWithoutCells = <Key>(rows: readonly (readonly TableCell<Key>[])[]): readonly Key[] => {
  const cells = layOutCells(rows);
  const data = cells.filter(({ kind }) => kind === 'data');
  // The header of a row is a cell of its column too: a name in the corner stands above these alone.
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
