import { sql } from 'kysely';
import type { Store } from '../../../server/core/store/open-store.ts';
import { NOW } from './store.ts';

/** Gives a team an owner's key, with this daily limit of pages. */
export const haveKey = async ({ db }: Pick<Store, 'db'>, team: string, perDay = 500): Promise<void> => {
  await sql`insert into keys (id, hash, name, team, per_hour, per_day, made_at)
    values (${team}, ${team}, 'Bureau', ${team}, 10, ${perDay}, ${new Date(NOW)})
    on conflict (id) do update set per_day = ${perDay}`.execute(db);
};

/** Inserts a site of a team directly, without what normally happens besides. */
export const haveSite = async (
  { db }: Pick<Store, 'db'>,
  { team, id, tags = [] }: { readonly team: string; readonly id: string; readonly tags?: readonly string[] },
): Promise<string> => {
  const url = `https://${id}.example/`;
  await sql`insert into sites (id, team, url, domain, tags, contacts, pinned, decisions, made_at)
    values (${id}, ${team}, ${url}, ${`${id}.example`}, ${JSON.stringify(tags)}, '[]', '[]', '[]', ${new Date(NOW)})`.execute(
    db,
  );
  return url;
};
