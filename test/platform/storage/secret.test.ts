import { inspect } from 'node:util';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { findKey, noteKey, readKeyStatus, removeKey, Secret, saveKey } from '../../../lib/platform/storage/secret.ts';
import { deleteDatabase, emptyStores } from '../../kit/indexed-db.ts';

const KEY = 'sleutel-van-een-klant-1234';

/** Everything in the database, as stored. */
const storedOf = async (): Promise<readonly unknown[]> => {
  // The object store is created at first use.
  await readKeyStatus();
  const database = await openDB('secret');
  const all = await database.getAll('keys');
  database.close();
  return all;
};

afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  fakeBrowser.reset();
  emptyStores();
});

test('a secret prints as dots, whatever prints it', () => {
  const secret = new Secret(KEY);
  const copies = [secret, [secret], { secret }, { ...secret }, structuredClone(secret), Object.entries(secret)];
  for (const copy of copies) expect(JSON.stringify(copy)).not.toContain('sleutel');
  for (const text of [String(secret), `${secret}`, `${[secret]}`]) expect(text).toBe('•••');
  for (const deep of copies) expect(inspect(deep, { depth: null, showHidden: true })).not.toContain('sleutel');
  expect(JSON.stringify({ secret })).toBe('{"secret":"•••"}');
  expect(secret.reveal()).toBe(KEY);
});

describe('saving another key', () => {
  const base = 'https://dienst.voorbeeld.nl';

  test.each([
    ['for the session', true],
    ['until it is removed', false],
  ])('%s leaves nothing of the previous one, wherever it was stored', async (_, sessionOnly) => {
    await saveKey(KEY, { base, sessionOnly: !sessionOnly });
    await saveKey('een-andere-5678', { base, sessionOnly });
    expect(await readKeyStatus()).toMatchObject({ saved: true, tail: '5678', sessionOnly });
    expect((await findKey(base))?.reveal()).toBe('een-andere-5678');
    const places = [...(await storedOf()), await fakeBrowser.storage.session.get(null)];
    expect(JSON.stringify(places)).not.toContain(KEY);
    expect(await removeKey()).toMatchObject({ saved: false });
  });

  test('leaves the previous one in place when there is no space', async () => {
    await saveKey(KEY, { base, sessionOnly: false });
    vi.spyOn(fakeBrowser.storage.session, 'set').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'));
    await expect(saveKey('een-andere-5678', { base, sessionOnly: true })).rejects.toThrow('no room');
    expect(await readKeyStatus()).toMatchObject({ saved: true, tail: '1234', sessionOnly: false });
  });
});

describe('the stored key', () => {
  const home = { base: 'https://dienst.voorbeeld.nl', sessionOnly: false };

  test.each([true, false])(
    'is sent only to the service that it was saved for; for the session: %s',
    async (sessionOnly) => {
      await saveKey(KEY, { ...home, sessionOnly });
      expect((await findKey(home.base))?.reveal()).toBe(KEY);
      for (const base of [
        'https://elders.nl',
        `${home.base}/`,
        `${home.base}:8443`,
        'http://dienst.voorbeeld.nl',
        '',
      ]) {
        expect(await findKey(base)).toBeNull();
      }
    },
  );

  test('is null when none is stored', async () => {
    expect(await findKey(home.base)).toBeNull();
    expect(await readKeyStatus()).toEqual({
      saved: false,
      tail: '',
      savedAt: null,
      sessionOnly: false,
      base: '',
      refusedAt: null,
    });
  });

  test.each(['', '   ', 'x'.repeat(513)])('%j is rejected, and the previous one stays', async (typed) => {
    await saveKey(KEY, home);
    await expect(saveKey(typed, home)).rejects.toThrow(RangeError);
    expect((await findKey(home.base))?.reveal()).toBe(KEY);
  });

  test('is stored without surrounding spaces, up to 512 characters', async () => {
    await saveKey(`  ${'x'.repeat(512)} `, home);
    expect((await findKey(home.base))?.reveal()).toBe('x'.repeat(512));
  });

  test.each([
    ['1234567', ''],
    ['12345678', '5678'],
  ])('%s is shown as %j: four characters of a short one would reveal it', async (key, tail) => {
    await saveKey(key, home);
    expect((await readKeyStatus()).tail).toBe(tail);
  });

  test('is stored where content scripts and other devices cannot read it', async () => {
    await saveKey(KEY, home);
    const { local, sync, session } = fakeBrowser.storage;
    expect(JSON.stringify(await Promise.all([local, sync, session].map((area) => area.get(null))))).not.toContain(KEY);
    await saveKey(KEY, { ...home, sessionOnly: true });
    expect(JSON.stringify(await Promise.all([local, sync].map((area) => area.get(null))))).not.toContain(KEY);
    expect([...(await storedOf())]).toEqual([]);
  });

  test('notes of the service are stored with it, wherever it is', async () => {
    for (const sessionOnly of [true, false]) {
      await saveKey(KEY, { ...home, sessionOnly });
      await noteKey({ refusedAt: 7 });
      expect(await readKeyStatus()).toMatchObject({ saved: true, sessionOnly, refusedAt: 7, base: home.base });
      await noteKey({ base: 'https://elders.nl', refusedAt: null });
      expect((await findKey('https://elders.nl'))?.reveal()).toBe(KEY);
      expect(await findKey(home.base)).toBeNull();
    }
    await removeKey();
    await noteKey({ refusedAt: 7 });
    expect([...(await storedOf()), await fakeBrowser.storage.session.get(null)]).toEqual([{}]);
  });

  test('is null when it is unreadable', async () => {
    await saveKey(KEY, home);
    const database = await openDB('secret');
    await database.put('keys', { key: 7 }, 'partner');
    database.close();
    await fakeBrowser.storage.session.set({ partnerKey: 'los' });
    expect(await findKey(home.base)).toBeNull();
    expect((await readKeyStatus()).saved).toBe(false);
  });
});

test('the database is closed after every operation, also after an error', async () => {
  const home = { base: 'https://dienst.voorbeeld.nl', sessionOnly: false };
  const uncloned = { base: (() => {}) as never };
  const work: readonly (() => Promise<unknown>)[] = [
    () => saveKey(KEY, home),
    () => expect(noteKey(uncloned)).rejects.toThrow(),
    () => findKey(home.base),
    () => removeKey(),
  ];
  for (const one of work) {
    await saveKey(KEY, home);
    await one();
    // Waits for what is still open.
    await deleteDatabase('secret');
    expect((await readKeyStatus()).saved).toBe(false);
  }
});

test('a key saved by an earlier version counts as not refused', async () => {
  const base = 'https://dienst.voorbeeld.nl';
  await saveKey(KEY, { base, sessionOnly: false });
  expect(await readKeyStatus()).toEqual({
    saved: true,
    tail: '1234',
    savedAt: expect.any(Number),
    sessionOnly: false,
    base,
    refusedAt: null,
  });
});
