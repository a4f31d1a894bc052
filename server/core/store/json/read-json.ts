import type { JsonColumn } from './json-columns.ts';

/** A value of a `jsonb` that is not what its column has: written by another version, or by hand. */
export class UnreadableJson extends Error {
  /** `where` is the first place that does not fit; nothing of the value itself is told. */
  constructor(column: string, where: string) {
    super(`what is stored in ${column} does not fit its schema at ${where === '' ? 'its top' : where}`);
    this.name = 'UnreadableJson';
  }
}

/** A value of a column as its schema has it. Throws `UnreadableJson` where it does not fit. */
export const readJson = (name: string, column: JsonColumn, value: unknown): unknown => {
  const { success, data, error } = column.schema.safeParse(value);
  if (success) return data;
  throw new UnreadableJson(name, (error.issues[0]?.path ?? []).map(String).join('.'));
};
