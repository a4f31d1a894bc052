import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { DAY } from '../../../../lib/time.ts';
import { toHash } from '../../../core/store/hash.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import type { SubscriberLinkRow } from './monitor-tables.ts';
import { LINK_DAYS, type SubscriberOf, toSubscriberRecord } from './subscribers.ts';

/** Creates a token for a link in a mail: 192 random bits, returned only here, since only their hash is stored. */
export const makeLink = async (
  db: Kysely<Tables>,
  {
    subscriber,
    deed,
    now,
  }: { readonly subscriber: string; readonly deed: SubscriberLinkRow['deed']; readonly now: number },
): Promise<string> => {
  const token = randomBytes(24).toString('base64url');
  const expires_at = toDate(now + LINK_DAYS[deed] * DAY);
  await db
    .insertInto('subscriber_links')
    .values({ hash: toHash(token), subscriber, deed, expires_at })
    .execute();
  return token;
};

/** Finds the subscriber of a link; undefined if the token is unknown, expired, or for another action. Changes nothing. */
export const findSubscriberByLink = async (
  db: Kysely<Tables>,
  { token, deed, now }: { readonly token: string; readonly deed: SubscriberLinkRow['deed']; readonly now: number },
): Promise<SubscriberOf | undefined> => {
  const row = await db
    .selectFrom('subscriber_links')
    .innerJoin('subscribers', 'subscribers.id', 'subscriber_links.subscriber')
    .selectAll('subscribers')
    .where('hash', '=', toHash(token))
    .where('deed', '=', deed)
    .where('expires_at', '>', toDate(now))
    .executeTakeFirst();
  return row && toSubscriberRecord(row);
};
