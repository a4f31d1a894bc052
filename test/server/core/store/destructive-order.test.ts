import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { cancelBatch } from '../../../../server/features/batches/store/cancel-batch.ts';
import type { Ended } from '../../../../server/features/scans/store/outcome.ts';
import { keepScan } from '../../../../server/features/scans/store/scans.ts';
import { SCANS } from '../../../../server/features/scans/worker/queue.ts';
import { removeBadge, requestBadge } from '../../../../server/features/sharing/store/badges.ts';
import { endShare, makeShare } from '../../../../server/features/sharing/store/shares.ts';
import { subscribeToScan } from '../../../../server/features/sites/store/add-scans.ts';
import { removeSite } from '../../../../server/features/sites/store/sites.ts';
import { handIn } from '../../kit/batch.ts';
import { addSite } from '../../kit/crawl.ts';
import { NOW, storeForAll } from '../../kit/store.ts';

/* What is taken away is there again where the step after it fails, as on a disk that is full. */

const store = storeForAll();
const actor = { team: 'team', keyId: 'pij_team' };

/** Makes every insert into a table fail, as on a full disk. */
const fill = async (table: string): Promise<void> => {
  await sql`create or replace function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    store().db,
  );
  await sql`create trigger no_room before insert on ${sql.table(table)} execute function no_room()`.execute(store().db);
};
afterEach(async () => {
  for (const table of ['audit', 'scans'])
    await sql`drop trigger if exists no_room on ${sql.table(table)}`.execute(store().db);
});

const rowsOf = async (tables: readonly string[]): Promise<readonly unknown[]> => {
  const all: unknown[] = [];
  for (const table of tables)
    all.push((await sql`select * from ${sql.table(table)} t order by t::text`.execute(store().db)).rows);
  return all;
};
const RETAINED = [
  'sites',
  'monitors',
  'shares',
  'badges',
  'batches',
  'batch_items',
  'quota_usage',
  'scan_subscriptions',
  'scans',
  'audit',
];

test('a removal is rolled back when its audit entry cannot be written', async () => {
  const site = await addSite(store(), { team: 'team', url: 'https://blijft.nl/' });
  const created = await makeShare(store(), actor, { target: { site }, now: NOW });
  if ('refused' in created) return expect.unreachable(created.refused);
  await requestBadge(store(), actor, { domain: 'blijft.nl', now: NOW });
  const batch = await handIn(store(), 'team', ['een.nl', 'twee.nl']);
  const before = await rowsOf(RETAINED);
  await fill('audit');
  for (const act of [
    () => removeSite(store(), actor, { id: site, now: NOW }),
    () => endShare(store(), actor, { id: created.share.id, now: NOW }),
    () => removeBadge(store(), actor, { domain: 'blijft.nl', now: NOW }),
    () => cancelBatch(store(), actor, { id: batch, queue: SCANS, now: NOW }),
  ]) {
    await expect(act()).rejects.toThrow('No space left');
    expect(await rowsOf(RETAINED)).toEqual(before);
  }
});

test('a subscription to a scan remains when the scan cannot be stored', async () => {
  await subscribeToScan(store().db, { scanKey: 'q', team: 'team', mayRead: true, now: NOW });
  const before = await rowsOf(RETAINED);
  await fill('scans');
  const ended: Ended = {
    ...{ id: 'scan', scanKey: 'q', domain: 'weg.nl', url: 'https://weg.nl/', pillar: null, finishedAt: NOW },
    whole: true,
    tier: 'partner',
    outcome: { failure: 'timeout' },
  };
  const stored = store()
    .db.transaction()
    .execute((tx) => keepScan(tx, ended));
  await expect(stored).rejects.toThrow('No space left');
  expect(await rowsOf(RETAINED)).toEqual(before);
});
