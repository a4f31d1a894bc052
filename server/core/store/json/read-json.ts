import type { JsonColumn } from './json-columns.ts';

/** A value of a `jsonb` column that does not fit its schema: written by another version, or by hand. */
export class UnreadableJson extends Error {
  /** `where` is the path of the first mismatch; nothing of the value itself is revealed. */
  constructor(column: string, where: string) {
    super(`what is stored in ${column} does not fit its schema at ${where === '' ? 'its top' : where}`);
    this.name = 'UnreadableJson';
  }
}

/** Validates a value of a column with its schema. Throws `UnreadableJson` if it does not fit. */
export const readJson = (name: string, column: JsonColumn, value: unknown): unknown => {
  const { success, data, error } = column.schema.safeParse(value);
  if (success) return data;
  throw new UnreadableJson(name, (error.issues[0]?.path ?? []).map(String).join('.'));
};
