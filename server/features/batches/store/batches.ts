import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Locale } from '../../../../lib/model.ts';
import { lockNamed } from '../../../core/store/lock-named.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { toJson } from '../../../core/store/writable.ts';
import { type Actor, recordAuditEvent } from '../../teams/store/audit.ts';
import { findKey } from '../../teams/store/keys.ts';
import { countPages, type Day } from '../../teams/store/quota.ts';
import { addItems, endBatches, type NewItem } from './batch-items.ts';
import type { BatchRow } from './batch-tables.ts';
import { BATCHED } from './feeding.ts';
import { reuseRecentScans } from './reuse-recent-scans.ts';

/** A batch. Times are in ms since 1970. */
export interface Batch {
  readonly id: string;
  readonly kind: BatchRow['kind'];
  /** The team's site that is crawled; null for a list. */
  readonly site: string | null;
  readonly locale: Locale;
  /** Do not reuse earlier results. */
  readonly fresh: boolean;
  readonly size: number;
  readonly createdAt: number;
  readonly cancelledAt: number | null;
  readonly endedAt: number | null;
}

/** A batch to create. */
export interface NewBatch extends Pick<Batch, 'kind' | 'site' | 'locale' | 'fresh'> {
  readonly actor: Actor & { readonly keyId: string };
  /** Daily page limit of that key. */
  readonly perDay: number;
  /** Idempotency key: a repeated request with the same key returns the same batch. */
  readonly idempotency: string | null;
  /** Returns a running batch of exactly the same pages instead, so that pressing a button twice creates only one. */
  readonly joins?: boolean;
  /** SHA-256 of the request, in hexadecimal. */
  readonly bodyHash: string;
  readonly items: readonly NewItem[];
  /** Maximum pages if more are added later; all of them count towards the quota from the beginning. */
  readonly most?: number;
  /** Description for the audit log. */
  readonly about: string;
  /** Current time in ms since 1970. */
  readonly now: number;
}

/** Result of requesting a batch. */
export type BatchCreation =
  | { readonly kind: 'made' | 'same'; readonly batch: Batch }
  /** The idempotency key was used for a different request. */
  | { readonly kind: 'other' }
  /** The daily quota does not suffice; `wait` in whole seconds, 0 if it never will. */
  | { readonly kind: 'limited'; readonly day: Day; readonly wait: number };

/** Name under which `countPages` counts the daily pages of a key. */
export const toKeyHolder = (keyId: string): string => `key ${keyId}`;
/** The same for a team, whose daily pages include those of all its keys. */
export const toTeamHolder = (team: string): string => `team ${team}`;

const toBatch = ({ id, kind, site, locale, fresh, size, ...row }: Selectable<BatchRow>): Batch => ({
  id,
  kind,
  site,
  locale,
  fresh,
  size,
  createdAt: row.made_at.getTime(),
  cancelledAt: row.cancelled_at?.getTime() ?? null,
  endedAt: row.ended_at?.getTime() ?? null,
});

/** Thrown to roll back the transaction when a batch is not created. */
export class Refused extends Error {
  readonly batch: BatchCreation;
  constructor(batch: BatchCreation) {
    super(batch.kind);
    this.batch = batch;
  }
}

/** Finds the team's running batch of exactly the same pages. */
const findSameRunning = (
  tx: Kysely<Tables>,
  { actor, bodyHash }: NewBatch,
): Promise<Selectable<BatchRow> | undefined> =>
  tx
    .selectFrom('batches')
    .selectAll()
    .where('team', '=', actor.team)
    .where('body_hash', '=', bodyHash)
    .where('ended_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();

/** Finds the batch that was created earlier with the same idempotency key, or, if `joins`, the same one that is still running. */
const findEarlier = async (tx: Kysely<Tables>, draft: NewBatch): Promise<Selectable<BatchRow> | null> => {
  const { actor, idempotency, bodyHash, joins = false } = draft;
  // Simultaneous requests of a team run one after the other.
  await lockNamed(tx, `batches ${actor.team}`);
  if (joins) return (await findSameRunning(tx, draft)) ?? null;
  if (idempotency === null) return null;
  const found = await tx
    .selectFrom('batches')
    .selectAll()
    .where('team', '=', actor.team)
    .where('idempotency', '=', idempotency)
    .executeTakeFirst();
  if (found !== undefined && found.body_hash !== bodyHash) throw new Refused({ kind: 'other' });
  return found ?? null;
};

const count = async (tx: Kysely<Tables>, id: string, number: number, { actor, perDay, now }: NewBatch) => {
  const team = await findKey({ db: tx }, actor.keyId, now);
  const within =
    team?.ofTeam === undefined ? {} : { within: { who: toTeamHolder(actor.team), limit: team.ofTeam.perDay } };
  const of = { who: toKeyHolder(actor.keyId), limit: perDay, ...within };
  const { allowed, wait, ...day } = await countPages(tx, { ...of, now, number, batch: id });
  if (!allowed) throw new Refused({ kind: 'limited', day, wait });
};

/**
 * Creates a batch within a transaction and notifies the feeders of the queue. Throws `Refused` if the daily quota does not
 * suffice.
 */
export const insertBatch = async (tx: Kysely<Tables>, draft: NewBatch): Promise<string> => {
  const { actor, kind, site, locale, fresh, idempotency, bodyHash, items, most, now } = draft;
  const id = `bat_${randomBytes(12).toString('hex')}`;
  await tx
    .insertInto('batches')
    .values({
      id,
      team: actor.team,
      key: actor.keyId,
      kind,
      site,
      locale,
      fresh,
      idempotency,
      body_hash: bodyHash,
      size: 0,
      made_at: toDate(now),
      crawl_info: most === undefined ? null : toJson({ most }),
    })
    .execute();
  await addItems(tx, { batch: id, now }, items);
  const answered = (await reuseRecentScans(tx, { batch: id }, now)).length;
  const leftAlone = items.filter((item) => item.leftAlone === true).length;
  await count(tx, id, (most ?? items.length) - leftAlone - answered, draft);
  await endBatches(tx, [id], now);
  await sql`select pg_notify(${BATCHED}, ${id})`.execute(tx);
  return id;
};

/**
 * Creates a batch, counts its pages towards the daily quota of its key, and notifies the feeders of the queue, all in one
 * transaction. Pages that need no scan do not count: those whose owner has opted out, and those answered from a recent result.
 */
export const makeBatch = async ({ db }: Pick<Store, 'db'>, draft: NewBatch): Promise<BatchCreation> => {
  try {
    return await db.transaction().execute(async (tx): Promise<BatchCreation> => {
      const before = await findEarlier(tx, draft);
      if (before !== null) return { kind: 'same', batch: toBatch(before) };
      const id = await insertBatch(tx, draft);
      await recordAuditEvent(tx, draft.actor, { act: 'batchMade', about: draft.about, now: draft.now });
      const row = await tx.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      return { kind: 'made', batch: toBatch(row) };
    });
  } catch (error) {
    if (error instanceof Refused) return error.batch;
    throw error;
  }
};

/** Finds a batch of a team; null if the team has none with that id. */
export const findBatch = async (db: Kysely<Tables>, team: string, id: string): Promise<Batch | null> => {
  const row = await db
    .selectFrom('batches')
    .selectAll()
    .where('id', '=', id)
    .where('team', '=', team)
    .executeTakeFirst();
  return row === undefined ? null : toBatch(row);
};

/** Lists at most `most` batches of a team, newest first; if `before` is given, only those older than it. */
export const listBatches = async (
  db: Kysely<Tables>,
  team: string,
  { before, most }: { readonly before: Batch | null; readonly most: number },
): Promise<readonly Batch[]> => {
  const all = db.selectFrom('batches').selectAll().where('team', '=', team);
  const some =
    before === null ? all : all.where(sql<boolean>`(made_at, id) < (${toDate(before.createdAt)}, ${before.id})`);
  return (await some.orderBy('made_at', 'desc').orderBy('id', 'desc').limit(most).execute()).map(toBatch);
};
