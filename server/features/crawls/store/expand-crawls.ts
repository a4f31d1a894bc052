import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../core/store/tables.ts';
import { addItems, type NewItem } from '../../batches/store/batch-items.ts';
import type { BatchRow } from '../../batches/store/batch-tables.ts';
import { giveBackPages } from '../../teams/store/quota.ts';

/** Where the addresses of a site's pages come from. */
export type From = 'sitemap' | 'links' | 'none';

/** What the scan of a page found out about its site, for one crawl that waits for it. */
export interface SiteNews {
  /** The id of the crawl. */
  readonly batch: string;
  /** Facts that are the same on every page, as `jsonb` text; null when nothing is to be stored. */
  readonly facts: string | null;
  /** The pages to scan after the first; null when they have already been chosen. */
  readonly sample: { readonly from: From; readonly items: readonly NewItem[] } | null;
}

type Locked = Pick<Selectable<BatchRow>, 'id' | 'crawl_info' | 'cancelled_at'>;

/** Adds the chosen pages, once, and gives back the quota reserved beyond them. */
const addSample = async (
  tx: Kysely<Tables>,
  { id, crawl_info: info }: Locked,
  { sample, now }: { readonly sample: NonNullable<SiteNews['sample']>; readonly now: number },
): Promise<void> => {
  const most = Number(info?.['most'] ?? 1);
  const items = sample.items.slice(0, most - 1);
  await sql`update batches set crawl_info = crawl_info || ${JSON.stringify({ from: sample.from })}::jsonb where id = ${id}`.execute(
    tx,
  );
  if (items.length > 0) await addItems(tx, { batch: id, now }, items);
  await giveBackPages(tx, id, most - 1 - items.length);
};

/**
 * Stores in crawls what the scan of one of their pages found out; cancelled crawls get no more pages. Their rows must be locked.
 */
export const expandCrawls = async (
  tx: Kysely<Tables>,
  batches: readonly Locked[],
  { ofSite, now }: { readonly ofSite: readonly SiteNews[]; readonly now: number },
): Promise<void> => {
  for (const { batch, facts, sample } of ofSite) {
    const locked = batches.find(({ id, cancelled_at }) => id === batch && cancelled_at === null);
    if (locked === undefined) continue;
    if (facts !== null) await tx.updateTable('batches').set({ facts }).where('id', '=', batch).execute();
    if (sample !== null && locked.crawl_info?.['from'] === undefined) await addSample(tx, locked, { sample, now });
  }
};

/** A page of a crawl that is about to be scanned. */
export interface PageWaiting {
  readonly batch: string;
  /** Position in the crawl, from 1. */
  readonly number: number;
  /** The address of the first page. */
  readonly home: string;
  /** Addresses that the owner always wants scanned. */
  readonly pinned: readonly string[];
  /** Maximum pages in all. */
  readonly most: number;
  /** Whether the other pages have been chosen. */
  readonly isChosen: boolean;
  /** Facts about the site, as stored. */
  readonly facts: Readonly<Record<string, unknown>> | null;
}

/** Finds the pages of crawls that wait for the scan with this key. */
export const findWaitingPages = async (db: Kysely<Tables>, scanKey: string): Promise<readonly PageWaiting[]> => {
  const { rows } = await sql<PageWaiting>`
    select b.id as batch, i.number, s.url as home, s.pinned, coalesce((b.crawl_info->>'most')::int, 1) as most,
      b.crawl_info->>'from' is not null as "isChosen", b.facts
    from batch_items i join batches b on b.id = i.batch and b.kind = 'site' join sites s on s.id = b.site
    where i.scan_key = ${scanKey} and i.state = 'queued' and b.cancelled_at is null
    order by b.id`.execute(db);
  return rows;
};

/** Whether any of these crawls has pages of a site that wait for their turn. */
export const hasPagesLeft = async (db: Kysely<Tables>, batches: readonly string[], site: string): Promise<boolean> => {
  const { rows } = await sql<{ readonly some: boolean }>`
    select exists (select from batch_items
      where batch = any(${[...batches]}) and state = 'waiting' and site = ${site}) as some`.execute(db);
  return rows[0]?.some ?? false;
};
