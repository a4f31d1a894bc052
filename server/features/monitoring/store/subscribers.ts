import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { Locale } from '../../../../lib/model.ts';
import { DAY } from '../../../../lib/time.ts';
import { toHash } from '../../../core/store/hash.ts';
import { lockNamed } from '../../../core/store/lock-named.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { computeNextDigest } from '../model/schedule.ts';
import { SUBSCRIPTION_KINDS, type SubscriptionKind } from '../model/subscription-kinds.ts';
import type { SubscriberRow } from './monitor-tables.ts';

/** Maximum confirmation requests to one mailbox per day: from one team, and from all teams together. */
const MAX_CONFIRMATION_REQUESTS = { ofTeam: 5, ofAll: 10 } as const;

/** Hashes the mailbox of an address: `name+anything@host` counts as `name@host`. Only the hash is stored. */
const hashMailbox = (address: string): string => {
  const [name = '', host = ''] = address.toLowerCase().split('@');
  return toHash(`${name.split('+')[0]}@${host}`);
};

/** Returns whole seconds until another request fits, given the times of those that count, newest first. */
const waitFor = (moments: readonly number[], most: number, now: number): number => {
  const last = moments[most - 1];
  return last === undefined ? 0 : Math.max(1, Math.ceil((last + DAY - now) / 1_000));
};

/** Locks a mailbox until the transaction ends, so that its count and its state do not change meanwhile. */
const lockMailbox = async (tx: Kysely<Tables>, address: string): Promise<void> => {
  await lockNamed(tx, `mailbox ${hashMailbox(address)}`);
};

/**
 * Counts a confirmation request to an address, under its lock: by mailbox and across all teams, so that nobody floods one through
 * many sites or keys. If the maximum is reached, counts nothing and returns the whole seconds to wait; otherwise 0.
 */
const countConfirmationRequest = async (
  tx: Kysely<Tables>,
  { address, team, now }: { readonly address: string; readonly team: string; readonly now: number },
): Promise<number> => {
  const who = hashMailbox(address);
  const recent = await tx
    .selectFrom('confirmation_requests')
    .select(['team', 'at'])
    .where('who', '=', who)
    .where('at', '>', toDate(now - DAY))
    .where('at', '<', toDate(now + DAY))
    .orderBy('at', 'desc')
    .execute();
  const toMoments = (rows: typeof recent): readonly number[] => rows.map(({ at }) => at.getTime());
  const own = recent.filter((one) => one.team === team);
  const wait = Math.max(
    waitFor(toMoments(own), MAX_CONFIRMATION_REQUESTS.ofTeam, now),
    waitFor(toMoments(recent), MAX_CONFIRMATION_REQUESTS.ofAll, now),
  );
  if (wait > 0) return wait;
  await tx
    .insertInto('confirmation_requests')
    .values({ who, team, at: toDate(now) })
    .execute();
  return 0;
};

/** Deletes the requests that no longer count. */
const deleteOldConfirmationRequests = async (db: Kysely<Tables>, now: number): Promise<void> => {
  await db
    .deleteFrom('confirmation_requests')
    .where('at', '<=', toDate(now - DAY))
    .execute();
};

/** An address that a team wants to send notices to; times in ms since 1970. */
export interface SubscriberOf {
  readonly id: string;
  readonly team: string;
  /** Null for all sites of the team. */
  readonly site: string | null;
  readonly address: string;
  readonly locale: Locale;
  readonly zone: string;
  /** The mail that its owner is asked to confirm, and gets afterwards: at least one kind. */
  readonly wants: readonly SubscriptionKind[];
  /** Null until its owner confirms. */
  readonly confirmedAt: number | null;
  /** Null until they unsubscribe. */
  readonly endedAt: number | null;
}

/** Days in which an address can be confirmed, and in which an unsubscribe link works. */
export const LINK_DAYS = { confirm: 7, leave: 400 } as const;

/** Converts a row to a subscriber. */
export const toSubscriberRecord = ({ confirmed_at, ended_at, ...row }: Selectable<SubscriberRow>): SubscriberOf => ({
  id: row.id,
  team: row.team,
  site: row.site,
  address: row.address,
  locale: row.locale,
  zone: row.zone,
  wants: SUBSCRIPTION_KINDS.filter((want) => row[want]),
  confirmedAt: confirmed_at?.getTime() ?? null,
  endedAt: ended_at?.getTime() ?? null,
});

/** Maximum addresses of one team. */
const MAX = 100;

/** Matches an address that had confirmed mail about all sites and then unsubscribed. */
const matchSaidNo = (is: ExpressionBuilder<Tables, 'subscribers'>) =>
  is.and([is('site', 'is', null), is('confirmed_at', 'is not', null), is('ended_at', 'is not', null)]);

/** An address to ask for confirmation. */
interface NewSubscriber extends Omit<SubscriberOf, 'id' | 'confirmedAt' | 'endedAt' | 'wants'> {
  /** Notices by default. */
  readonly wants?: readonly SubscriptionKind[];
  readonly now: number;
}

/** The mailbox has been asked the maximum number of times in a day; `wait` is in whole seconds. */
export interface RequestedTooOften {
  readonly wait: number;
}

/**
 * Adds an address that has yet to be confirmed. Returns `known` if the team already has it for the same site: one that
 * unsubscribed is not asked again, whoever asks. Returns `full` if the team has reached its maximum.
 */
export const addSubscriber = async (
  tx: Kysely<Tables>,
  { now, wants = ['notices'], ...subscriber }: NewSubscriber,
): Promise<SubscriberOf | RequestedTooOften | 'known' | 'full'> => {
  const { team, site, address } = subscriber;
  await lockMailbox(tx, address);
  const known = await tx
    .selectFrom('subscribers')
    .select('id')
    .where('team', '=', team)
    .where((is) => is(is.fn('lower', ['address']), '=', address.toLowerCase()))
    .where((is) => is.or([is('site', site === null ? 'is' : '=', site), matchSaidNo(is)]))
    .executeTakeFirst();
  if (known !== undefined) return 'known';
  if ((await listSubscribers(tx, team)).length >= MAX) return 'full';
  const wait = await countConfirmationRequest(tx, { address, team, now });
  if (wait > 0) return { wait };
  const id = `reader_${randomUUID()}`;
  const wanted = { notices: wants.includes('notices'), digest: wants.includes('digest') };
  const passing = { made_at: toDate(now), confirmed_at: null, ended_at: null, digest_at: null, digest_key: '' };
  const row = { id, ...subscriber, ...wanted, ...passing };
  await tx.insertInto('subscribers').values(row).execute();
  return toSubscriberRecord(row);
};

/** Finds a subscriber by id; undefined if it no longer exists. */
export const findSubscriber = async (db: Kysely<Tables>, id: string): Promise<SubscriberOf | undefined> => {
  const row = await db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toSubscriberRecord(row);
};

/** The addresses of a team, oldest first. */
export const listSubscribers = async (db: Kysely<Tables>, team: string): Promise<readonly SubscriberOf[]> =>
  (
    await db.selectFrom('subscribers').selectAll().where('team', '=', team).orderBy('made_at').orderBy('id').execute()
  ).map(toSubscriberRecord);

/** Records that the owner of an address confirmed; does nothing if they have unsubscribed meanwhile. */
export const markConfirmed = async (db: Kysely<Tables>, id: string, now: number): Promise<void> => {
  const subscriber = await findSubscriber(db, id);
  if (subscriber === undefined) return;
  const next = subscriber.wants.includes('digest') ? computeNextDigest(subscriber, now) : null;
  await db
    .updateTable('subscribers')
    .set({ confirmed_at: toDate(now), ...(next && { digest_at: toDate(next.at), digest_key: next.key }) })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
};

/**
 * Ends all mail to an address, as its owner wants: waiting messages are not sent. Unsubscribing from all sites of a team includes
 * its single sites.
 */
export const endSubscription = async (db: Kysely<Tables>, id: string, now: number): Promise<void> => {
  await sql`
    update subscribers r set ended_at = ${toDate(now)}, digest_at = null from subscribers e
    where e.id = ${id} and r.ended_at is null
      and (r.id = e.id or (e.site is null and r.team = e.team and lower(r.address) = lower(e.address)))`.execute(db);
};

/**
 * Removes an address; false if the team has no such address. An unconfirmed one stays stored as ended, so that it is not asked
 * again.
 */
export const removeSubscriber = async (db: Kysely<Tables>, team: string, id: string, now: number): Promise<boolean> => {
  const known = await findSubscriber(db, id);
  if (known?.team !== team || known.endedAt !== null) return false;
  if (known.confirmedAt !== null) await db.deleteFrom('subscribers').where('id', '=', id).execute();
  else
    await db
      .updateTable('subscribers')
      .set({ ended_at: toDate(now) })
      .where('id', '=', id)
      .execute();
  return true;
};

/** Deletes expired links, requests that no longer count, and addresses that nobody confirmed in time. */
export const deleteOldSubscribers = async (db: Kysely<Tables>, now: number): Promise<void> => {
  await deleteOldConfirmationRequests(db, now);
  await db.deleteFrom('subscriber_links').where('expires_at', '<', toDate(now)).execute();
  await db
    .deleteFrom('subscribers')
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('made_at', '<', toDate(now - LINK_DAYS.confirm * DAY))
    .execute();
};
