import type { DataTable, SourceRow } from '../../lib/data/table-shapes.ts';
import { BadCopy } from './bad-copy.ts';
import { newSources, type SourceOf, type Sources } from './sources.ts';

/** A row of a table before its source has an index: its cells, and where it comes from. */
export interface Draft<Row extends readonly unknown[]> {
  /** Returns the row, given the index of its source. */
  readonly row: (source: number) => Row;
  readonly from: SourceOf;
}

export interface MergedTable<Row extends readonly unknown[]> {
  readonly table: DataTable<Row>;
  readonly look: readonly string[];
}

interface Keeping<Row> {
  readonly name: string;
  /** What a row is about: for an advisory, all its ranges together. */
  readonly keyOf: (row: Row) => string;
  /** Whether a row may be removed, for a reason given elsewhere. */
  readonly mayGo: (key: string, row: Row) => boolean;
}

/** Largest share of a table that may be missing at once. */
const SHARE = 0.1;
const FEW = 3;

const sourceOf = (row: readonly unknown[], sources: readonly SourceRow[]): SourceOf => {
  const [page = '', copy = '', read = ''] = sources[Number(row.at(-1))] ?? [];
  return { page, copy, read: read === '' ? null : read };
};

const withSource = <Row extends readonly unknown[]>(row: Row, index: number): Row =>
  [...row.slice(0, -1), index] as unknown as Row;

const refuse = (name: string, removed: readonly string[], all: number): void => {
  if (removed.length <= Math.max(FEW, all * SHARE)) return;
  const some = removed.slice(0, 5).join(', ');
  throw new BadCopy(
    `${name}: ${removed.length} of ${all} rows are gone from the copies (${some} …). Nothing was written.`,
  );
};

/**
 * Builds the new table: the rows of the copies, and each earlier row that they no longer have, as it was read before, for a
 * person to check. Throws `BadCopy` if so many are missing that a copy must be broken.
 */
export const keepRows = <Row extends readonly unknown[]>(
  drafts: readonly Draft<Row>[],
  before: DataTable<Row>,
  { name, keyOf, mayGo }: Keeping<Row>,
): MergedTable<Row> => {
  const sources: Sources = newSources();
  const rows = drafts.map(({ row, from }) => row(sources.place(from)));
  const present = new Set(rows.map(keyOf));
  const removed = before.rows.filter((row) => !present.has(keyOf(row)) && !mayGo(keyOf(row), row));
  refuse(name, [...new Set(removed.map(keyOf))], before.rows.length);
  const stored = removed.map((row) => withSource(row, sources.place(sourceOf(row, before.sources))));
  return {
    table: { sources: sources.list(), rows: [...rows, ...stored] },
    look: [...new Set(removed.map(keyOf))].map(
      (key) => `${name}: ${key} is gone from the copies and stays as it was read before.`,
    ),
  };
};
