import type { KyselyPlugin, QueryResult, UnknownRow } from 'kysely';
import { type DetailsReading, openStoredDetails } from '../details/stored-details.ts';
import { JSON_COLUMNS, type JsonColumn } from './json-columns.ts';
import { readJson } from './read-json.ts';

/** Schemas by the name of a column in results of queries: columns of one name in several tables share one schema. */
const BY_NAME: ReadonlyMap<string, JsonColumn> = new Map(
  Object.entries(JSON_COLUMNS).map(([name, column]) => [name.slice(name.indexOf('.') + 1), column]),
);

/** Prefixes of column names in a row with two scans (`sites/site-figures.ts`). */
const SEVERAL: readonly string[] = ['l_', 'b_'];
const toBareName = (name: string): string => (SEVERAL.includes(name.slice(0, 2)) ? name.slice(2) : name);

const readRow = (row: UnknownRow, reading: DetailsReading): UnknownRow => {
  let read: UnknownRow | null = null;
  for (const [name, value] of Object.entries(row)) {
    if (typeof value !== 'object' || value === null) continue;
    const column = BY_NAME.get(toBareName(name));
    const isDetails = name === 'details' && value instanceof Uint8Array;
    if (column === undefined && !isDetails) continue;
    read ??= { ...row };
    read[name] = column === undefined ? openStoredDetails(value as Uint8Array, reading) : readJson(name, column, value);
  }
  return read ?? row;
};

/**
 * Validates every `jsonb` value that any query returns with the schema of its column, and converts details of scans to
 * `StoredDetails`.
 */
export const createStoredReader = (reading: DetailsReading): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }): Promise<QueryResult<UnknownRow>> => ({
    ...result,
    rows: result.rows.map((row) => readRow(row, reading)),
  }),
});
