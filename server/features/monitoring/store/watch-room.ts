import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { toKeyHolder, toTeamHolder } from '../../batches/store/batches.ts';
import { readPerDay } from '../../teams/store/keys.ts';
import { countSome } from '../../teams/store/quota.ts';

/** Ms after which it is looked again whether a day has room: its limit may be another, or something was given back. */
export const LOOKED_AGAIN = 900_000;

interface Scan {
  readonly site: string;
  readonly team: string;
}

const countTeamRoom = async (
  tx: Kysely<Tables>,
  { team, number, now }: { readonly team: string; readonly number: number; readonly now: number },
) => {
  const batch = `watch ${randomUUID()}`;
  const limit = await readPerDay({ db: tx }, team, now);
  const within = { who: toTeamHolder(team), limit };
  return { batch, ...(await countSome(tx, { who: toKeyHolder(team), limit, within, number, batch, now })) };
};

/** Has all scans of a team that are due, and were not counted, wait; those that others are at wait by themselves. */
const postponeTeam = async (
  tx: Kysely<Tables>,
  {
    team,
    counted,
    until,
    now,
  }: { readonly team: string; readonly counted: readonly string[]; readonly until: number; readonly now: number },
): Promise<void> => {
  await sql`
    update watches set waits_until = ${toDate(until)} where site in (
      select site from watches where team = ${team} and not site = any(${counted}) and ((state = 'rest' and next_at <= ${toDate(now)})
        or (state = 'pause' and again_at <= ${toDate(now)})) for update skip locked)`.execute(tx);
};

/**
 * The scans of these for which the day of their team has room, in their order: each counts there, as pages of batches do. The
 * others wait, and whatever else of their teams is due; their rounds are not moved on. The rows are held already.
 */
export const takeWithinDay = async <T extends Scan>(
  tx: Kysely<Tables>,
  due: readonly T[],
  now: number,
): Promise<readonly T[]> => {
  const allowed = new Set<T>();
  // In one order, for who counts for a team waits for whoever else does.
  for (const team of [...new Set(due.map((one) => one.team))].toSorted()) {
    const own = due.filter((one) => one.team === team);
    const { batch, counted, wait } = await countTeamRoom(tx, { team, number: own.length, now });
    const some = own.slice(0, counted);
    const sites = some.map(({ site }) => site);
    if (counted > 0)
      await tx.updateTable('watches').set({ counted: batch, waits_until: null }).where('site', 'in', sites).execute();
    if (counted < own.length) {
      const until = now + (wait === 0 ? LOOKED_AGAIN : Math.min(LOOKED_AGAIN, wait * 1_000));
      await postponeTeam(tx, { team, counted: sites, until, now });
    }
    for (const one of some) allowed.add(one);
  }
  return due.filter((one) => allowed.has(one));
};
