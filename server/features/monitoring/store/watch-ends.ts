import { type Kysely, sql } from 'kysely';
import { HOUR } from '../../../../lib/time.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { toJson } from '../../../core/store/writable.ts';
import { type Announced, type Announcement, BEFORE, type End } from '../model/ends.ts';

/** A watched site, what ends there and what of it was announced. */
export interface Ending {
  readonly site: string;
  readonly team: string;
  readonly url: string;
  readonly domain: string;
  readonly ends: readonly End[];
  readonly announced: readonly Announced[];
}

/** Ms between two looks at the ends of one site, and sites at once. */
const EVERY = 6 * HOUR;
const SLICE = 200;

/** Sites whose ends are to be looked at, which nobody else has until the transaction ends. */
export const findSitesToLookAt = async (tx: Kysely<Tables>, now: number): Promise<readonly Ending[]> => {
  const { rows } = await sql<Ending>`
    select w.site, w.team, w.ends, w.announced, s.url, s.domain from watches w join sites s on s.id = w.site
    where w.look_at <= ${toDate(now)} or w.look_at > ${toDate(now + EVERY)} order by w.look_at limit ${SLICE} for update of w skip locked`.execute(
    tx,
  );
  return rows;
};

/** Announcements that are kept: of an end as many as there can be, and of as many ends as a site may have. */
const MAX_DATES = 50 * BEFORE.length;

/** Notes what was announced, and when to look next. */
export const noteAnnounced = async (
  tx: Kysely<Tables>,
  { site, announced }: Ending,
  due: readonly Announcement[],
  now: number,
): Promise<void> => {
  const more = due.map(({ end: { kind, name, day }, before }): Announced => ({ kind, name, day, before }));
  await tx
    .updateTable('watches')
    .set({ announced: toJson([...announced, ...more].slice(-MAX_DATES)), look_at: toDate(now + EVERY) })
    .where('site', '=', site)
    .execute();
};
