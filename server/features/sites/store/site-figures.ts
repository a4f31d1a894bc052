import { type RawBuilder, sql } from 'kysely';
import { PILLARS } from '../../../../lib/model.ts';
import type { Scores } from '../../../core/store/columns.ts';

/** What a list shows of a scan of a site; `at` in ms since 1970. */
export interface SiteFigures {
  readonly scan: string;
  readonly at: number;
  readonly source: 'service' | 'extension';
  readonly total: number | null;
  readonly scores: Scores;
  /** Steps of the class “danger”. */
  readonly danger: number;
  readonly rules: number;
}

/** Figures as a row has them. */
export interface FiguresRow {
  readonly scan: string;
  readonly at: Date;
  readonly source: string;
  readonly total: number | null;
  readonly scores: Scores;
  readonly danger: number;
  readonly rules: number;
}

/** Figures as they are told: a score for each pillar, null where there is none. */
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

/** The columns of a scan under a prefix, out of a table by that name. */
const selectColumns = (name: string): RawBuilder<unknown> =>
  sql.join(COLUMNS.map((column) => sql`${sql.ref(`${name}.${column}`)} as ${sql.ref(`${name}_${column}`)}`));

const selectScore = (name: string, pillar: string): RawBuilder<unknown> =>
  sql`(${sql.ref(`${name}.scores`)}->>${sql.lit(pillar)})`;

/** Two scans, `b` and `l`, of the same way of looking, under the same rules, and with scores for the same pillars: for else what differs may be ours. */
export const isLike = sql.join(
  [
    sql`b.rules = l.rules and b.source = l.source`,
    ...PILLARS.map((pillar) => sql`(${selectScore('b', pillar)} is null) = (${selectScore('l', pillar)} is null)`),
  ],
  sql` and `,
);

/**
 * Sites (`from`, as `s`) with the figures of their last scan (`l_…`) and of the one before it where the two are alike
 * (`b_…`), and what changed in the total. For each site two rows are read, by the index on site and moment.
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
    ) b where ${isLike}
  ) b on true`;

/** A row of `withFigures`, as far as its scans go. */
export type FiguredRow = { readonly [Name in keyof FiguresRow as `l_${Name}` | `b_${Name}`]: FiguresRow[Name] | null };

const readFigures = (row: FiguredRow, name: 'l' | 'b'): SiteFigures | null =>
  row[`${name}_scan`] === null
    ? null
    : toSiteFigures(Object.fromEntries(COLUMNS.map((column) => [column, row[`${name}_${column}`]])) as never);

/** The last scan of a site and the one before it; null where there is none, or none that can be compared. */
export const readLastTwo = (
  row: FiguredRow,
): { readonly last: SiteFigures | null; readonly before: SiteFigures | null } => ({
  last: readFigures(row, 'l'),
  before: readFigures(row, 'b'),
});
