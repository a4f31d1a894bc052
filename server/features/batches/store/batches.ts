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

/** What is known of a batch. Moments in ms since 1970. */
export interface Batch {
  readonly id: string;
  readonly kind: BatchRow['kind'];
  /** The site of the team whose pages it has; null of a list. */
  readonly site: string | null;
  readonly locale: Locale;
  /** Results of before are not wanted. */
  readonly fresh: boolean;
  readonly size: number;
  readonly createdAt: number;
  readonly cancelledAt: number | null;
  readonly endedAt: number | null;
}

/** A batch that is to be made. */
export interface NewBatch extends Pick<Batch, 'kind' | 'site' | 'locale' | 'fresh'> {
  readonly actor: Actor & { readonly keyId: string };
  /** Pages a day of that key. */
  readonly perDay: number;
  /** The same word again means the same batch. */
  readonly idempotency: string | null;
  /** One of exactly the same pages that is under way is joined: who presses a button twice asks once. */
  readonly joins?: boolean;
  /** SHA-256 of what was handed in, hexadecimal. */
  readonly bodyHash: string;
  readonly items: readonly NewItem[];
  /** Pages that it may come to where it gets more of them later: all of them count from the beginning. */
  readonly most?: number;
  /** What it is, for the audit list. */
  readonly about: string;
  /** The present, in ms since 1970. */
  readonly now: number;
}

/** What asking for one came to. */
export type BatchCreation =
  | { readonly kind: 'made' | 'same'; readonly batch: Batch }
  /** That word was used for something else. */
  | { readonly kind: 'other' }
  /** The day does not hold them; `wait` in whole seconds, 0 where it never will. */
  | { readonly kind: 'limited'; readonly day: Day; readonly wait: number };

/** Whose day counts, as `countPages` names it. */
export const toKeyHolder = (keyId: string): string => `key ${keyId}`;
/** The same of a team, in whose day those of all its keys lie. */
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

/** Ends a transaction that changes nothing. */
export class Refused extends Error {
  readonly batch: BatchCreation;
  constructor(batch: BatchCreation) {
    super(batch.kind);
    this.batch = batch;
  }
}

/** The batch of exactly the same pages that is under way for a team. */
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

/** The batch that a word stands for already, or that is the same and under way. */
const findEarlier = async (tx: Kysely<Tables>, draft: NewBatch): Promise<Selectable<BatchRow> | null> => {
  const { actor, idempotency, bodyHash, joins = false } = draft;
  // Who asks twice at once asks one after the other.
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

/** Makes a batch within a transaction, and tells whoever feeds the queue. Throws `Refused` where the day does not hold it. */
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
 * Makes a batch, counts its pages in the day of its key, and tells whoever feeds the queue: all of it or nothing. What needs no
 * scan counts for nothing: pages that are left alone, and those that are answered out of a result of before.
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

/** A batch of a team; null where it has none of that id. */
export const findBatch = async (db: Kysely<Tables>, team: string, id: string): Promise<Batch | null> => {
  const row = await db
    .selectFrom('batches')
    .selectAll()
    .where('id', '=', id)
    .where('team', '=', team)
    .executeTakeFirst();
  return row === undefined ? null : toBatch(row);
};

/** Batches of a team, newest first, so many at most; those before one of them where that is named. */
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
