import type { Store } from '../../../core/store/open-store.ts';
import { type Batch, type BatchCreation, insertBatch, type NewBatch, Refused } from '../../batches/store/batches.ts';
import { toBareAddress } from '../../scans/store/bare-report.ts';
import { recordAuditEvent } from '../../teams/store/audit.ts';
import { type Crawl, findCrawl } from './read-crawls.ts';

/** A crawl to create, of a site of the actor's team. */
export interface NewCrawl extends Pick<NewBatch, 'actor' | 'perDay' | 'locale' | 'now'> {
  readonly site: NonNullable<Batch['site']>;
  /** The first page. */
  readonly home: NewBatch['items'][number];
  /** Maximum pages in all, including the first. */
  readonly most: number;
}

/** Result of requesting a crawl. */
export type CreatedCrawl =
  | { readonly kind: 'made'; readonly scan: Crawl }
  /** A crawl of this site is already running. */
  | { readonly kind: 'living'; readonly id: string }
  /** The team has no such site. */
  | { readonly kind: 'unknown' }
  | Extract<BatchCreation, { kind: 'limited' }>;

/**
 * Creates a crawl and counts its maximum number of pages towards the daily quota of its key, in one transaction. Only one crawl
 * of a site runs at a time.
 */
export const createCrawl = async ({ db }: Pick<Store, 'db'>, { home, ...created }: NewCrawl): Promise<CreatedCrawl> => {
  try {
    return await db.transaction().execute(async (tx): Promise<CreatedCrawl> => {
      const { actor, site, now } = created;
      const own = tx.selectFrom('sites').select('url').where('id', '=', site).where('team', '=', actor.team);
      // Simultaneous requests run one after the other.
      if ((await own.forUpdate().executeTakeFirst()) === undefined) return { kind: 'unknown' };
      const living = await tx
        .selectFrom('batches')
        .select('id')
        .where('site', '=', site)
        .where('ended_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .executeTakeFirst();
      if (living !== undefined) return { kind: 'living', id: living.id };
      const rest = {
        kind: 'site',
        fresh: false,
        idempotency: null,
        bodyHash: '',
        about: toBareAddress(home.url),
      } as const;
      const id = await insertBatch(tx, { ...created, ...rest, items: [home] });
      await recordAuditEvent(tx, actor, { act: 'siteScanMade', about: toBareAddress(home.url), now });
      const scan = await findCrawl(tx, actor.team, id);
      if (scan === null) throw new Error('a crawl that was made is not there');
      return { kind: 'made', scan };
    });
  } catch (error) {
    if (error instanceof Refused && error.batch.kind === 'limited') return error.batch;
    throw error;
  }
};
