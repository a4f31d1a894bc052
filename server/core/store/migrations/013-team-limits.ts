import { type Kysely, sql } from 'kysely';

/** Hour and day are a team's: what its keys used of theirs counts there too. Also for a backup of an earlier version. */
export const fillTeamLimits = async (db: Kysely<unknown>): Promise<void> => {
  await sql`insert into starts (who, at)
    select 'team ' || k.team, s.at from starts s join keys k on s.who = 'key ' || k.id`.execute(db);
  await sql`insert into pages (who, at, number, batch)
    select 'team ' || k.team, p.at, p.number, p.batch from pages p join keys k on p.who = 'key ' || k.id`.execute(db);
};

export const up = fillTeamLimits;
