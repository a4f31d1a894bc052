import type { DataTable, TableData } from '../../lib/data/table-shapes.ts';
import { tableNames } from './table-file.ts';

/** Lists the differences between two tables, a line per row; the days and positions of sources do not count as a change. */

type Rows = readonly (readonly unknown[])[];

const cells = (row: readonly unknown[]): string => JSON.stringify(row.slice(0, -1)).slice(1, -1).replaceAll('"', '');

const changesOf = (name: string, before: DataTable<readonly unknown[]>, after: DataTable<readonly unknown[]>) => {
  const [old, now] = [before.rows as Rows, after.rows as Rows].map((rows) => new Set((rows ?? []).map(cells)));
  if (old === undefined || now === undefined) return [];
  const removed = [...old].filter((row) => !now.has(row)).map((row) => `- ${row}`);
  const come = [...now].filter((row) => !old.has(row)).map((row) => `+ ${row}`);
  return removed.length + come.length === 0
    ? []
    : [`${name}: ${come.length} rows in, ${removed.length} out`, ...removed, ...come];
};

/** Every row that was added, removed or changed, table by table; empty if none was. */
export const tableChanges = (before: TableData, after: TableData): readonly string[] =>
  tableNames.flatMap((name) => changesOf(name, before[name], after[name]));

/** Sources that are due to be read again. */
export const dueSources = (data: TableData, today: string): readonly string[] => {
  const due = tableNames.flatMap((name) =>
    data[name].sources
      .filter(([, , , again]) => again < today)
      .map(([page, copy, read]) => `${name}: ${page} (${copy}${read === '' ? ', never opened' : `, read on ${read}`})`),
  );
  return [...new Set(due)];
};
