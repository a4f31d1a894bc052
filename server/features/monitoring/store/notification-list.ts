import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../core/store/tables.ts';
import type { NoticeKind } from '../notify/notice.ts';

/** What became of a notice; moments in ms since 1970. */
export interface SentNotice {
  readonly id: string;
  readonly at: number;
  readonly kind: NoticeKind | 'webhookTest';
  /** What it is about: a site, or where a webhook led; null where that is all of the team. */
  readonly host: string | null;
  /** Messages by what became of them. */
  readonly done: number;
  readonly waiting: number;
  readonly failed: number;
  /** What went wrong with one that waits or failed, in English; null where nothing did. */
  readonly problem: string | null;
}

/** The latest notices of a team, newest first, with how many messages came of each. */
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
