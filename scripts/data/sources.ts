import type { SourceRow } from '../../lib/data/table-shapes.ts';
import { daysAfter } from './plain.ts';

/** Days after which a copy of each source is to be read again: the faster the source changes, the sooner. */
const READ_AGAIN: Readonly<Record<string, number>> = {
  npm: 30,
  'retire.js': 30,
  'endoflife.date': 60,
  'httpd-site': 60,
  'nginx.org': 60,
  'openssl-metadata': 60,
  'web-php': 60,
  'ai.robots.txt': 90,
  iana: 90,
  advisory: 180,
  makers: 180,
};

/** Day since which sources that were never opened are due: that on which the table began. */
const DUE = '2026-11-20';

/** The source of a row: the page, the copy that was read, and when; null if none was opened. */
export interface SourceOf {
  readonly page: string;
  readonly copy: string;
  readonly read: string | null;
}

export interface Sources {
  /** Returns the index of a source in the list, to which it is added if it is new. */
  readonly place: (source: SourceOf) => number;
  readonly list: () => readonly SourceRow[];
}

export const toSourceRow = ({ page, copy, read }: SourceOf): SourceRow => {
  const days = Object.hasOwn(READ_AGAIN, copy) ? (READ_AGAIN[copy] ?? 0) : 0;
  return [page, copy, read ?? '', read === null ? DUE : daysAfter(read, days)];
};

/** A list of sources without duplicates. */
export const newSources = (): Sources => {
  const places = new Map<string, number>();
  const rows: SourceRow[] = [];
  const addRow = (row: SourceRow): number => {
    const key = row.join(' ');
    const known = places.get(key);
    if (known !== undefined) return known;
    rows.push(row);
    places.set(key, rows.length - 1);
    return rows.length - 1;
  };
  return { place: (source) => addRow(toSourceRow(source)), list: () => rows };
};
