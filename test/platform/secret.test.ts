import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keyFor, keyStatus, removeKey, Secret, saveKey } from '../../lib/platform/secret.ts';

const KEY = 'sleutel-van-een-klant-1234';

const { kept } = vi.hoisted(() => ({ kept: new Map<string, unknown>() }));
vi.mock('idb', () => ({
  openDB: async () => ({
    get: async (_: string, key: string) => kept.get(key),
    put: async (_: string, value: unknown, key: string) => void kept.set(key, value),
    delete: async (_: string, key: string) => void kept.delete(key),
    close: () => {},
  }),
}));

afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  fakeBrowser.reset();
  kept.clear();
});

test('a secret prints as dots, whatever prints it', () => {
  const secret = new Secret(KEY);
  const copies = [secret, [secret], { secret }, { ...secret }, structuredClone(secret), Object.entries(secret)];
  for (const copy of copies) expect(JSON.stringify(copy)).not.toContain('sleutel');
  for (const text of [String(secret), `${secret}`, `${[secret]}`]) expect(text).toBe('•••');
  expect(secret.reveal()).toBe(KEY);
});

describe('saving another key', () => {
  const base = 'https://dienst.voorbeeld.nl';

  test.each([
    ['for the session', true],
    ['until it is removed', false],
  ])('%s leaves nothing of the one before, wherever that lay', async (_, sessionOnly) => {
    await saveKey(KEY, { base, sessionOnly: !sessionOnly });
    await saveKey('een-andere-5678', { base, sessionOnly });
    expect(await keyStatus()).toMatchObject({ saved: true, tail: '5678', sessionOnly });
    expect((await keyFor(base))?.reveal()).toBe('een-andere-5678');
    const places = [...kept.values(), await fakeBrowser.storage.session.get(null)];
    expect(JSON.stringify(places)).not.toContain(KEY);
    expect(await removeKey()).toMatchObject({ saved: false });
  });

  test('for which there is no room leaves the one before where it is', async () => {
    await saveKey(KEY, { base, sessionOnly: false });
    vi.spyOn(fakeBrowser.storage.session, 'set').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'));
    await expect(saveKey('een-andere-5678', { base, sessionOnly: true })).rejects.toThrow('no room');
    expect(await keyStatus()).toMatchObject({ saved: true, tail: '1234', sessionOnly: false });
  });
});
