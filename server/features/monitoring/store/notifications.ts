import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { DAY } from '../../../../lib/time.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { toJson } from '../../../core/store/writable.ts';
import { toBareAddress } from '../../scans/store/bare-report.ts';
import type { DoneScan, EventOnly, NoticeContent } from '../notify/notice.ts';

/** A notice to everyone subscribed in a team; `about` identifies it: the same notice is not sent a second time. */
export interface NewNotification<T extends NoticeContent | EventOnly = NoticeContent> {
  readonly team: string;
  readonly about: readonly string[];
  readonly at: number;
  readonly notice: T;
}

/** Creates the id of a notice; it does not reveal to others what the notice is about. */
const createNoticeId = (team: string, about: readonly string[]): string =>
  `msg_${createHash('sha256')
    .update(JSON.stringify([team, ...about]))
    .digest('hex')
    .slice(0, 32)}`;

const getSiteId = (notice: NoticeContent | EventOnly): string | null =>
  'site' in notice ? (notice.site?.id ?? null) : null;

/** Stores a notice if it is new; false if it already exists. */
const keep = async (
  tx: Kysely<Tables>,
  id: string,
  { team, at, notice }: NewNotification<NoticeContent | EventOnly>,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('notifications')
    .values({ id, team, site: getSiteId(notice), at: toDate(at), what: toJson(notice) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

/**
 * Sends a notice to every confirmed subscriber of the site or of the whole team, each address once (as a subscriber of all sites,
 * if it is one), and to the team's webhooks if `forWebhooks`. Must be called within the transaction of its cause, so that both
 * are stored or neither.
 */
export const notifyTeam = async (
  tx: Kysely<Tables>,
  draft: NewNotification,
  { forWebhooks }: { readonly forWebhooks: boolean },
): Promise<void> => {
  const { team, about, at, notice } = draft;
  const id = createNoticeId(team, about);
  if (!(await keep(tx, id, draft))) return;
  const due = toDate(at);
  await sql`
    insert into deliveries (notice, target, subscriber, state, due_at)
    select distinct on (lower(address)) ${id}, 'mail ' || lower(address), id, 'waiting', ${due}::timestamptz from subscribers
    where team = ${team} and (site is null or site = ${getSiteId(notice)}) and confirmed_at is not null and ended_at is null
      and notices
    order by lower(address), site nulls first, made_at on conflict do nothing`.execute(tx);
  if (!forWebhooks) return;
  await sql`
    insert into deliveries (notice, target, webhook, state, due_at)
    select ${id}, 'webhook ' || id, id, 'waiting', ${due}::timestamptz from webhooks
    where team = ${team} and off_at is null on conflict do nothing`.execute(tx);
};

/** Sends an event without a mail to the webhooks of a team, or to one of them; nothing is stored for a team without webhooks. */
export const notifyWebhooks = async (
  tx: Kysely<Tables>,
  { team, about, at, notice }: NewNotification<EventOnly>,
  only: string | null = null,
): Promise<void> => {
  const to = sql`from webhooks where team = ${team} and off_at is null and (${only}::text is null or id = ${only})`;
  const { rows } = await sql`select id ${to} limit 1`.execute(tx);
  const id = createNoticeId(team, about);
  if (rows.length === 0 || !(await keep(tx, id, { team, about, at, notice }))) return;
  await sql`
    insert into deliveries (notice, target, webhook, state, due_at)
    select ${id}, 'webhook ' || id, id, 'waiting', ${toDate(at)}::timestamptz ${to} on conflict do nothing`.execute(tx);
};

/** Selects requests for a scan: one of them, or those that wait for one scan. */
type Requests = { readonly id: string } | { readonly scanKey: string };

/**
 * Notifies the webhooks of those who requested a scan (`POST /api/v1/scans`) that it has ended, if it has. Each is notified once,
 * whether the scan ended before or after the request.
 */
export const notifyDoneScans = async (tx: Kysely<Tables>, requests: Requests, at: number): Promise<void> => {
  const these = 'id' in requests ? sql`r.id = ${requests.id}` : sql`r.scan_key = ${requests.scanKey}`;
  const { rows } = await sql<DoneScan & { readonly team: string }>`
    select distinct on (r.id) r.id, r.team, r.url, r.pillar, r.locale as language,
      case when s.failure is null then 'done' else 'failed' end as state
    from scan_requests r join webhooks w on w.team = r.team and w.off_at is null
      join scans s on s.id = r.scan or (r.scan is null and s.scan_key = r.scan_key and s.seq > r.after)
    where ${these} order by r.id, s.seq desc`.execute(tx);
  for (const { team, url, ...scan } of rows) {
    // Queries may contain tokens and names.
    const notice = { kind: 'scanDone', scan: { ...scan, url: toBareAddress(url) } } as const;
    await notifyWebhooks(tx, { team, about: [scan.id, 'done'], at, notice });
  }
};

/** Sends a notice to one subscriber only, confirmed or not. */
export const notifySubscriber = async (
  tx: Kysely<Tables>,
  draft: NewNotification,
  subscriber: string,
): Promise<void> => {
  const id = createNoticeId(draft.team, draft.about);
  if (!(await keep(tx, id, draft))) return;
  const target = `mail ${subscriber}`;
  await tx
    .insertInto('deliveries')
    .values({
      notice: id,
      target,
      subscriber,
      webhook: null,
      state: 'waiting',
      due_at: toDate(draft.at),
      problem: null,
    })
    .execute();
};

/** Days for which notices are stored, and events for webhooks only. */
const RETENTION = { notices: 400, events: 7 };

/** Deletes notices that are older than that. */
export const deleteOldNotifications = async (db: Kysely<Tables>, now: number): Promise<void> => {
  await db
    .deleteFrom('notifications')
    .where('at', '<', toDate(now - RETENTION.notices * DAY))
    .execute();
  await sql`
    delete from notifications where at < ${toDate(now - RETENTION.events * DAY)} and what->>'kind' in ('scanDone', 'batchDone', 'webhookTest')`.execute(
    db,
  );
};
