import { type Kysely, type Selectable, sql } from 'kysely';
import type { PartnerResult } from '../../../../lib/api/result.ts';
import type { Report } from '../../../../lib/model.ts';
import type { Scores } from '../../../core/store/columns.ts';
import { readDetails, type StoredDetails, selectDetails } from '../../../core/store/details/stored-details.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { notifyWebhooks } from '../../monitoring/store/notifications.ts';
import { stripQueries } from '../../scans/store/bare-report.ts';
import { giveBackPages } from '../../teams/store/quota.ts';
import type { BatchRow, ItemState } from './batch-tables.ts';

/** A page that is to be scanned in a batch. */
export interface NewItem {
  /** As `toAddress` writes it. */
  readonly url: string;
  /** As `toSite` names it. */
  readonly site: string;
  /** As `toScanKey` makes it. */
  readonly scanKey: string;
  /** Its owner wants no scans: it is told so, and not visited. */
  readonly leftAlone?: boolean;
}

/** Rows in one statement. */
const SLICE = 1_000;

/** What a page that is left alone came to. */
const LEFT_ALONE = { state: 'failed', failure: 'unsupported_page', reason: 'leftAlone' } as const;

const toItemRow = ({ leftAlone = false, ...item }: NewItem, number: number, now: number) => ({
  ...item,
  number,
  ...(leftAlone ? { ...LEFT_ALONE, ended_at: new Date(now) } : { state: 'waiting' }),
});

/** Adds pages to a batch, also to one that has begun, after those that it has; within a transaction. */
export const addItems = async (
  tx: Kysely<Tables>,
  { batch, now }: { readonly batch: string; readonly now: number },
  items: readonly NewItem[],
): Promise<void> => {
  const { size } = await tx
    .updateTable('batches')
    .set(({ eb }) => ({ size: eb('size', '+', items.length), ended_at: null }))
    .where('id', '=', batch)
    .returning('size')
    .executeTakeFirstOrThrow();
  const before = size - items.length;
  for (let at = 0; at < items.length; at += SLICE) {
    const rows = items.slice(at, at + SLICE).map((item, index) => toItemRow(item, before + at + index + 1, now));
    await sql`insert into batch_items (batch, number, url, site, scan_key, state, failure, reason, ended_at)
      select ${batch}, number, url, site, "scanKey", state, failure, reason, ended_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (number integer, url text, site text, "scanKey" text,
        state text, failure text, reason text, ended_at timestamptz)`.execute(tx);
  }
};

/** A page of a batch as it is told. */
export interface Item {
  readonly number: number;
  readonly url: string;
  readonly state: ItemState;
  readonly scan: string | null;
  readonly failure: string | null;
  readonly reason: string | null;
  readonly detail: string | null;
  readonly total: number | null;
  readonly scores: Scores | null;
  /** Ms since 1970; null while it has not. */
  readonly endedAt: number | null;
  /** The host of the scan, and its whole result where that is asked for; null where it is not kept any more. */
  readonly domain: string | null;
  readonly partner: PartnerResult | null;
  /** The report that this result is of, with which it is told in any language. */
  readonly report: Report | null;
}

/** Which of them: so many at most after a number, and whether with their whole results. */
export interface Slice {
  readonly after: number;
  readonly most: number;
  readonly full?: boolean;
}

const SHOWN = ['number', 'url', 'state', 'scan', 'total'] as const;
const WHY = ['failure', 'reason', 'detail'] as const;

/** Pages of a batch that ended, in their order; the last of a slice is where to go on. */
export const readEndedItems = async (
  db: Kysely<Tables>,
  batch: string,
  { after, most, full = false }: Slice,
): Promise<readonly Item[]> => {
  const rows = await db
    .selectFrom('batch_items')
    .leftJoin('scans', 'scans.id', 'batch_items.scan')
    .select([...SHOWN, ...WHY].map((name) => `batch_items.${name}` as const))
    .select(['batch_items.scores', 'batch_items.ended_at', 'batch_items.url', 'scans.domain'])
    .select((full ? selectDetails('scans') : sql<StoredDetails | null>`null::bytea`).as('details'))
    .where('batch', '=', batch)
    .where('number', '>', after)
    .where('batch_items.ended_at', 'is not', null)
    .orderBy('number')
    .limit(most)
    .execute();
  return Promise.all(
    rows.map(async ({ ended_at, details, ...row }) => {
      const { partner = null, report = null } = (await readDetails(details)) ?? {};
      return { ...row, ...stripQueries({ partner, report }, [row.url]), endedAt: ended_at?.getTime() ?? null };
    }),
  );
};

/** How many pages of a batch are in each state. */
export type Counts = Readonly<Record<ItemState, number>>;

export const countItems = async (db: Kysely<Tables>, batch: string): Promise<Counts> => {
  const none: Counts = { waiting: 0, queued: 0, done: 0, failed: 0, cancelled: 0 };
  const rows = await db
    .selectFrom('batch_items')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .where('batch', '=', batch)
    .groupBy('state')
    .execute();
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)])) };
};

/** How many pages of all batches wait for their turn, and how many for an answer. */
export const openItems = async (db: Kysely<Tables>): Promise<Pick<Counts, 'waiting' | 'queued'>> => {
  const { rows } = await sql<{ readonly waiting: number; readonly queued: number }>`
    select (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where state = 'queued'))::int as queued
    from batch_items where state in ('waiting', 'queued')`.execute(db);
  return rows[0] ?? { waiting: 0, queued: 0 };
};

/** Pages that a crawl counts and that were never chosen: its first one tells of no others then. */
const countNeverChosen = (info: Selectable<BatchRow>['crawl_info']): number =>
  typeof info?.['most'] === 'number' && info['from'] === undefined ? info['most'] - 1 : 0;

/**
 * Ends the batches of which nothing is left; `at` in ms since 1970. Their rows are locked (`lockBatchRows`). What they count and
 * never had is given back, webhooks are told, and what was the same on every page is kept no longer.
 */
export const endBatches = async (tx: Kysely<Tables>, ids: readonly string[], at: number): Promise<void> => {
  if (ids.length === 0) return;
  const ended = await tx
    .updateTable('batches')
    .set({ ended_at: toDate(at), facts: null })
    .where('id', 'in', [...ids])
    .where('ended_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('batch_items')
            .select('batch')
            .whereRef('batch', '=', 'batches.id')
            .where('state', 'in', ['waiting', 'queued']),
        ),
      ),
    )
    .returning(['id', 'crawl_info', 'team', 'kind', 'size', 'cancelled_at'])
    .execute();
  for (const { id, crawl_info: info, team, kind, size, cancelled_at } of ended) {
    await giveBackPages(tx, id, countNeverChosen(info));
    const batch = { id, kind, size, cancelled: cancelled_at !== null };
    await notifyWebhooks(tx, { team, about: [id, 'done'], at, notice: { kind: 'batchDone', batch } });
  }
};

/**
 * Locks batches until the transaction ends: of two pages that end at once the later one sees that it is the last. In one
 * order for all, so that nobody waits in a circle.
 */
export const lockBatchRows = async (
  tx: Kysely<Tables>,
  ids: readonly string[],
): Promise<readonly Pick<Selectable<BatchRow>, 'id' | 'team' | 'crawl_info' | 'cancelled_at'>[]> =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('batches')
        .select(['id', 'team', 'crawl_info', 'cancelled_at'])
        .where('id', 'in', [...ids])
        .orderBy('id')
        .forUpdate()
        .execute();
