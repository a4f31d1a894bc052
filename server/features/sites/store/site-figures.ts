import { type RawBuilder, sql } from 'kysely';
import { PILLARS } from '../../../../lib/model.ts';
import type { Scores } from '../../../core/store/columns.ts';

/** The figures of a scan of a site that lists show; `at` in ms since 1970. */
export interface SiteFigures {
  readonly scan: string;
  readonly at: number;
  readonly source: 'service' | 'extension';
  readonly total: number | null;
  readonly scores: Scores;
  /** Number of steps of the kind “danger”. */
  readonly danger: number;
  readonly rules: number;
}

/** Figures as stored in a row. */
export interface FiguresRow {
  readonly scan: string;
  readonly at: Date;
  readonly source: string;
  readonly total: number | null;
  readonly scores: Scores;
  readonly danger: number;
  readonly rules: number;
}

/** Converts a row to figures: a score for each pillar, null if there is none. */
export const toSiteFigures = ({ scan, at, source, total, scores, danger, rules }: FiguresRow): SiteFigures => ({
  scan,
  at: at.getTime(),
  source: source === 'extension' ? source : 'service',
  total,
  danger,
  rules,
  scores: Object.fromEntries(PILLARS.map((pillar) => [pillar, scores[pillar] ?? null])),
});

const COLUMNS = ['scan', 'at', 'source', 'total', 'scores', 'danger', 'rules'] as const;

/** Selects the columns of a scan from the table of that name, with the name as prefix. */
const selectColumns = (name: string): RawBuilder<unknown> =>
  sql.join(COLUMNS.map((column) => sql`${sql.ref(`${name}.${column}`)} as ${sql.ref(`${name}_${column}`)}`));

const selectScore = (name: string, pillar: string): RawBuilder<unknown> =>
  sql`(${sql.ref(`${name}.scores`)}->>${sql.lit(pillar)})`;

/**
 * SQL condition: two scans, `b` and `l`, are comparable: of the same source, under the same rules, and with scores for the same
 * pillars. Otherwise the difference may be caused by us.
 */
export const isComparable = sql.join(
  [
    sql`b.rules = l.rules and b.source = l.source`,
    ...PILLARS.map((pillar) => sql`(${selectScore('b', pillar)} is null) = (${selectScore('l', pillar)} is null)`),
  ],
  sql` and `,
);

/**
 * Selects sites (`from`, as `s`) with the figures of their last scan (`l_…`) and of the one before it if the two are comparable
 * (`b_…`), and the change of the total. Two rows are read for each site, using the index on site and time.
 */
export const withFigures = (from: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select s.*, ${selectColumns('l')}, ${selectColumns('b')}, l.total - b.total as change
  from (${from}) s
  left join lateral (
    select * from site_scans where site = s.id order by at desc, seq desc limit 1
  ) l on true
  left join lateral (
    select * from (
      select * from site_scans where site = s.id and at <= l.at order by at desc, seq desc limit 1 offset 1
    ) b where ${isComparable}
  ) b on true`;

/** The columns of a row of `withFigures` about its scans. */
export type FiguredRow = { readonly [Name in keyof FiguresRow as `l_${Name}` | `b_${Name}`]: FiguresRow[Name] | null };

const readFigures = (row: FiguredRow, name: 'l' | 'b'): SiteFigures | null =>
  row[`${name}_scan`] === null
    ? null
    : toSiteFigures(Object.fromEntries(COLUMNS.map((column) => [column, row[`${name}_${column}`]])) as never);

/** Returns the last scan of a site and the one before it; null if there is none, or none that is comparable. */
export const readLastTwo = (
  row: FiguredRow,
): { readonly last: SiteFigures | null; readonly before: SiteFigures | null } => ({
  last: readFigures(row, 'l'),
  before: readFigures(row, 'b'),
});
