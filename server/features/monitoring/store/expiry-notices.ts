import { type Kysely, sql } from 'kysely';
import { HOUR } from '../../../../lib/time.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { toJson } from '../../../core/store/writable.ts';
import { type Announced, type Announcement, type Expiry, NOTICE_DAYS } from '../model/expiries.ts';

/** A watched site, its expiries, and the announcements already made. */
export interface Ending {
  readonly site: string;
  readonly team: string;
  readonly url: string;
  readonly domain: string;
  readonly ends: readonly Expiry[];
  readonly announced: readonly Announced[];
}

/** Milliseconds between two checks of the expiries of one site, and maximum sites per run. */
const EVERY = 6 * HOUR;
const SLICE = 200;

/** Finds the sites whose expiries are due for a check, and locks them until the transaction ends. */
export const findSitesToLookAt = async (tx: Kysely<Tables>, now: number): Promise<readonly Ending[]> => {
  const { rows } = await sql<Ending>`
    select w.site, w.team, w.ends, w.announced, s.url, s.domain from monitors w join sites s on s.id = w.site
    where w.look_at <= ${toDate(now)} or w.look_at > ${toDate(now + EVERY)} order by w.look_at limit ${SLICE} for update of w skip locked`.execute(
    tx,
  );
  return rows;
};

/** Maximum announcements stored: as many as one expiry can have, times the number of expiries of a site. */
const MAX_DATES = 50 * NOTICE_DAYS.length;

/** Records what was announced, and when to check next. */
export const noteAnnounced = async (
  tx: Kysely<Tables>,
  { site, announced }: Ending,
  due: readonly Announcement[],
  now: number,
): Promise<void> => {
  const more = due.map(({ end: { kind, name, day }, before }): Announced => ({ kind, name, day, before }));
  await tx
    .updateTable('monitors')
    .set({ announced: toJson([...announced, ...more].slice(-MAX_DATES)), look_at: toDate(now + EVERY) })
    .where('site', '=', site)
    .execute();
};
