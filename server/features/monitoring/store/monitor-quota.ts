import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { toKeyHolder, toTeamHolder } from '../../batches/store/batches.ts';
import { readPerDay } from '../../teams/store/keys.ts';
import { countSome } from '../../teams/store/quota.ts';

/**
 * Milliseconds after which the daily quota is checked again: its limit may have changed, or something may have been given back.
 */
export const QUOTA_RECHECK = 900_000;

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

/**
 * Postpones all due scans of a team that were not counted; rows that another process has locked are postponed by that process.
 */
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
    update monitors set waits_until = ${toDate(until)} where site in (
      select site from monitors where team = ${team} and not site = any(${counted}) and ((state = 'rest' and next_at <= ${toDate(now)})
        or (state = 'pause' and again_at <= ${toDate(now)})) for update skip locked)`.execute(tx);
};

/**
 * Returns those scans for which their team's daily quota has room, in order, and counts them there, as the pages of batches are.
 * The others wait, with everything else that is due in their teams; their rounds are not moved on. The rows must already be
 * locked.
 */
export const takeWithinQuota = async <T extends Scan>(
  tx: Kysely<Tables>,
  due: readonly T[],
  now: number,
): Promise<readonly T[]> => {
  const allowed = new Set<T>();
  // Always in the same order, because counting for one team blocks others that count for it.
  for (const team of [...new Set(due.map((one) => one.team))].toSorted()) {
    const own = due.filter((one) => one.team === team);
    const { batch, counted, wait } = await countTeamRoom(tx, { team, number: own.length, now });
    const some = own.slice(0, counted);
    const sites = some.map(({ site }) => site);
    if (counted > 0)
      await tx.updateTable('monitors').set({ counted: batch, waits_until: null }).where('site', 'in', sites).execute();
    if (counted < own.length) {
      const until = now + (wait === 0 ? QUOTA_RECHECK : Math.min(QUOTA_RECHECK, wait * 1_000));
      await postponeTeam(tx, { team, counted: sites, until, now });
    }
    for (const one of some) allowed.add(one);
  }
  return due.filter((one) => allowed.has(one));
};
