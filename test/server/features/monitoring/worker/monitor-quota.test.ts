import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ScanFailure } from '../../../../../server/engine/scan-failure.ts';
import { toKeyHolder } from '../../../../../server/features/batches/store/batches.ts';
import { USUAL } from '../../../../../server/features/monitoring/model/schedule.ts';
import { findMonitor, setMonitor } from '../../../../../server/features/monitoring/store/monitors.ts';
import {
  type MonitorWorker,
  openMonitorWorker,
} from '../../../../../server/features/monitoring/worker/monitor-worker.ts';
import { readDay } from '../../../../../server/features/teams/store/quota.ts';
import { recorded } from '../../../../sites/recorded.ts';
import { haveKey, haveSite } from '../../../kit/monitoring.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { HOUR, MINUTE, NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const DAY = 24 * HOUR;
const TEAM = 'pij_room';

/** Three processes on one store. */
let monitorWorkers: readonly MonitorWorker[] = [];
let now = NOW;
const faults: Error[] = [];
beforeEach(async () => {
  now = NOW;
  const fault = (error: Error): void => void faults.push(error);
  monitorWorkers = [1, 2, 3].map(() =>
    openMonitorWorker(store(), { now: () => now, look: 10 * DAY, pause: 10 * MINUTE, fault }),
  );
  service().scanner.next = { facts: good };
  await service().work({ atOnce: 2, now: () => now });
});
afterEach(async () => {
  for (const one of monitorWorkers) await one.close();
  for (const table of ['sites', 'quota_usage', 'notifications'])
    await sql`delete from ${sql.table(table)}`.execute(store().db);
  expect(faults.splice(0)).toEqual([]);
});

const watched = async (id: string, team = TEAM): Promise<void> => {
  await haveSite(store(), { team, id });
  await setMonitor(store().db, { ...USUAL, site: id, team, cadence: 'daily', locale: 'nl', now });
};

/** Some time later: all monitor workers look at once, until no scan is pending. */
const after = async (ms: number): Promise<void> => {
  now += ms;
  service().scanner.now = now;
  const underWay = async (): Promise<number> => {
    await Promise.all(monitorWorkers.map((one) => one.look()));
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from monitors where state = 'requested'`.execute(store().db);
    return rows[0]?.count ?? 0;
  };
  await expect.poll(underWay, { timeout: 20_000, interval: 50 }).toBe(0);
};
const requestOf = (): readonly string[] => service().scanner.asked.map(({ url }) => new URL(url).hostname);
const used = async (limit = 500): Promise<number> =>
  limit - (await readDay(store().db, { who: toKeyHolder(TEAM), limit, now })).remaining;
const describe = async (): Promise<readonly string[]> =>
  (
    await sql<{ kind: string }>`select what->>'kind' as kind from notifications order by at`.execute(store().db)
  ).rows.map(({ kind }) => kind);
const waits = async (id: string) => (await findMonitor(store(), TEAM, id))?.waitsFor;

const good = recorded('goed', 'granted');
const { fresh } = good;
if (fresh?.seen !== true) throw new Error('the recording has what a visitor gets');
const worse: typeof good = {
  ...good,
  fresh: { ...fresh, value: { ...fresh.value, headers: { ...fresh.value.headers, 'referrer-policy': 'unsafe-url' } } },
};

test('rounds wait when their team’s daily quota is used up, and go first when there is room again', async () => {
  await haveKey(store(), TEAM, 2);
  await haveKey(store(), 'pij_other', 5);
  for (const id of ['een', 'twee', 'drie']) await watched(id);
  await watched('vier', 'pij_other');
  await after(DAY);
  expect(requestOf().length).toBe(3);
  expect(requestOf()).toContain('vier.example');
  expect(await used()).toBe(2);
  const [waiting = ''] = ['een', 'twee', 'drie'].filter((id) => !requestOf().includes(`${id}.example`));
  expect(await waits(waiting)).toBe('allowance');
  expect(new Set(await Promise.all(['een', 'twee', 'drie'].map(waits)))).toEqual(new Set([null, 'allowance']));
  // Nothing is requested repeatedly meanwhile.
  await after(6 * HOUR);
  expect([requestOf().length, await used()]).toEqual([3, 2]);
  await after(18 * HOUR);
  expect(requestOf().slice(3)).toContain(`${waiting}.example`);
  expect(await used()).toBe(2);
  expect(await waits(waiting)).toBeNull();
  expect(await describe()).toEqual([]);
});

test('a raised limit takes effect within a quarter of an hour', async () => {
  await haveKey(store(), TEAM, 0);
  await watched('krap');
  await after(DAY);
  expect([requestOf(), await waits('krap')]).toEqual([[], 'allowance']);
  await haveKey(store(), TEAM, 1);
  await after(15 * MINUTE);
  expect([requestOf(), await waits('krap')]).toEqual([['krap.example'], null]);
});

test('a wait that was set while the clock was far ahead is not longer than another', async () => {
  await haveKey(store(), TEAM, 0);
  await watched('klok');
  await after(1_000 * DAY);
  await haveKey(store(), TEAM, 1);
  await after(-999 * DAY);
  expect(requestOf()).toEqual(['klok.example']);
});

test('the confirming scan of a change counts and waits too, and the change is then reported once', async () => {
  await haveKey(store(), TEAM, 1);
  await watched('wacht');
  await after(DAY);
  service().scanner.next = { facts: worse };
  await after(DAY);
  await after(11 * MINUTE);
  expect([requestOf().length, await describe(), await waits('wacht')]).toEqual([2, [], 'allowance']);
  await after(DAY);
  expect([requestOf().length, await describe(), await used()]).toEqual([3, ['changes'], 1]);
  // The regular round of that day comes after it.
  await after(DAY);
  await after(DAY);
  expect([requestOf().length, await describe()]).toEqual([5, ['changes']]);
});

test('an outage is not announced while the second try waits, but when that fails too', async () => {
  await haveKey(store(), TEAM, 1);
  await watched('weg');
  await after(DAY);
  service().scanner.next = { fails: new ScanFailure('unreachable', '') };
  await after(DAY);
  await after(HOUR);
  expect(await describe()).toEqual([]);
  expect((await findMonitor(store(), TEAM, 'weg'))?.outSince).toBeNull();
  await after(DAY);
  expect(await describe()).toEqual(['unreachable']);
});

test('a site whose owner refuses scans uses no quota', async () => {
  await haveKey(store(), TEAM, 2);
  await watched('niet');
  service().scanner.next = { fails: new ScanFailure('unsupported_page', '', { reason: 'leftAlone' }) };
  await after(DAY);
  expect(requestOf().length).toBe(1);
  expect(await used()).toBe(0);
});

test('nothing is scanned for a team whose keys have all been revoked', async () => {
  await haveKey(store(), TEAM);
  await watched('over');
  await sql`update keys set revoked_at = ${new Date(now)} where id = ${TEAM}`.execute(store().db);
  await after(DAY);
  expect([requestOf(), await waits('over')]).toEqual([[], 'allowance']);
  await sql`update keys set revoked_at = null where id = ${TEAM}`.execute(store().db);
});
