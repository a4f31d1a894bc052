import { type Kysely, type Selectable, sql } from 'kysely';
import type { Report } from '../../../../lib/model.ts';
import { DAY } from '../../../../lib/time.ts';
import { readDetails, type StoredDetails, selectDetails } from '../../../core/store/details/stored-details.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { toJson } from '../../../core/store/writable.ts';
import type { Failure } from '../../scans/store/outcome.ts';
import type { Baseline } from '../model/changes.ts';
import type { Expiry } from '../model/expiries.ts';
import type { Outage } from '../model/outage.ts';
import { computeNextRun } from '../model/schedule.ts';
import { takeWithinQuota } from './monitor-quota.ts';
import type { MonitorRow, Pending } from './monitor-tables.ts';

/** A watched site that is due: the columns read from its row, which is locked until the transaction ends. */
export interface Due
  extends Pick<Selectable<MonitorRow>, 'site' | 'team' | 'locale' | 'run_key' | 'tries' | 'state' | 'counted'>,
    Pick<Known, 'pending' | 'baseline' | 'outage' | 'ends'> {
  readonly url: string;
  readonly domain: string;
  readonly scanKey: string | null;
}

/** The known state of a site, as read. */
interface Known {
  readonly pending: Pending | null;
  readonly baseline: Baseline | null;
  readonly outage: Outage | null;
  readonly ends: readonly Expiry[];
}

/** Maximum scans of watched sites that are requested and unfinished, so that single scans need not wait for them. */
const ROOM = 20;
/** Maximum times a scan is queued, so that one that crashes its worker every time does not crash more of them. */
const TRIES = 3;

const COLUMNS = [
  ...(['site', 'team', 'locale', 'run_key', 'tries', 'state', 'counted'] as const),
  ...(['pending', 'baseline', 'outage', 'ends'] as const),
].map((name) => sql.ref(`w.${name}`));
const READ = sql`${sql.join(COLUMNS)}, w.scan_key as "scanKey", s.url, s.domain`;

const countRoom = async (db: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from monitors where state = 'requested'`.execute(db);
  return Math.max(0, ROOM - (rows[0]?.count ?? 0));
};

type Round = Due & Omit<Selectable<MonitorRow>, keyof Due>;

/** Moves a site on to its next round. */
const moveOn = async (tx: Kysely<Tables>, row: Round, now: number): Promise<void> => {
  const next = computeNextRun(row, now);
  await tx
    .updateTable('monitors')
    .set({ next_at: toDate(next.at), next_key: next.key, run_key: row.next_key, tries: 0, pending: null })
    .where('site', '=', row.site)
    .execute();
};

/**
 * Finds the sites whose round is due. A site that already had a round on that day is skipped, so that a clock set back repeats
 * nothing; several missed rounds become one.
 */
const findDueRounds = async (tx: Kysely<Tables>, now: number): Promise<readonly Round[]> => {
  const due = sql`greatest(w.next_at, w.waits_until)`;
  const { rows } = await sql<Round>`
    select ${READ}, w.cadence, w.hour, w.weekday, w.day, w.zone, w.next_key from monitors w join sites s on s.id = w.site
    where w.state = 'rest' and ${due} <= ${toDate(now)} order by ${due} limit ${await countRoom(tx)}
    for update of w skip locked`.execute(tx);
  const isOver = (row: Round): boolean => row.next_key === row.run_key;
  for (const row of rows.filter(isOver)) await moveOn(tx, row, now);
  return rows.filter((row) => !isOver(row));
};

/**
 * Finds the sites to scan now, as far as the daily quota of their teams allows: second scans first, then those whose round
 * begins, each moved on to its next one. Of several simultaneous callers only one gets a site.
 */
export const findDueScans = async (tx: Kysely<Tables>, now: number): Promise<readonly Due[]> => {
  const [seconds, rounds] = [await findSecondScans(tx, now), await findDueRounds(tx, now)];
  const allowed = new Set<Due>(await takeWithinQuota<Due>(tx, [...seconds, ...rounds], now));
  const begun = rounds.filter((row) => allowed.has(row));
  for (const row of begun) await moveOn(tx, row, now);
  return [
    ...seconds.filter((row) => allowed.has(row)),
    ...begun.map((row) => ({ ...row, run_key: row.next_key, tries: 0, pending: null })),
  ];
};

/** Finds the sites whose second scan is due. */
const findSecondScans = async (tx: Kysely<Tables>, now: number): Promise<readonly Due[]> => {
  const { rows } = await sql<Due>`
    select ${READ} from monitors w join sites s on s.id = w.site
    where w.state = 'pause' and (w.again_at <= ${toDate(now)} or w.again_at > ${toDate(now + DAY)})
      and (w.waits_until is null or w.waits_until <= ${toDate(now)}) order by w.again_at limit ${await countRoom(tx)}
    for update of w skip locked`.execute(tx);
  return rows.map((row) => ({ ...row, tries: 0 }));
};

/**
 * Finds the sites whose scan never finished: its worker died, or it waited too long. Those that were tried often enough return to
 * rest.
 */
export const findLostScans = async (tx: Kysely<Tables>, queue: string): Promise<readonly Due[]> => {
  const isLost = sql`w.state = 'requested' and not exists (
      select from pgboss.job j where j.name = ${queue} and coalesce(j.singleton_key, '') = w.scan_key
        and j.policy = 'exclusive' and j.state <= 'active')
    and not exists (select from scans c where c.scan_key = w.scan_key and c.seq > w.after)`;
  await sql`update monitors w set state = 'rest', pending = null where ${isLost} and w.tries >= ${TRIES}`.execute(tx);
  const { rows } = await sql<Due>`
    select ${READ} from monitors w join sites s on s.id = w.site where ${isLost} limit ${ROOM}
    for update of w skip locked`.execute(tx);
  return rows;
};

/** Records that a scan of a site was requested: a scan stored after that point in the sequence answers it. */
export const noteRequested = async (
  tx: Kysely<Tables>,
  { site, tries }: Pick<Due, 'site' | 'tries'>,
  { scanKey, after }: { readonly scanKey: string; readonly after: bigint },
): Promise<void> => {
  await tx
    .updateTable('monitors')
    .set({ state: 'requested', scan_key: scanKey, after: String(after), tries: tries + 1 })
    .where('site', '=', site)
    .execute();
};

/** A site whose scan has ended: with a report, or with the reason why not. */
export interface Answered extends Due {
  readonly report: Report | null;
  readonly failure: Failure | null;
  /** The scan was not performed, because the owner has opted out of scans. */
  readonly leftAlone: boolean;
  /** Nothing was lost to time-outs. */
  readonly whole: boolean;
  readonly finished_at: Date;
}

/** Finds at most `most` sites whose scan has been stored. */
export const findAnsweredScans = async (tx: Kysely<Tables>, most = ROOM): Promise<readonly Answered[]> => {
  const { rows } = await sql<Omit<Answered, 'report'> & { readonly details: StoredDetails | null }>`
    select ${READ}, ${selectDetails('c')} as details, c.failure, coalesce(c.reason = 'leftAlone', false) as "leftAlone", c.whole, c.finished_at
    from monitors w join sites s on s.id = w.site
    join lateral (select * from scans where scan_key = w.scan_key and seq > w.after order by seq limit 1) c on true
    where w.state = 'requested' limit ${most} for update of w skip locked`.execute(tx);
  return Promise.all(
    rows.map(async ({ details, ...row }) => ({ ...row, report: (await readDetails(details))?.report ?? null })),
  );
};

/** The state of a site after its scan, and when a second scan is due; null when none is. */
export interface Noted extends Known {
  readonly site: string;
  readonly againAt: number | null;
}

/** Stores that state. */
export const noteRound = async (tx: Kysely<Tables>, { site, againAt, ...known }: Noted): Promise<void> => {
  const { pending, baseline, outage, ends } = known;
  const toJsonOrNull = (value: unknown): string | null => (value === null ? null : toJson(value));
  await tx
    .updateTable('monitors')
    .set({
      state: againAt === null ? 'rest' : 'pause',
      again_at: againAt === null ? null : toDate(againAt),
      pending: toJsonOrNull(pending),
      baseline: toJsonOrNull(baseline),
      outage: toJsonOrNull(outage),
      ends: toJson(ends),
    })
    .where('site', '=', site)
    .execute();
};
