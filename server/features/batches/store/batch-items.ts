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

/** A page to scan in a batch. */
export interface NewItem {
  /** As `toAddress` writes it. */
  readonly url: string;
  /** As `toSiteHost` names it. */
  readonly site: string;
  /** As `toScanKey` makes it. */
  readonly scanKey: string;
  /** Its owner has opted out of scans: the page is reported as such and not visited. */
  readonly leftAlone?: boolean;
}

/** Rows per statement. */
const SLICE = 1_000;

/** Outcome of a page whose owner has opted out of scans. */
const LEFT_ALONE = { state: 'failed', failure: 'unsupported_page', reason: 'leftAlone' } as const;

const toItemRow = ({ leftAlone = false, ...item }: NewItem, number: number, now: number) => ({
  ...item,
  number,
  ...(leftAlone ? { ...LEFT_ALONE, ended_at: new Date(now) } : { state: 'waiting' }),
});

/** Appends pages to a batch, even to one that has already started. Must be called within a transaction. */
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

/** A page of a batch as it is reported. */
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
  /** Milliseconds since 1970; null until it has ended. */
  readonly endedAt: number | null;
  /** Host of the scan, and in `partner` its full result if requested; null when they are no longer stored. */
  readonly domain: string | null;
  readonly partner: PartnerResult | null;
  /** The report behind this result, from which it can be written in any language. */
  readonly report: Report | null;
}

/** Which pages to read: at most `most` after number `after`, with their full results if `full`. */
export interface Slice {
  readonly after: number;
  readonly most: number;
  readonly full?: boolean;
}

const SHOWN = ['number', 'url', 'state', 'scan', 'total'] as const;
const WHY = ['failure', 'reason', 'detail'] as const;

/** Reads finished pages of a batch in order; to continue, pass the number of the last one as `after`. */
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

/** Counts the pages of all batches that wait for their turn, and those that are queued. */
export const openItems = async (db: Kysely<Tables>): Promise<Pick<Counts, 'waiting' | 'queued'>> => {
  const { rows } = await sql<{ readonly waiting: number; readonly queued: number }>`
    select (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where state = 'queued'))::int as queued
    from batch_items where state in ('waiting', 'queued')`.execute(db);
  return rows[0] ?? { waiting: 0, queued: 0 };
};

/** Number of pages that a crawl reserved but never chose, because the scan of its first page delivered no others. */
const countNeverChosen = (info: Selectable<BatchRow>['crawl_info']): number =>
  typeof info?.['most'] === 'number' && info['from'] === undefined ? info['most'] - 1 : 0;

/**
 * Ends the batches that have no pages left; `at` in ms since 1970. Their rows must be locked (`lockBatchRows`). Gives back quota
 * for pages that were never chosen, notifies webhooks, and deletes the facts that the pages of a crawl share.
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
 * Locks batches until the transaction ends: if two pages end at once, the later one sees that it is the last. The order is always
 * the same, to prevent deadlocks.
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
