import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { CADENCES } from '../../../../lib/model.ts';
import { lockNamed } from '../../../core/store/lock-named.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { computeMinute, computeNextRun, type Run, type Schedule } from '../model/schedule.ts';
import type { MonitorRow, TagMonitorRow } from './monitor-tables.ts';

/** The columns of a schedule, and the language of the scans. */
const FIELDS = ['locale', 'cadence', 'hour', 'weekday', 'day', 'zone'] as const;
export type MonitorFields = Pick<Selectable<MonitorRow>, (typeof FIELDS)[number]>;

/** Picks only those fields. */
export const pickSchedule = ({ locale, cadence, hour, weekday, day, zone }: MonitorFields): MonitorFields => ({
  locale,
  cadence,
  hour,
  weekday,
  day,
  zone,
});

/**
 * Locks which sites of a team are watched and how, until the transaction ends. Take it after writing what leads to a change and
 * before reading the state, otherwise two changes would not see each other.
 */
export const lockTeamMonitors = async (tx: Kysely<Tables>, team: string): Promise<void> => {
  await lockNamed(tx, `monitors ${team}`);
};

type Known = Selectable<MonitorRow>;

const isSame = (one: MonitorFields, other: MonitorFields): boolean => FIELDS.every((name) => one[name] === other[name]);

/** Creates a function that computes the next runs of many sites; runs in the same minute of the hour are computed once. */
const createNextRuns = (now: number): ((schedule: Schedule) => Run) => {
  const runs = new Map<string, Run>();
  return (schedule) => {
    const { site, cadence, hour, weekday, day, zone } = schedule;
    const name = JSON.stringify([computeMinute(site), cadence, hour, weekday, day, zone]);
    const run = runs.get(name) ?? computeNextRun(schedule, now);
    runs.set(name, run);
    return run;
  };
};

/** Returns the next round of a site whose schedule changes; a round that is already due is not lost. */
export const computeRound = (
  site: string,
  watching: MonitorFields,
  {
    known,
    now,
    run,
  }: { readonly known: Known | undefined; readonly now: number; readonly run: (one: Schedule) => Run },
): Run => {
  const stays = known !== undefined && (isSame(known, watching) || known.next_at.getTime() <= now);
  return stays ? { at: known.next_at.getTime(), key: known.next_key } : run({ site, ...watching });
};

/** Picks the tag that applies, out of a site's watched tags: the most frequent one, and among those the first by name. */
const pickTag = (tags: readonly string[], watched: ReadonlyMap<string, TagMonitorRow>): TagMonitorRow | undefined => {
  const rankCadence = ({ cadence }: TagMonitorRow): number => CADENCES.indexOf(cadence);
  return tags
    .flatMap((tag) => watched.get(tag) ?? [])
    .toSorted((a, b) => rankCadence(a) - rankCadence(b) || (a.tag < b.tag ? -1 : 1))[0];
};

/** Rows per statement. */
const SLICE = 500;

const write = async (tx: Kysely<Tables>, team: string, rows: readonly object[], now: number): Promise<void> => {
  for (let at = 0; at < rows.length; at += SLICE)
    await sql`
      insert into monitors (site, team, state, locale, cadence, hour, weekday, day, zone, tag, next_at, next_key, ends, announced, look_at)
      select site, ${team}, 'rest', locale, cadence, hour, weekday, day, zone, tag, next_at, next_key, '[]', '[]', ${toDate(now)}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + SLICE))}::jsonb) as x (site text, locale text, cadence text,
        hour integer, weekday integer, day integer, zone text, tag text, next_at timestamptz, next_key text)
      on conflict (site) do update set locale = excluded.locale, cadence = excluded.cadence, hour = excluded.hour,
        weekday = excluded.weekday, day = excluded.day, zone = excluded.zone, tag = excluded.tag,
        next_at = excluded.next_at, next_key = excluded.next_key`.execute(tx);
};

const readTags = async (tx: Kysely<Tables>, team: string, which: RawBuilder<unknown>) => {
  const { rows } = await sql<{ readonly id: string; readonly tags: readonly string[] }>`
    select id, tags from sites where team = ${team} and ${which}`.execute(tx);
  return rows;
};

const readKnown = async (tx: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, Known>> => {
  const { rows } = await sql<Known>`
    select site, tag, locale, cadence, hour, weekday, day, zone, next_at, next_key from monitors where site = any(${ids})
    order by site for update`.execute(tx);
  return new Map(rows.map((row) => [row.site, row]));
};

/** Selects sites of a team: by their ids, or by a tag. */
export type Which = { readonly sites: readonly string[] } | { readonly tag: string };

/**
 * Updates the monitors of sites of a team to their current tags, under the team's lock. Sites with a schedule of their own do not
 * change, the known state of a site stays, and a site without a watched tag is no longer watched. Takes a few queries, however
 * many sites there are.
 */
export const followTags = async (tx: Kysely<Tables>, team: string, which: Which, now: number): Promise<void> => {
  const monitors = await tx.selectFrom('tag_monitors').selectAll().where('team', '=', team).execute();
  const watched = new Map(monitors.map((row) => [row.tag, row]));
  const bearing = 'tag' in which ? sql`tags @> ${JSON.stringify([which.tag])}::jsonb` : sql`id = any(${which.sites})`;
  const sites = await readTags(tx, team, bearing);
  const knowns = await readKnown(
    tx,
    sites.map(({ id }) => id),
  );
  const run = createNextRuns(now);
  const [rows, removed]: [object[], string[]] = [[], []];
  for (const { id: site, tags } of sites) {
    const known = knowns.get(site);
    if (known?.tag === null) continue;
    const chosen = pickTag(tags, watched);
    if (chosen === undefined) {
      if (known !== undefined) removed.push(site);
    } else if (known?.tag !== chosen.tag || !isSame(known, chosen)) {
      const { at, key } = computeRound(site, pickSchedule(chosen), { known, now, run });
      rows.push({ site, ...pickSchedule(chosen), tag: chosen.tag, next_at: toDate(at), next_key: key });
    }
  }
  await write(tx, team, rows, now);
  if (removed.length > 0) await tx.deleteFrom('monitors').where('site', 'in', removed).execute();
};
