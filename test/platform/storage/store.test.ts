import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keepFromPages, settingsSlot, startsSlot } from '../../../lib/platform/storage/store.ts';
import { DEFAULTS } from '../../../lib/settings.ts';

beforeEach(() => fakeBrowser.reset());

describe('a slot', () => {
  test('returns its fallback when nothing is stored', async () => {
    expect(await settingsSlot.get()).toEqual(DEFAULTS);
  });

  test('returns what was set', async () => {
    await settingsSlot.set({ ...DEFAULTS, level: 'A' });
    expect((await settingsSlot.get()).level).toBe('A');
  });

  test('loses no concurrent change', async () => {
    const numbers = Array.from({ length: 30 }, (_, index) => index);
    await Promise.all(
      numbers.map((number) => startsSlot.change((starts) => ({ ...starts, public: [...starts.public, number] }))),
    );
    expect((await startsSlot.get()).public).toEqual(numbers);
  });

  test('replaces only one invalid setting with its fallback', async () => {
    await fakeBrowser.storage.local.set({ settings: { ...DEFAULTS, level: 'Z', language: 'en' } });
    expect(await settingsSlot.get()).toMatchObject({ level: 'B', language: 'en' });
  });

  test.each([['tekst'], [7], [[]], [{ public: 'veel' }], [{ public: [1], partner: ['x'] }]])(
    'sets %j aside and returns its fallback',
    async (spoiled) => {
      await fakeBrowser.storage.local.set({ starts: spoiled });
      expect(await startsSlot.get()).toEqual({ public: [], partner: [] });
      const stored = await fakeBrowser.storage.local.get(null);
      expect(stored).not.toHaveProperty('starts');
      expect(stored['kapot:starts']).toMatchObject({ value: spoiled });
    },
  );

  test('stores only the size of an invalid value of megabytes', async () => {
    await fakeBrowser.storage.local.set({ starts: 'x'.repeat(5_000_000) });
    expect(await startsSlot.get()).toEqual({ public: [], partner: [] });
    const stored = await fakeBrowser.storage.local.get(null);
    expect(stored).toEqual({ 'kapot:starts': { at: expect.any(String), size: 5_000_002 } });
  });

  test('notifies of changes until it is stopped', async () => {
    const seen: string[] = [];
    const stop = settingsSlot.watch(({ level }) => seen.push(level));
    await settingsSlot.set({ ...DEFAULTS, level: 'C' });
    stop();
    await settingsSlot.set({ ...DEFAULTS, level: 'A' });
    expect(seen).toEqual(['C']);
  });
});

describe('access of content scripts', () => {
  const areas = ['local', 'sync', 'session'] as const;
  type Area = { setAccessLevel?: unknown };

  test('is closed for every area that supports it', async () => {
    const closed = areas.map((area) => {
      const close = vi.fn(async () => {});
      (fakeBrowser.storage[area] as Area).setAccessLevel = close;
      return close;
    });
    await keepFromPages();
    for (const close of closed) expect(close.mock.calls).toEqual([[{ accessLevel: 'TRUSTED_CONTEXTS' }]]);
  });

  test('an area that cannot be closed, or rejects, does not leave others open', async () => {
    const close = vi.fn(async () => {});
    (fakeBrowser.storage.local as Area).setAccessLevel = vi.fn(async () => {
      throw new Error('not for this area');
    });
    (fakeBrowser.storage.sync as Area).setAccessLevel = undefined;
    (fakeBrowser.storage.session as Area).setAccessLevel = close;
    await keepFromPages();
    expect(close).toHaveBeenCalledOnce();
  });
});
