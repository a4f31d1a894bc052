import { type RawBuilder, sql } from 'kysely';
import { DAY } from '../../../../lib/time.ts';
import { noteForgotten } from '../../../core/store/details/keep-details.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { FRESH } from './scans.ts';

/** How long scans are stored, in days: results requested by the public, and those requested by partners. */
export interface Retention {
  readonly public: number;
  readonly partner: number;
}

export const RETENTION: Retention = { public: 30, partner: 400 };

/** Milliseconds between two clean-ups of the partners' details of scans that no partner requested. */
export const LOOK = 20_000;
/**
 * Minimum milliseconds for which they are stored: they are used as long as a result counts as fresh, and stored no longer than
 * that.
 */
const DETAILS = FRESH - 2 * LOOK;
/** Rows changed per statement, so that nobody waits long for one to finish. */
const SLICE = 500;

const toMomentBefore = (now: number, ms: number): Date => toDate(now - ms);

/** Runs a statement on slices of the selected scans until none is left; returns the total number. */
const runInSlices = async (
  { db }: Pick<Store, 'db'>,
  which: RawBuilder<unknown>,
  statement: (slice: RawBuilder<unknown>) => RawBuilder<{ readonly count: number }>,
): Promise<number> => {
  const slice = sql`select seq from scans where ${which} limit ${SLICE}`;
  let all = 0;
  for (;;) {
    const found = (await statement(slice).execute(db)).rows[0]?.count ?? 0;
    all += found;
    if (found < SLICE) return all;
  }
};

/** Deletes the partners' details of scans that no partner requested; none of these details is an object. */
export const forgetDetails = (store: Pick<Store, 'db'>, now: number): Promise<number> =>
  runInSlices(
    store,
    sql`not for_partner and (details is not null or report is not null) and finished_at < ${toMomentBefore(now, DETAILS)}`,
    (slice) => sql`
      with bare as (update scans set partner = null, report = null, details = null where seq in (${slice}) returning seq)
      select count(*)::int as count from bare`,
  );

/** Deletes scans past their retention, with their objects; resolves to the number of scans deleted. */
export const forgetScans = async (
  store: Pick<Store, 'db' | 'details'>,
  now: number,
  { public: days, partner } = RETENTION,
): Promise<number> => {
  await forgetDetails(store, now);
  const forget = (which: RawBuilder<unknown>): Promise<number> =>
    runInSlices(
      store,
      which,
      (slice) => sql`
        with gone as (delete from scans where seq in (${slice}) returning object), noted as (${noteForgotten(now)})
        select count(*)::int as count from gone`,
    );
  const [ofPublic, old] = [
    await forget(sql`not for_partner and finished_at < ${toMomentBefore(now, days * DAY)}`),
    await forget(sql`finished_at < ${toMomentBefore(now, partner * DAY)}`),
  ];
  await store.details.sweep(now);
  return ofPublic + old;
};
