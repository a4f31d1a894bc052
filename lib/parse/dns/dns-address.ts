import { type Cursor, readBytes, readShort } from './dns-cursor.ts';

/** Four octets as `192.0.2.1`. */
export const readIPv4 = (cursor: Cursor): string => readBytes(cursor, 4).join('.');

/** Sixteen octets in the short form of RFC 5952: lower case, the longest run of two or more zero groups as `::`. */
export const readIPv6 = (cursor: Cursor): string => {
  const groups = Array.from({ length: 8 }, () => readShort(cursor));
  const run = findLongestZeroRun(groups);
  if (run.length < 2) return formatGroups(groups);
  return `${formatGroups(groups.slice(0, run.start))}::${formatGroups(groups.slice(run.start + run.length))}`;
};

const formatGroups = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':');

const findLongestZeroRun = (groups: readonly number[]): { readonly start: number; readonly length: number } => {
  const runs = groups.map((_, start) => {
    const end = groups.findIndex((group, index) => index >= start && group !== 0);
    return { start, length: (end === -1 ? groups.length : end) - start };
  });
  return runs.reduce((best, run) => (run.length > best.length ? run : best), { start: 0, length: 0 });
};
