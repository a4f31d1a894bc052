/**
 * What a table has under a name that a stranger may have chosen: `constructor` and `toString` are names of every object, and
 * of no row of ours.
 */
export const getOwn = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
