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
import type { SubscriberRow } from './watch-tables.ts';

/** Requests for confirmation to one mailbox in a day: of one team, and of all teams together. */
const MAX_CONFIRMATION_REQUESTS = { ofTeam: 5, ofAll: 10 } as const;

/** What a mailbox is called here: `name+anything@host` is that of `name@host`. Only its hash is kept. */
const hashMailbox = (address: string): string => {
  const [name = '', host = ''] = address.toLowerCase().split('@');
  return toHash(`${name.split('+')[0]}@${host}`);
};

/** Whole seconds until there is room again, by the moments of what counts, newest first. */
const waitFor = (moments: readonly number[], most: number, now: number): number => {
  const last = moments[most - 1];
  return last === undefined ? 0 : Math.max(1, Math.ceil((last + DAY - now) / 1_000));
};

/** One at a time asks a mailbox, until the transaction ends: what is counted of it and known of it holds. */
const lockMailbox = async (tx: Kysely<Tables>, address: string): Promise<void> => {
  await lockNamed(tx, `mailbox ${hashMailbox(address)}`);
};

/**
 * Counts a request for confirmation to an address, under its lock: by mailbox, of all teams, so that nobody floods one through many sites or
 * keys. Gives whole seconds to wait, and counts nothing, where there were as many as there may be; else 0.
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

/** Forgets the requests that count for nothing any more. */
const deleteOldConfirmationRequests = async (db: Kysely<Tables>, now: number): Promise<void> => {
  await db
    .deleteFrom('confirmation_requests')
    .where('at', '<=', toDate(now - DAY))
    .execute();
};

/** An address that a team wants to send notices to; moments in ms since 1970. */
export interface SubscriberOf {
  readonly id: string;
  readonly team: string;
  /** Null for all sites of the team. */
  readonly site: string | null;
  readonly address: string;
  readonly locale: Locale;
  readonly zone: string;
  /** What its owner is asked about, and gets after a yes: at least one. */
  readonly wants: readonly SubscriptionKind[];
  /** Null until its owner said yes. */
  readonly confirmedAt: number | null;
  /** Null until they said no more. */
  readonly endedAt: number | null;
}

/** Days in which an address can be confirmed, and in which a link in a mail ends its notices. */
export const LINK_DAYS = { confirm: 7, leave: 400 } as const;

/** A subscriber out of its row. */
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

/** Addresses of one team at most. */
const MAX = 100;

/** Of one that had confirmed notices about all sites, and ended them. */
const matchSaidNo = (is: ExpressionBuilder<Tables, 'subscribers'>) =>
  is.and([is('site', 'is', null), is('confirmed_at', 'is not', null), is('ended_at', 'is not', null)]);

/** An address that is to be asked. */
interface NewSubscriber extends Omit<SubscriberOf, 'id' | 'confirmedAt' | 'endedAt' | 'wants'> {
  /** Each notice, where nothing is said. */
  readonly wants?: readonly SubscriptionKind[];
  readonly now: number;
}

/** Its mailbox was asked as often as it may be in a day: whole seconds until it may be again. */
export interface RequestedTooOften {
  readonly wait: number;
}

/**
 * Adds an address that is yet to be confirmed. `known` where the team has it already, for the same: one that said no is not
 * asked again, whoever asks. `full` where it has as many as it may.
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

/** A subscriber by id; undefined where there is none any more. */
export const findSubscriber = async (db: Kysely<Tables>, id: string): Promise<SubscriberOf | undefined> => {
  const row = await db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toSubscriberRecord(row);
};

/** The addresses of a team, oldest first. */
export const listSubscribers = async (db: Kysely<Tables>, team: string): Promise<readonly SubscriberOf[]> =>
  (
    await db.selectFrom('subscribers').selectAll().where('team', '=', team).orderBy('made_at').orderBy('id').execute()
  ).map(toSubscriberRecord);

/** Notes that the owner of an address said yes; of one that said no meanwhile nothing changes. */
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
 * Ends everything to an address, as its owner wants: what waits for it is not sent. Who wants nothing about all sites of a team
 * wants nothing about one of them.
 */
export const endSubscription = async (db: Kysely<Tables>, id: string, now: number): Promise<void> => {
  await sql`
    update subscribers r set ended_at = ${toDate(now)}, digest_at = null from subscribers e
    where e.id = ${id} and r.ended_at is null
      and (r.id = e.id or (e.site is null and r.team = e.team and lower(r.address) = lower(e.address)))`.execute(db);
};

/**
 * Takes an address out; false where the team has no such one. One whose owner did not say yes stays, and is over: it is not
 * asked again.
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

/** Forgets links that are over, requests that no longer count, and addresses that nobody confirmed in time. */
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
