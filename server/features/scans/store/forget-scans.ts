import { type RawBuilder, sql } from 'kysely';
import { DAY } from '../../../../lib/time.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { FRESH } from './scans.ts';

/** For how long scans are kept, in days: results that the public asked for, and those that partners did. */
export interface Retention {
  readonly public: number;
  readonly partner: number;
}

export const RETENTION: Retention = { public: 30, partner: 400 };

/** Ms between two looks at what only partners see of a scan that none of them asked for. */
export const LOOK = 20_000;
/** Ms that it is kept at least: it is given as long as a result counts as fresh, and not kept longer than that. */
const DETAILS = FRESH - 2 * LOOK;
/** Rows at once, so that nobody waits long for the end of it. */
const SLICE = 500;

const before = (now: number, ms: number): Date => toDate(now - ms);

/** Runs a statement until it finds nothing more; how many rows it found in all. */
const inSlices = async ({ db }: Pick<Store, 'db'>, statement: RawBuilder<unknown>): Promise<number> => {
  let all = 0;
  for (;;) {
    const found = Number((await statement.execute(db)).numAffectedRows ?? 0n);
    all += found;
    if (found < SLICE) return all;
  }
};

/** Forgets what only partners see of scans that none of them asked for. */
export const forgetDetails = (store: Pick<Store, 'db'>, now: number): Promise<number> =>
  inSlices(
    store,
    sql`update scans set partner = null, report = null where seq in (
      select seq from scans where not for_partner and report is not null and finished_at < ${before(now, DETAILS)} limit ${SLICE})`,
  );

/** Forgets what is kept for long enough; resolves with how many scans are gone. */
export const forgetScans = async (
  store: Pick<Store, 'db'>,
  now: number,
  { public: days, partner } = RETENTION,
): Promise<number> => {
  await forgetDetails(store, now);
  return inSlices(
    store,
    sql`delete from scans where seq in (
      select seq from scans where (not for_partner and finished_at < ${before(now, days * DAY)})
        or finished_at < ${before(now, partner * DAY)} limit ${SLICE})`,
  );
};
