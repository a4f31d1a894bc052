import { type Kysely, sql } from 'kysely';
import { DAY } from '../../../../lib/time.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { isComparable } from '../../sites/store/site-figures.ts';
import { computeNextDigest } from '../model/schedule.ts';
import type { DigestRow } from '../notify/notice.ts';

/** A subscriber whose weekly digest is due, and the day that it is for. */
interface DueDigest {
  readonly id: string;
  readonly team: string;
  readonly site: string | null;
  readonly key: string;
}

/** Milliseconds further ahead than any digest can be: a week, plus the shift of summer time. */
const FAR = 8 * DAY;
const SLICE = 20;

/**
 * Takes subscribers whose digest is due and moves each on to the next one; of several simultaneous callers only one gets them.
 * Digests missed over several weeks become one; those that a wrong clock set too far ahead are rescheduled.
 */
export const takeDueDigests = async (tx: Kysely<Tables>, now: number): Promise<readonly DueDigest[]> => {
  interface Row extends DueDigest {
    readonly zone: string;
    readonly digest_at: Date;
  }
  const { rows } = await sql<Row>`
    select id, team, site, zone, digest_at, digest_key as key from subscribers
    where digest_at <= ${toDate(now)} or digest_at > ${toDate(now + FAR)} order by digest_at limit ${SLICE}
    for update skip locked`.execute(tx);
  for (const row of rows) {
    const next = computeNextDigest(row, now);
    const set = { digest_at: toDate(next.at), digest_key: next.key };
    await tx.updateTable('subscribers').set(set).where('id', '=', row.id).execute();
  }
  return rows.filter(({ digest_at }) => digest_at.getTime() <= now);
};

/** The last scan of a site by the service up to a moment that lost nothing to time-outs. */
const scanUntil = (at: number) => sql`
  select * from site_scans x where x.site = s.id and x.source = 'service' and x.at <= ${toDate(at)}
    and not exists (select from scans k where k.id = x.scan and not k.whole)
  order by x.at desc, x.seq desc limit 1`;

/**
 * Reads in one query how the watched sites of a subscriber did between two moments: totals where they can be compared, confirmed
 * changes by direction, the findings that got worse, and open dangers. The current state of a site that cannot be scanned is
 * unknown.
 */
export const readWeek = async (
  db: Kysely<Tables>,
  { team, site }: Pick<DueDigest, 'team' | 'site'>,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<readonly DigestRow[]> => {
  const filterBySite = (column: string) => (site === null ? sql`` : sql`and ${sql.ref(column)} = ${site}`);
  const { rows } = await sql<DigestRow>`
    select s.domain as host, o.reachable, coalesce(c.worse, 0) as worse, coalesce(c.better, 0) as better, coalesce(c.named, '[]') as named,
      coalesce(l.at > ${toDate(from)}, false) as scanned,
      case when o.reachable then l.total end as after, case when o.reachable then b.total end as before,
      case when o.reachable then coalesce(l.danger, 0) else 0 end as danger
    from monitors w join sites s on s.id = w.site
    cross join lateral (select coalesce(w.outage->>'told', '') <> 'true' as reachable) o
    left join lateral (${scanUntil(until)}) l on true
    left join lateral (select * from (${scanUntil(from)}) b where ${isComparable}) b on true
    left join (
      select t.site, count(*) filter (where d = 'worse')::int as worse, count(*) filter (where d = 'better')::int as better,
        jsonb_agg(e->'after' order by (e->'step'->>'number')::int nulls last) filter (where d = 'worse' and e ? 'after') as named
      from notifications t cross join lateral jsonb_array_elements(t.what->'changes') e cross join lateral (select e->>'direction' as d) n
      where t.team = ${team} and t.at > ${toDate(from)} and t.at <= ${toDate(until)} and t.what->>'kind' = 'changes'
        ${filterBySite('t.site')}
      group by t.site
    ) c on c.site = s.id
    where w.team = ${team} ${filterBySite('w.site')}`.execute(db);
  return rows;
};
