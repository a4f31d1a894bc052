import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { USUAL } from '../../../../../server/features/monitoring/model/schedule.ts';
import { followTags } from '../../../../../server/features/monitoring/store/follow-tags.ts';
import { endMonitor, findMonitor, setMonitor } from '../../../../../server/features/monitoring/store/monitors.ts';
import {
  endTagMonitor,
  listTagMonitors,
  setTagMonitor,
} from '../../../../../server/features/monitoring/store/tag-monitors.ts';
import { importSites, parseTextLines } from '../../../../../server/features/sites/routes/import.ts';
import { addSite, removeSite, updateSite } from '../../../../../server/features/sites/store/sites.ts';
import { workOf } from '../../../kit/query-work.ts';
import { storedOf } from '../../../kit/scanner.ts';
import { HOUR, NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
const TEAM = 'pij_tags';
const actor = { team: TEAM, keyId: null };
afterEach(async () => {
  await sql`delete from sites`.execute(store().db);
  await sql`delete from tag_monitors`.execute(store().db);
});

const WEEKLY = { ...USUAL, cadence: 'weekly', locale: 'nl' } as const;
const DAILY = { ...WEEKLY, cadence: 'daily' } as const;
type MonitorSchedule = typeof WEEKLY | typeof DAILY;

const within = <T>(deed: (tx: ReturnType<typeof store>['db']) => Promise<T>): Promise<T> =>
  store().db.transaction().execute(deed);
const monitorTag = (tag: string, how: MonitorSchedule = WEEKLY, now = NOW, team = TEAM) =>
  within((tx) => setTagMonitor(tx, { team, tag, now, ...how }));
const unmonitorTag = (tag: string) => within((tx) => endTagMonitor(tx, { team: TEAM, tag, now: NOW }));
const monitorSite = (site: string, how: MonitorSchedule = DAILY) =>
  within((tx) => setMonitor(tx, { team: TEAM, site, now: NOW, ...how }));
const unmonitorSite = (site: string) => within((tx) => endMonitor(tx, { team: TEAM, site, now: NOW }));

let created = 0;
/** A site of the team. */
const site = async (...tags: string[]): Promise<string> => {
  created += 1;
  const { id } = await addSite(store(), actor, { site: { url: `https://tag${created}.example/`, tags }, now: NOW });
  if (id === null) throw new Error('full');
  return id;
};
/** How a site is monitored, and how often: by a tag, on its own, or null when it is not. */
const by = async (id: string) => {
  const watch = await findMonitor(store(), TEAM, id);
  return watch && [watch.tag ?? 'own', watch.cadence];
};
const retag = (id: string, ...tags: string[]) => updateSite(store(), actor, { id, fields: { tags }, now: NOW });
/** Stored state of a monitored site. */
const KNOWN = {
  baseline: JSON.parse(
    JSON.stringify({ report: storedOf({ url: 'https://klant.nl/' }, 'r1', NOW).report, seenAt: {} }),
  ),
  outage: { first: 5, told: true },
  announced: [{ kind: 'registration', name: 'klant.nl', day: '2026-12-20', before: 30 }],
  run_key: '2026-11-19',
} as const;
const learn = async (id: string) => {
  const { baseline, outage, announced, run_key } = KNOWN;
  const [known, lost, ends] = [baseline, outage, announced].map((one) => JSON.stringify(one));
  await sql`update monitors set baseline = ${known}::jsonb, outage = ${lost}::jsonb, announced = ${ends}::jsonb, run_key = ${run_key}
    where site = ${id}`.execute(store().db);
};
const learnt = async (id: string) => {
  const { rows } = await sql`select baseline, outage, announced, run_key from monitors where site = ${id}`.execute(
    store().db,
  );
  return rows[0] ?? null;
};

describe('sites with a monitored tag', () => {
  test('are monitored when they have it, get it, or are added or imported with it', async () => {
    const [had, gets, without] = [await site('klant'), await site(), await site('anders')];
    await monitorTag('klant');
    await retag(gets, 'x', 'klant');
    const added = await site('klant');
    await importSites(store(), actor, (await parseTextLines('url;labels\nlijst.example;klant')) ?? [], {
      now: NOW,
      isAllOrNothing: true,
    });
    const { rows } = await sql<{ id: string }>`select id from sites where domain = 'lijst.example'`.execute(store().db);
    for (const id of [had, gets, added, rows[0]?.id ?? '']) expect(await by(id)).toEqual(['klant', 'weekly']);
    expect(await by(without)).toBeNull();
    expect(await listTagMonitors(store().db, TEAM)).toMatchObject([{ tag: 'klant', sites: 4, cadence: 'weekly' }]);
    await removeSite(store(), actor, { id: had, now: NOW });
    expect(await listTagMonitors(store().db, TEAM)).toMatchObject([{ sites: 3 }]);
  });

  test('are no longer monitored when they lose it, or its monitoring ends', async () => {
    const [loses, stays] = [await site('klant'), await site('klant')];
    await monitorTag('klant');
    await retag(loses);
    expect([await by(loses), await by(stays)]).toEqual([null, ['klant', 'weekly']]);
    expect(await unmonitorTag('klant')).toBe(true);
    expect(await by(stays)).toBeNull();
    expect(await unmonitorTag('klant')).toBe(false);
  });

  test('with two monitored tags follow the more frequent, then the first by name, and keep their state', async () => {
    const id = await site('c', 'a', 'b');
    await monitorTag('c');
    await learn(id);
    await monitorTag('b');
    expect(await by(id)).toEqual(['b', 'weekly']);
    await monitorTag('a');
    expect(await by(id)).toEqual(['a', 'weekly']);
    await monitorTag('c', DAILY);
    expect(await by(id)).toEqual(['c', 'daily']);
    // A tag that was renamed.
    await monitorTag('d', DAILY);
    await retag(id, 'd', 'a');
    expect(await by(id)).toEqual(['d', 'daily']);
    await unmonitorTag('d');
    expect(await by(id)).toEqual(['a', 'weekly']);
    expect(await learnt(id)).toEqual(KNOWN);
  });

  test('follow their own monitor while they have one, then the tag’s, and keep their state', async () => {
    const id = await site('klant');
    await monitorSite(id);
    await learn(id);
    await monitorTag('klant');
    await retag(id, 'klant', 'y');
    expect(await by(id)).toEqual(['own', 'daily']);
    expect(await unmonitorSite(id)).toBe(true);
    expect(await by(id)).toEqual(['klant', 'weekly']);
    // A site cannot end what its tag started.
    expect(await unmonitorSite(id)).toBe(false);
    await monitorSite(id);
    await unmonitorTag('klant');
    expect(await by(id)).toEqual(['own', 'daily']);
    expect(await learnt(id)).toEqual(KNOWN);
    expect(await unmonitorSite(id)).toBe(true);
    expect(await by(id)).toBeNull();
  });

  test('keep a round that is due when their schedule changes, and follow the new schedule after it', async () => {
    const id = await site('klant');
    await monitorTag('klant');
    const due = (await findMonitor(store(), TEAM, id))?.nextAt ?? 0;
    await monitorTag('klant', DAILY, due + HOUR);
    expect((await findMonitor(store(), TEAM, id))?.nextAt).toBe(due);
    await monitorTag('klant', WEEKLY, due - HOUR);
    await monitorTag('klant', DAILY, due - 30 * HOUR);
    expect((await findMonitor(store(), TEAM, id))?.nextAt).toBe(due - 24 * HOUR);
  });

  test('are limited to the team', async () => {
    const id = await site('klant');
    await monitorTag('klant', DAILY, NOW, 'pij_other');
    expect(await by(id)).toBeNull();
    expect(await listTagMonitors(store().db, TEAM)).toEqual([]);
  });
});

test('concurrent changes of a tag and its sites end in the last state', {
  tags: ['full'],
}, async () => {
  const sites = await Promise.all(Array.from({ length: 12 }, (_, index) => site(index % 2 === 0 ? 'klant' : 'x')));
  for (const turn of [0, 1]) {
    await Promise.all([
      monitorTag('klant', turn === 0 ? DAILY : WEEKLY),
      ...sites.map((id, index) => retag(id, (index + turn) % 2 === 0 ? 'x' : 'klant')),
      removeSite(store(), actor, { id: sites[turn] ?? '', now: NOW }),
    ]);
    const expected = sites.map((_, index) => (index > turn && (index + turn) % 2 === 1 ? 'klant' : null));
    expect(await Promise.all(sites.map(async (id) => (await by(id))?.[0] ?? null))).toEqual(expected);
  }
});

test('following a tag takes a few queries, with work proportional to its sites', {
  tags: ['full'],
}, async () => {
  const fill = (from: number, until: number) =>
    sql`insert into sites (id, team, url, domain, tags, contacts, pinned, decisions, made_at)
      select 'many_' || n, ${TEAM}, 'https://many' || n || '.example/', 'many.example', '["veel"]', '[]', '[]', '[]', ${new Date(NOW)}::timestamptz
      from generate_series(${from}::int, ${until}::int) n`.execute(store().db);
  await monitorTag('veel');
  const measure = async (): Promise<number> => {
    await sql`delete from monitors`.execute(store().db);
    return workOf(store(), (db) => followTags(db, TEAM, { tag: 'veel' }, NOW));
  };
  await fill(1, 100);
  const few = await measure();
  await fill(101, 1_000);
  const many = await measure();
  expect(many / few).toBeLessThan(15);
});
