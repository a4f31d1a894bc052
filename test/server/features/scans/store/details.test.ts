import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDetails } from '../../../../../server/core/store/details/keep-details.ts';
import { DamagedDetails, packDetails, unpackDetails } from '../../../../../server/core/store/details/packed-details.ts';
import { createStoredReader } from '../../../../../server/core/store/json/reads-stored.ts';
import { openFolderObjects } from '../../../../../server/core/store/objects/folder-objects.ts';
import { type ObjectStore, ObjectStoreError } from '../../../../../server/core/store/objects/object-store.ts';
import { openS3Objects } from '../../../../../server/core/store/objects/s3-objects.ts';
import { toJson } from '../../../../../server/core/store/writable.ts';
import { readPages } from '../../../../../server/features/crawls/store/read-crawls.ts';
import { forgetScans } from '../../../../../server/features/scans/store/forget-scans.ts';
import type { Ended } from '../../../../../server/features/scans/store/outcome.ts';
import { findRecentScan } from '../../../../../server/features/scans/store/recent-scan.ts';
import { findAnswerById, keepScan, prepareDetails } from '../../../../../server/features/scans/store/scans.ts';
import { readSharedReport } from '../../../../../server/features/sharing/store/shared-report.ts';
import { getSiteScan, listSiteScans } from '../../../../../server/features/sites/store/scans-of-site.ts';
import { sampleOf } from '../../../../kit/taking-turns.ts';
import { startS3 } from '../../../kit/s3.ts';
import { endedOf, scanForTeam, siteOfTeam } from '../../../kit/shared-sites.ts';
import { HOUR, MINUTE, NOW, storeForAll } from '../../../kit/store.ts';

/** Reports are stored packed, in the row of their scan or as an object; those of earlier versions are read as they are. */

const store = storeForAll();
const folder = mkdtempSync(join(tmpdir(), 'pijler-objects-'));
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.remove();
  rmSync(folder, { recursive: true, force: true });
});

const DAY = 24 * HOUR;

/** The store with an object store. */
const storeWith = (objects: ObjectStore | null) => {
  const problems: Error[] = [];
  const onError = (problem: Error): void => void problems.push(problem);
  const db = store().db.withoutPlugins().withPlugin(createStoredReader({ objects, onError }));
  return { ...store(), db, details: openDetails(db, { objects, onError }), problems };
};
type With = ReturnType<typeof storeWith>;

const keep = async (at: With, scan: Ended): Promise<Ended> => {
  const details = await prepareDetails(at, scan);
  await at.db.transaction().execute((tx) => keepScan(tx, { ...scan, details }));
  return scan;
};

interface Row {
  readonly packed: boolean;
  readonly object: string | null;
  readonly old: boolean;
}
const rowOf = async (id: string): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select details is not null as packed, object, report is not null or partner is not null as old from scans where id = ${id}`.execute(
    store().db,
  );
  return rows[0];
};
const unused = async (): Promise<readonly string[]> =>
  (await store().db.selectFrom('unused_objects').select('key').orderBy('key').execute()).map(({ key }) => key);

/** An object store that can be made to fail, and counts its requests. */
const failing = (objects: ObjectStore) => {
  const state = { fails: false, requests: 0 };
  const via = <T>(work: () => Promise<T>): Promise<T> => {
    state.requests += 1;
    return state.fails ? Promise.reject(new ObjectStoreError('refused')) : work();
  };
  return Object.assign(state, {
    objects: {
      put: (key, bytes) => via(() => objects.put(key, bytes)),
      get: (key) => via(() => objects.get(key)),
      remove: (key) => via(() => objects.remove(key)),
    } satisfies ObjectStore,
  });
};

describe('packed details', () => {
  const details = async () => {
    const { outcome } = endedOf('https://inpak.nl/');
    if ('failure' in outcome) throw new Error('a result');
    return { partner: outcome.partner, report: outcome.report };
  };

  test('are restored exactly, from a fifth of the bytes', async () => {
    const one = await details();
    const packed = await packDetails(one);
    expect(packed.length).toBeLessThan(toJson(one).length / 5);
    expect(await unpackDetails(packed)).toEqual(one);
    // A view into a larger buffer, as a database client returns it.
    const inside = Buffer.concat([Buffer.alloc(7), packed, Buffer.alloc(3)]);
    expect(await unpackDetails(new Uint8Array(inside.buffer, inside.byteOffset + 7, packed.length))).toEqual(one);
  });

  test('that are damaged, truncated or of another format are rejected', async () => {
    const packed = await packDetails(await details());
    const at = [0, 1, 4, 5, 6, 100, packed.length >> 1, packed.length - 1];
    for (const index of at) {
      const other = Buffer.from(packed);
      other.writeUInt8((other.readUInt8(index) ^ 0x10) & 0xff, index);
      await expect(unpackDetails(other), `byte ${index}`).rejects.toThrow(DamagedDetails);
    }
    for (const length of [0, 1, 4, 5, 6, packed.length - 1])
      await expect(unpackDetails(packed.subarray(0, length)), `${length} bytes`).rejects.toThrow(DamagedDetails);
    await expect(unpackDetails(Buffer.from('{"partner":{},"report":{}}'))).rejects.toThrow(/scans\.partner/);
  });
});

test('details stored by an earlier version are readable through every query', { tags: ['full'] }, async () => {
  const own = storeWith(null);
  const site = await siteOfTeam(store(), 'oud', { url: 'https://oud.nl/' });
  const id = await scanForTeam(store(), 'oud', { url: 'https://oud.nl/' });
  const now = await findAnswerById(own, id);
  const answer = now?.answer;
  if (answer === undefined || !('report' in answer)) throw new Error('a report');
  const { result, report } = answer;
  await sql`update scans set details = null, partner = ${toJson(result)}::jsonb, report = ${toJson(report)}::jsonb
    where id = ${id}`.execute(own.db);
  expect(await rowOf(id)).toEqual({ packed: false, object: null, old: true });
  expect(await findAnswerById(own, id)).toEqual(now);
  expect(await findRecentScan(own, id, { tier: 'partner', now: NOW })).toEqual(now);
  expect((await readSharedReport(own, { site, scan: id }))?.report).toEqual(report);
  expect(await getSiteScan(own, { team: 'oud', id: site }, id)).toMatchObject({ report, result });
  expect((await listSiteScans(own, { team: 'oud', id: site }, { most: 5 })).scans[0]).toMatchObject({
    hasReport: true,
  });
  await sql`insert into batches (id, team, key, kind, locale, fresh, body_hash, size, made_at)
    values ('oud', 'oud', 'k', 'list', 'nl', false, '', 1, now())`.execute(own.db);
  await sql`insert into batch_items (batch, number, url, site, scan_key, state, scan)
    values ('oud', 1, 'https://oud.nl/', 'oud.nl', 'q', 'done', ${id})`.execute(own.db);
  expect((await readPages(own.db, 'oud'))[0]?.report).toEqual(report);
  expect(await forgetScans(own, NOW + 401 * DAY)).toBeGreaterThan(0);
  expect(await rowOf(id)).toBeUndefined();
});

const KINDS: readonly (readonly [string, () => ObjectStore])[] = [
  ['a folder', () => openFolderObjects(folder)],
  ['a bucket', () => openS3Objects(s3.bucket)],
];

describe.each(sampleOf(KINDS, 2))('with %s for objects', (_, open: () => ObjectStore) => {
  test('reports for keys are stored as objects, and those of public scans in their rows', async () => {
    const at = storeWith(open());
    const { id, outcome } = await keep(at, endedOf('https://object.nl/'));
    if ('failure' in outcome) throw new Error('a result');
    const { object, ...row } = (await rowOf(id)) ?? {};
    expect(row).toEqual({ packed: false, old: false });
    expect(object).toMatch(/^2026-11-20\/[\da-f-]{36}$/);
    expect((await findAnswerById(at, id))?.answer).toEqual({ result: outcome.partner, report: outcome.report });
    const open2 = await keep(at, endedOf('https://openbaar.nl/', { tier: 'public' }));
    expect(await rowOf(open2.id)).toEqual({ packed: true, object: null, old: false });
    expect((await findAnswerById(at, open2.id))?.answer).toHaveProperty('report.target.host', 'openbaar.nl');
    expect(await unused()).toEqual([]);
    expect(at.problems).toEqual([]);
  });

  test('deleting a scan deletes its object, and an object without a scan is deleted after a day', async () => {
    const objects = open();
    const at = storeWith(objects);
    const old = await keep(at, endedOf('https://weg.nl/'));
    const key = (await rowOf(old.id))?.object ?? '';
    // Another worker took over its job by then: the object exists without a scan.
    await prepareDetails(at, endedOf('https://wees.nl/', { finishedAt: NOW }));
    const [orphan = ''] = await unused();
    await forgetScans(at, NOW + HOUR);
    expect([await objects.get(orphan), await objects.get(key)]).not.toContain(null);
    await forgetScans(at, NOW + DAY + MINUTE);
    expect(await objects.get(orphan)).toBeNull();
    expect(await objects.get(key)).not.toBeNull();
    await forgetScans(at, NOW + 401 * DAY);
    expect([await rowOf(old.id), await objects.get(key), await unused()]).toEqual([undefined, null, []]);
  });

  test('a failing object store loses nothing: reports go into rows, and deletions happen later', async () => {
    const broken = failing(open());
    const at = storeWith(broken.objects);
    const first = await keep(at, endedOf('https://eerst.nl/'));
    broken.fails = true;
    const second = await keep(at, endedOf('https://dan.nl/'));
    expect(await rowOf(second.id)).toEqual({ packed: true, object: null, old: false });
    expect(at.problems.map(String)).toEqual(['ObjectStoreError: refused']);
    const { requests } = broken;
    // It is left alone for half a minute.
    await keep(at, endedOf('https://nog.nl/', { finishedAt: NOW + 1_000 }));
    expect(broken.requests).toBe(requests);
    expect((await findAnswerById(at, second.id))?.answer).toHaveProperty('report');
    await expect(findAnswerById(at, first.id)).rejects.toThrow(ObjectStoreError);
    await expect(forgetScans(at, NOW + 401 * DAY)).rejects.toThrow(ObjectStoreError);
    expect(await rowOf(first.id)).toBeUndefined();
    broken.fails = false;
    expect(await unused()).not.toEqual([]);
    await forgetScans(at, NOW + 401 * DAY);
    expect(await unused()).toEqual([]);
    const back = await keep(at, endedOf('https://terug.nl/', { finishedAt: NOW + MINUTE }));
    expect((await rowOf(back.id))?.object).not.toBeNull();
  });

  test('a missing or damaged object is reported, and its scan counts as one without a report', async () => {
    const objects = open();
    const at = storeWith(objects);
    const [missing, damaged] = [
      await keep(at, endedOf('https://kwijt.nl/')),
      await keep(at, endedOf('https://stuk.nl/')),
    ];
    const keys = [(await rowOf(missing.id))?.object ?? '', (await rowOf(damaged.id))?.object ?? ''] as const;
    await objects.remove(keys[0]);
    const bytes = Buffer.from((await objects.get(keys[1])) ?? []);
    bytes.writeUInt8(bytes.readUInt8(900) ^ 1, 900);
    await objects.put(keys[1], bytes);
    expect([await findAnswerById(at, missing.id), await findAnswerById(at, damaged.id)]).toEqual([null, null]);
    expect(at.problems.map(({ message }) => message)).toEqual([
      `a report is lost: object ${keys[0]}: it is not there`,
      `a report is lost: object ${keys[1]}: its checksum is another one`,
    ]);
  });
});

test('a report goes into its row when its object was removed before the scan was stored', async () => {
  const at = storeWith(openFolderObjects(folder));
  const scan = endedOf('https://laat.nl/');
  const details = await prepareDetails(at, scan);
  await at.details.sweep(NOW + 2 * DAY);
  await at.db.transaction().execute((tx) => keepScan(tx, { ...scan, details }));
  expect(await rowOf(scan.id)).toEqual({ packed: true, object: null, old: false });
  expect((await findAnswerById(at, scan.id))?.answer).toHaveProperty('report');
});

test('a report in an object store that is not configured gives an error, and is not lost', async () => {
  const { id } = await keep(storeWith(openFolderObjects(folder)), endedOf('https://nergens.nl/'));
  await expect(findAnswerById(storeWith(null), id)).rejects.toThrow(/--objects/);
});
