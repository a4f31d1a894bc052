import type { Store } from '../../../core/store/open-store.ts';
import { type Batch, type BatchCreation, insertBatch, type NewBatch, Refused } from '../../batches/store/batches.ts';
import { toBareAddress } from '../../scans/store/bare-report.ts';
import { recordAuditEvent } from '../../teams/store/audit.ts';
import { type Crawl, findCrawl } from './read-crawls.ts';

/** A crawl that is to be made: of a site of the team of who acts. */
export interface NewCrawl extends Pick<NewBatch, 'actor' | 'perDay' | 'locale' | 'now'> {
  readonly site: NonNullable<Batch['site']>;
  /** The first page. */
  readonly home: NewBatch['items'][number];
  /** Pages in all, the first among them. */
  readonly most: number;
}

/** What asking for one came to. */
export type CreatedCrawl =
  | { readonly kind: 'made'; readonly scan: Crawl }
  /** There is one that goes on. */
  | { readonly kind: 'living'; readonly id: string }
  /** The team has no such site. */
  | { readonly kind: 'unknown' }
  | Extract<BatchCreation, { kind: 'limited' }>;

/**
 * Makes a crawl and counts its pages in the day of its key, as many as it may come to: all of it or nothing. Of one site one
 * goes on at a time.
 */
export const createCrawl = async ({ db }: Pick<Store, 'db'>, { home, ...created }: NewCrawl): Promise<CreatedCrawl> => {
  try {
    return await db.transaction().execute(async (tx): Promise<CreatedCrawl> => {
      const { actor, site, now } = created;
      const own = tx.selectFrom('sites').select('url').where('id', '=', site).where('team', '=', actor.team);
      // Who asks twice at once asks one after the other.
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
