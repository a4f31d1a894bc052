import type { Finding } from '../model.ts';

/** One crawler of the access matrix. */
export interface AccessRow {
  readonly operator: string;
  readonly token: string;
  readonly allowed: boolean;
  /** Values from the crawler table; a report from elsewhere may contain any text. */
  readonly purpose: string;
  readonly honours: string;
  readonly effect: string;
  readonly source: string;
  /** Day on which the operator's own page was last read. */
  readonly checked: string;
  /** Number and text of the line of robots.txt that decides; empty when none does. */
  readonly line: string;
}

export interface AccessMatrix {
  /** Directives in the page and its response to all or some crawlers. */
  readonly directives: readonly string[];
  readonly rows: readonly AccessRow[];
}

const ID = 'assistant-access-matrix';
/** Rows shown at most: the table of crawlers has a third as many. */
const MAX = 100;
const ROW = /^([✓✗]) (\S+)$/;

const parseRows = (item: string): readonly AccessRow[] => {
  const [operator = '', ...lines] = item.split('\n');
  return lines.flatMap((text) => {
    const [head = '', purpose, honours, effect, source, checked, ...line] = text.split(' | ');
    const [, sign, token] = ROW.exec(head) ?? [];
    if (token === undefined || purpose === undefined || honours === undefined) return [];
    if (effect === undefined || source === undefined || checked === undefined) return [];
    const allowed = sign === '✓';
    return [{ operator, token, allowed, purpose, honours, effect, source, checked, line: line.join(' | ') }];
  });
};

/** Parses the access matrix in a finding; null for another check's finding, or one of an older form. */
export const parseAccessMatrix = ({ id, items }: Pick<Finding, 'id' | 'items'>): AccessMatrix | null => {
  if (id !== ID) return null;
  const parts = items.map((item) => ({ item, rows: parseRows(item) }));
  const rows = parts.flatMap((part) => part.rows).slice(0, MAX);
  const directives = parts.filter((part) => part.rows.length === 0).map(({ item }) => item);
  return rows.length === 0 ? null : { directives, rows };
};
