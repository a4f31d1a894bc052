import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { fetchService } from '../../../lib/platform/scan/browser-host.ts';
import { runOperation, setService, testService } from '../../../lib/platform/service/commands.ts';
import * as secret from '../../../lib/platform/storage/secret.ts';
import { findKey, noteKey, readKeyStatus, removeKey } from '../../../lib/platform/storage/secret.ts';
import { settingsSlot } from '../../../lib/platform/storage/store.ts';
import { stubOnline } from '../../kit/online.ts';
import { replaceKey, replaceService, restoreAfterwards, settleContacts } from '../stand-ins.ts';

restoreAfterwards();
afterAll(settleContacts);
replaceKey();
replaceService();
vi.spyOn(secret, 'noteKey').mockResolvedValue();
vi.spyOn(secret, 'removeKey').mockResolvedValue(undefined as never);

const BASE = 'https://dienst.voorbeeld.nl';
const KEY = 'sleutel-van-een-klant';
const removed = vi.fn(async (_: object) => true);

const set = (changes: object): Promise<void> => fakeBrowser.storage.local.set({ settings: { level: 'C', ...changes } });

beforeEach(async () => {
  fakeBrowser.reset();
  vi.clearAllMocks();
  fakeBrowser.permissions = { contains: async () => true, remove: removed } as never;
  stubOnline(true);
  vi.mocked(readKeyStatus).mockResolvedValue({ saved: true, base: BASE, refusedAt: null } as never);
  vi.mocked(findKey).mockImplementation(async (base) => (base === BASE ? ({ reveal: () => KEY } as never) : null));
  vi.mocked(fetchService).mockResolvedValue(new Response('{}', { headers: { 'content-type': 'application/json' } }));
  await set({ serviceBase: BASE });
});
afterEach(() => vi.unstubAllGlobals());

describe('setting a service', () => {
  test('stores its normalised address, and leaves the key alone', async () => {
    await setService({ base: ' https://Nieuw.nl/ ', key: 'leave' });
    expect(await settingsSlot.get()).toMatchObject({ serviceBase: 'https://nieuw.nl', level: 'C' });
    expect([vi.mocked(noteKey).mock.calls, vi.mocked(removeKey).mock.calls]).toEqual([[], []]);
  });

  test('revokes the access to the previous one', async () => {
    await setService({ base: 'https://nieuw.nl', key: 'leave' });
    expect(removed.mock.calls).toMatchObject([[{ origins: [`${BASE}/*`] }]]);
  });

  test.each([BASE, `${BASE}/`])('to the same address (%s) keeps the access', async (base) => {
    await setService({ base, key: 'leave' });
    expect(removed).not.toHaveBeenCalled();
  });

  test('for the first time revokes nothing', async () => {
    await set({ serviceBase: '' });
    await setService({ base: BASE, key: 'leave' });
    expect(removed).not.toHaveBeenCalled();
  });

  test('moves the key only when requested, and clears its refusal', async () => {
    await setService({ base: 'https://nieuw.nl', key: 'move' });
    expect(vi.mocked(noteKey).mock.calls).toEqual([[{ base: 'https://nieuw.nl', refusedAt: null }]]);
    expect(removeKey).not.toHaveBeenCalled();
  });

  test('removes the key when requested', async () => {
    await setService({ base: 'https://nieuw.nl', key: 'remove' });
    expect(removeKey).toHaveBeenCalledOnce();
    expect(noteKey).not.toHaveBeenCalled();
  });

  test.each([
    ['C', 'B'],
    ['B', 'B'],
    ['A', 'A'],
  ])('to none at level %s results in level %s', async (level, left) => {
    await set({ serviceBase: BASE, level });
    await setService({ base: '', key: 'leave' });
    expect(await settingsSlot.get()).toMatchObject({ serviceBase: '', level: left });
  });

  test.each(['http://dienst.nl', 'dienst.nl', 'https://a:b@dienst.nl', 'https://dienst.nl/?key=x'])(
    'to %s is refused, and nothing changes',
    async (base) => {
      await expect(setService({ base, key: 'remove' })).rejects.toThrow(RangeError);
      expect(await settingsSlot.get()).toMatchObject({ serviceBase: BASE });
      expect(removeKey).not.toHaveBeenCalled();
    },
  );
});

describe('testing the service', () => {
  test('requests a scan of the service’s own host, and returns the outcome', async () => {
    vi.mocked(fetchService).mockResolvedValue(
      new Response('{"ok":true,"overall_score":61,"api_tier":"partner","rate_limit":"120/hour","pillars":[]}', {
        headers: { 'content-type': 'application/json', 'x-ratelimit-remaining': '7' },
      }),
    );
    expect(await testService()).toMatchObject({
      withKey: true,
      refusal: null,
      left: 7,
      tier: 'partner',
      rateLimit: '120/hour',
      error: null,
    });
    expect(vi.mocked(fetchService).mock.calls.map(([url]) => url)).toEqual([
      `${BASE}/api/gda-scan-api.php?url=dienst.voorbeeld.nl&pillar=domein`,
    ]);
  });

  test('returns an error without tier and limit when it fails', async () => {
    vi.mocked(fetchService).mockResolvedValue(new Response('x', { status: 500 }));
    expect(await testService()).toMatchObject({ tier: null, rateLimit: null, error: { code: 'serverFault' } });
  });

  test('is rejected without a base address', async () => {
    await set({ serviceBase: '' });
    await expect(testService()).rejects.toThrow(RangeError);
    expect(fetchService).not.toHaveBeenCalled();
  });
});

describe('an operation', () => {
  const call = () => runOperation({ id: 'classification', values: { sbi_code: '62.01' }, body: '' });

  test('is sent to the service with the key in its header', async () => {
    expect(await call()).toMatchObject({ ok: true, status: 200, text: '{}' });
    const [[url, init] = []] = vi.mocked(fetchService).mock.calls;
    expect(url).toBe(`${BASE}/sbi-ecosystem-api.php?action=analyze&sbi_code=62.01`);
    expect(init).toMatchObject({ redirect: 'error', headers: { 'X-GDA-Key': KEY } });
  });

  test('is sent without the key of another service', async () => {
    vi.mocked(findKey).mockResolvedValue(null);
    await call();
    expect(vi.mocked(fetchService).mock.calls[0]?.[1].headers).not.toHaveProperty('X-GDA-Key');
  });

  test.each([
    ['at contact level A', () => set({ serviceBase: BASE, level: 'A' })],
    ['at contact level B', () => set({ serviceBase: BASE, level: 'B' })],
    ['without a base address', () => set({ serviceBase: '' })],
    ['without a key', async () => void vi.mocked(readKeyStatus).mockResolvedValue({ saved: false } as never)],
  ])('%s is refused', async (_, change) => {
    await change();
    await expect(call()).rejects.toThrow('no base address');
    expect(fetchService).not.toHaveBeenCalled();
  });

  test('sends no request without access', async () => {
    fakeBrowser.permissions.contains = (async () => false) as never;
    expect(await call()).toEqual({ ok: false, why: 'noAccess' });
    expect(fetchService).not.toHaveBeenCalled();
  });

  test('sends no request when it is incomplete', async () => {
    const empty = runOperation({ id: 'classification', values: { sbi_code: '' }, body: '' });
    await expect(empty).rejects.toThrow(RangeError);
    expect(fetchService).not.toHaveBeenCalled();
  });
});
