import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  countScans,
  findLatest,
  keep,
  keepDated,
  listScans,
  removeAllScans,
  removeScan,
  removeUnreadable,
  type Stored,
  scanById,
  updateAllScans,
  updateScan,
} from '../../../lib/platform/storage/history.ts';
import { sampleReport, sampleState } from '../../components/sample.ts';
import { deleteDatabase, emptyStores } from '../../kit/indexed-db.ts';

const { result } = sampleState('partner', 'nl');
if (result === null) throw new Error('a sample without a result');
const scan = (id: string, finishedAt: number, changes: Partial<Stored> = {}): Stored => ({
  id,
  domain: 'voorbeeld.nl',
  finishedAt,
  result,
  report: null,
  ...changes,
});
const ids = async (): Promise<readonly string[]> => (await listScans()).scans.map(({ id }) => id);

beforeEach(() => emptyStores());

describe('the history', () => {
  test('returns the stored scans, newest first', async () => {
    const scans = [scan('a', 2), scan('b', 3, { report: sampleReport(), pinned: true }), scan('c', 1)];
    for (const one of scans) expect(await keepDated(one)).toBe(true);
    expect(await listScans()).toEqual({ scans: [scans[1], scans[0], scans[2]], unreadable: 0 });
    expect([await countScans(), await scanById('a'), await scanById('d')]).toEqual([3, scans[0], undefined]);
  });

  test('replaces a scan with the same id', async () => {
    await keep(scan('a', 1));
    await keep(scan('a', 5));
    expect(await listScans()).toMatchObject({ scans: [{ id: 'a', finishedAt: 5 }] });
  });

  test('stores fifty scans and removes the oldest that is not pinned', { tags: ['full'] }, async () => {
    await keep(scan('vast', 0, { pinned: true }));
    for (let at = 1; at <= 50; at += 1) await keep(scan(`s${at}`, at));
    expect(await countScans()).toBe(50);
    expect([await scanById('vast'), await scanById('s1'), await scanById('s2')]).toEqual([
      expect.objectContaining({ id: 'vast' }),
      undefined,
      expect.objectContaining({ id: 's2' }),
    ]);
  });

  test('finds the latest scan of a domain, whatever the order of storing', async () => {
    for (const one of [
      scan('oud', 0),
      scan('nieuw', 9),
      scan('ander', 99, { domain: 'voorbeeld.nlx' }),
      scan('voor', 99, { domain: 'ander.nl' }),
    ])
      await keepDated(one);
    expect((await findLatest('voorbeeld.nl'))?.id).toBe('nieuw');
    await removeScan('nieuw');
    expect((await findLatest('voorbeeld.nl'))?.id).toBe('oud');
    await removeScan('oud');
    expect(await findLatest('voorbeeld.nl')).toBeUndefined();
  });

  test('updates one or all, and ignores missing ones', async () => {
    await keep(scan('a', 1));
    await keep(scan('b', 2));
    const pin = (one: Stored): Stored => ({ ...one, pinned: true });
    await updateScan('b', pin);
    await updateScan('weg', () => scan('weg', 3));
    expect((await listScans()).scans.map(({ id, pinned }) => [id, pinned])).toEqual([
      ['b', true],
      ['a', undefined],
    ]);
    await updateAllScans(pin);
    expect((await listScans()).scans.every(({ pinned }) => pinned)).toBe(true);
  });

  test('removes one, and all', async () => {
    for (const id of ['a', 'b', 'c']) await keepDated(scan(id, 1));
    await removeScan('b');
    expect(await ids()).toEqual(['a', 'c']);
    await removeAllScans();
    expect(await ids()).toEqual([]);
  });
});

test('removes no other scan for one that cannot be stored', { tags: ['full'] }, async () => {
  for (let at = 1; at <= 50; at += 1) await keep(scan(`s${at}`, at));
  const before = await ids();
  // A value that cannot be cloned throws before any request.
  const uncloneable = scan('new', 99, { report: (() => null) as never });
  expect(await keep(uncloneable)).toBe(false);
  expect(await ids()).toEqual(before);
});

describe('an unreadable record', () => {
  const SPOILED: readonly (readonly [string, Partial<Record<keyof Stored, unknown>>])[] = [
    ['a name that is none', { id: 'een naam' }],
    ['an endless name', { id: 'x'.repeat(101) }],
    ['a domain that is no text', { domain: 7 }],
    ['an end beyond all dates', { finishedAt: 1e300 }],
    ['no result', { result: null }],
    ['a report that is none', { report: {} }],
    ['a part of a service that is none', { service: 'los' }],
  ];

  const put = async (spoiled: object): Promise<void> => {
    // The object stores are created at first use.
    await countScans();
    const database = await openDB('history');
    await database.put('scans', { ...scan('kapot', 9), ...spoiled });
    database.close();
  };

  test.each(SPOILED)('%s is counted, shown nowhere, and removed on request', async (_, spoiled) => {
    await keep(scan('heel', 1, { service: null }));
    await put(spoiled);
    expect(await listScans()).toMatchObject({ scans: [{ id: 'heel' }], unreadable: 1 });
    expect(await scanById(String(spoiled.id ?? 'kapot'))).toBeUndefined();
    expect((await findLatest('voorbeeld.nl'))?.id).toBe('heel');
    await removeUnreadable();
    expect([await countScans(), await ids()]).toEqual([1, ['heel']]);
  });

  test('an unknown field of a later version is accepted', async () => {
    await put({ later: 1 });
    expect(await listScans()).toMatchObject({ scans: [{ id: 'kapot', later: 1 }], unreadable: 0 });
  });
});

test('the database is closed after every operation, also after an error', async () => {
  const fails = (): Promise<unknown> =>
    updateScan('a', () => {
      throw new Error('no');
    });
  const work: readonly (() => Promise<unknown>)[] = [
    () => listScans(),
    () => findLatest('voorbeeld.nl'),
    () => scanById('a'),
    () => expect(fails()).rejects.toThrow('no'),
    () => removeUnreadable(),
    () => removeAllScans(),
  ];
  for (const one of work) {
    await keep(scan('a', 1));
    await one();
    // Waits for what is still open.
    await deleteDatabase('history');
    expect(await scanById('a')).toBeUndefined();
  }
});
