import type { Store } from '../../../core/store/open-store.ts';
import { type Batch, type BatchCreation, insertBatch, type NewBatch, Refused } from '../../batches/store/batches.ts';
import { bareAddress } from '../../scans/store/bare-report.ts';
import { recordAuditEvent } from '../../teams/store/audit.ts';
import { findSiteScan, type SiteScan } from './read-site-scans.ts';

/** A site scan that is to be made: of a site of the team of who acts. */
export interface NewSiteScan extends Pick<NewBatch, 'actor' | 'perDay' | 'locale' | 'now'> {
  readonly site: NonNullable<Batch['site']>;
  /** The first page. */
  readonly home: NewBatch['items'][number];
  /** Pages in all, the first among them. */
  readonly most: number;
}

/** What asking for one came to. */
export type CreatedSiteScan =
  | { readonly kind: 'made'; readonly scan: SiteScan }
  /** There is one that goes on. */
  | { readonly kind: 'living'; readonly id: string }
  /** The team has no such site. */
  | { readonly kind: 'unknown' }
  | Extract<BatchCreation, { kind: 'limited' }>;

/**
 * Makes a site scan and counts its pages in the day of its key, as many as it may come to: all of it or nothing. Of one site one
 * goes on at a time.
 */
export const makeSiteScan = async (
  { db }: Pick<Store, 'db'>,
  { home, ...created }: NewSiteScan,
): Promise<CreatedSiteScan> => {
  try {
    return await db.transaction().execute(async (tx): Promise<CreatedSiteScan> => {
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
        about: bareAddress(home.url),
      } as const;
      const id = await insertBatch(tx, { ...created, ...rest, items: [home] });
      await recordAuditEvent(tx, actor, { act: 'siteScanMade', about: bareAddress(home.url), now });
      const scan = await findSiteScan(tx, actor.team, id);
      if (scan === null) throw new Error('a site scan that was made is not there');
      return { kind: 'made', scan };
    });
  } catch (error) {
    if (error instanceof Refused && error.batch.kind === 'limited') return error.batch;
    throw error;
  }
};
