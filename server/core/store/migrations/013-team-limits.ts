import { type Kysely, sql } from 'kysely';

/**
 * Limits per hour and day belong to a team: what its keys used of theirs counts there too. Also for a backup of an earlier
 * version, whose rows are then in tables with later names.
 */
export const fillTeamLimits = async (
  db: Kysely<unknown>,
  { hits, usage }: { readonly hits: string; readonly usage: string },
): Promise<void> => {
  await sql`insert into ${sql.table(hits)} (who, at)
    select 'team ' || k.team, s.at from ${sql.table(hits)} s join keys k on s.who = 'key ' || k.id`.execute(db);
  await sql`insert into ${sql.table(usage)} (who, at, number, batch)
    select 'team ' || k.team, p.at, p.number, p.batch from ${sql.table(usage)} p join keys k on p.who = 'key ' || k.id`.execute(
    db,
  );
};

export const up = (db: Kysely<unknown>): Promise<void> => fillTeamLimits(db, { hits: 'starts', usage: 'pages' });
