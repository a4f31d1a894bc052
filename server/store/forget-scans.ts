import { type RawBuilder, sql } from 'kysely';
import { toDate } from './moment.ts';
import type { Store } from './open-store.ts';

/** For how long scans are kept, in days: results that the public asked for, and those that partners did. */
export interface Retention {
  readonly public: number;
  readonly partner: number;
}

export const RETENTION: Retention = { public: 30, partner: 400 };

const DAY = 86_400_000;
/** What only partners see of a scan that none of them asked for, ms. */
const DETAILS = 3_600_000;
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

/** Forgets what is kept for long enough; resolves with how many scans are gone. */
export const forgetScans = async (
  store: Pick<Store, 'db'>,
  now: number,
  { public: days, partner } = RETENTION,
): Promise<number> => {
  await inSlices(
    store,
    sql`update scans set partner = null, report = null where seq in (
      select seq from scans where not for_partner and report is not null and finished_at < ${before(now, DETAILS)} limit ${SLICE})`,
  );
  return inSlices(
    store,
    sql`delete from scans where seq in (
      select seq from scans where (not for_partner and finished_at < ${before(now, days * DAY)})
        or finished_at < ${before(now, partner * DAY)} limit ${SLICE})`,
  );
};
