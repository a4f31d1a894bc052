import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../core/store/tables.ts';
import type { NoticeKind } from '../notify/notice.ts';

/** A notice and the outcome of its messages; times in ms since 1970. */
export interface SentNotice {
  readonly id: string;
  readonly at: number;
  readonly kind: NoticeKind | 'webhookTest';
  /** The host of its site or webhook; null when it is about the whole team. */
  readonly host: string | null;
  /** Number of messages by outcome. */
  readonly done: number;
  readonly waiting: number;
  readonly failed: number;
  /** The problem of a message that waits or failed, in English; null when there is none. */
  readonly problem: string | null;
}

/** Lists the latest notices of a team, newest first, each with its number of messages by outcome. */
export const listNotifications = async (
  db: Kysely<Tables>,
  team: string,
  most = 20,
): Promise<readonly SentNotice[]> => {
  const { rows } = await sql<Omit<SentNotice, 'at'> & { readonly at: Date }>`
    select t.id, t.at, t.what->>'kind' as kind, coalesce(t.what->'site'->>'host', t.what->>'host') as host,
      count(d.target) filter (where d.state = 'done')::int as done,
      count(d.target) filter (where d.state = 'waiting')::int as waiting,
      count(d.target) filter (where d.state = 'failed')::int as failed,
      max(d.problem) filter (where d.state in ('waiting', 'failed')) as problem
    from (select * from notifications where team = ${team} and what->>'kind' not in ('scanDone', 'batchDone') order by at desc, id limit ${most}) t
    left join deliveries d on d.notice = t.id group by t.id, t.at, t.what order by t.at desc, t.id`.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }));
};
