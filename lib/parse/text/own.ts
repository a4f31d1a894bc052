/**
 * Looks up an untrusted name in a table; undefined when the table itself does not have it. Names that every object
 * inherits, such as `constructor` and `toString`, are not found.
 */
export const getOwn = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
