import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Locale, Pillar } from '../../../../lib/model.ts';
import { DAY } from '../../../../lib/time.ts';
import { IS_OPEN } from '../../../core/store/job-states.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { notifyDoneScans } from '../../monitoring/store/notifications.ts';
import { type Answer, findAnswer, findAnswerById } from './scans.ts';

/** A scan that a team requested and fetches later; times in ms since 1970. */
export interface ScanRequestRow {
  readonly id: string;
  readonly team: string;
  /** Id of the key that requested it. */
  readonly keyId: string;
  /** Key of the scan that answers it, and the place in the sequence after which that scan is stored. */
  readonly scanKey: string;
  readonly after: bigint;
  readonly url: string;
  readonly pillar: Pillar | null;
  readonly locale: Locale;
  /** The scan that answers it, if it already existed at the time of the request. */
  readonly scan: string | null;
  readonly createdAt: number;
}

/** Milliseconds for which a request can be fetched. */
const RETENTION = DAY;

/** Stores a request; resolves to its id. */
export const addScanRequest = async (
  { db }: Pick<Store, 'db'>,
  { createdAt, after, scanKey, keyId, ...request }: Omit<ScanRequestRow, 'id'>,
): Promise<string> => {
  const id = `scan_${randomUUID()}`;
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('scan_requests')
      .values({ ...request, id, key: keyId, scan_key: scanKey, after: String(after), made_at: toDate(createdAt) })
      .execute();
    // Its scan may have ended before the request, or meanwhile.
    await notifyDoneScans(tx, { id }, createdAt);
  });
  return id;
};

/** Finds a team's request by id; null if there is none, or no longer. */
export const findScanRequest = async (
  { db }: Pick<Store, 'db'>,
  team: string,
  id: string,
): Promise<ScanRequestRow | null> => {
  const row = await db
    .selectFrom('scan_requests')
    .selectAll()
    .where('id', '=', id)
    .where('team', '=', team)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { made_at: created, after, locale, key: keyId, scan_key: scanKey, ...rest } = row;
  return { ...rest, keyId, scanKey, locale: locale as Locale, after: BigInt(after), createdAt: created.getTime() };
};

/** Finds the answer to a request; null until there is one. */
export const findRequestAnswer = (
  store: Pick<Store, 'db'>,
  { scan, scanKey, after }: Pick<ScanRequestRow, 'scan' | 'scanKey' | 'after'>,
): Promise<Answer | null> =>
  scan === null ? findAnswer(store, scanKey, { tier: 'partner', after }) : findAnswerById(store, scan);

/** Deletes requests that can no longer be fetched. */
export const forgetScanRequests = async (db: Kysely<Tables>, now: number): Promise<void> => {
  await db
    .deleteFrom('scan_requests')
    .where('made_at', '<', toDate(now - RETENTION))
    .execute();
};

/** Finds the job of a scan: `startedAt` is in ms since 1970, null while it waits; null if there is no job. */
export const findJob = async (
  { db }: Pick<Store, 'db'>,
  queue: string,
  scanKey: string,
): Promise<{ readonly startedAt: number | null } | null> => {
  const { rows } = await sql<{ readonly at: Date | null; readonly active: boolean }>`
    select started_on as at, state = 'active' as active from pgboss.job
    where name = ${queue} and singleton_key = ${scanKey} and state ${IS_OPEN} limit 1`.execute(db);
  const [job] = rows;
  if (job === undefined) return null;
  return { startedAt: job.active ? (job.at?.getTime() ?? null) : null };
};
