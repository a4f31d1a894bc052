import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { GENERATED_TABLES } from '../../../lib/data/generated-tables.ts';
import type { TableData } from '../../../lib/data/table-shapes.ts';
import { BUILT_IN_TABLES, getTables, useTables } from '../../../lib/data/tables.ts';
import { fetchService } from '../../../lib/platform/scan/browser-host.ts';
import { dataSlot, restoreData, updateData, updateDataFromBuild } from '../../../lib/platform/service/renew-data.ts';
import { packBundle } from '../../../scripts/data/pack.ts';
import { replaceService, restoreAfterwards } from '../stand-ins.ts';

restoreAfterwards();
replaceService();
afterAll(() => useTables(BUILT_IN_TABLES));

const BASE = 'https://dienst.voorbeeld.nl';
const DAY = 86_400_000;
const pair = () => crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
const OURS = await pair();
const OTHERS = await pair();
const KEY = Buffer.from(await crypto.subtle.exportKey('spki', OURS.publicKey)).toString('base64');
const { day } = BUILT_IN_TABLES.name;
const bundle = (number: number, key = OURS.privateKey, data: TableData = GENERATED_TABLES) =>
  packBundle(data, { key, number, day });

let lines: string[] = [];
const ledger = {
  open: ({ host, path, purpose }: { host: string; path: string; purpose: string }) => {
    lines.push(`${purpose} ${host}${path}`);
    return () => {};
  },
};
const renew = async (body: string | null, key = KEY): Promise<void> => {
  vi.mocked(fetchService).mockResolvedValue(new Response(body, { status: body === null ? 404 : 200 }));
  await updateData(BASE, ledger, key);
};
/** As after a browser restart: the tables are the package's, and stored data is there. */
const restart = (): void => useTables(BUILT_IN_TABLES);
const START = Date.UTC(2026, 10, 27);
let now = START;
const later = (ms: number): void => {
  now += ms;
  vi.setSystemTime(now);
};

beforeEach(() => {
  fakeBrowser.reset();
  vi.clearAllMocks();
  useTables(BUILT_IN_TABLES);
  lines = [];
  now = START;
  vi.useFakeTimers({ toFake: ['Date'], now });
});

describe('newer data from the scan service', () => {
  test('is used, listed in the ledger, requested without the key, and restored after a restart', async () => {
    await renew(await bundle(2));
    expect(getTables().name).toEqual({ number: 2, day });
    expect(lines).toEqual(['service dienst.voorbeeld.nl/api/pijler-data.json']);
    expect(JSON.stringify(vi.mocked(fetchService).mock.calls[0])).not.toContain('X-GDA-Key');
    restart();
    await restoreData(KEY);
    expect(getTables().name.number).toBe(2);
  });

  test('is requested at most once a day, even if nothing came', async () => {
    await renew(null);
    later(DAY - 1);
    await renew(await bundle(2));
    expect(fetchService).toHaveBeenCalledTimes(1);
    expect(getTables().name.number).toBe(0);
    later(1);
    await renew(await bundle(2));
    expect(getTables().name.number).toBe(2);
  });

  test.each([1970, 2099])('is delayed by a clock of %i for at most a day', async (year) => {
    vi.setSystemTime(Date.UTC(year, 0, 1));
    await renew(await bundle(2));
    expect(getTables().name.number).toBe(2);
    vi.setSystemTime(Date.UTC(2026, 10, 28));
    await renew(await bundle(3));
    expect(getTables().name.number).toBe(3);
  });

  test('is rejected when older, signed by another key or changed by a bit', async () => {
    await renew(await bundle(5));
    const good = await bundle(6);
    for (const bad of [
      await bundle(4),
      await bundle(5),
      await bundle(9, OTHERS.privateKey),
      good.replace('8.4', '8.5'),
      '{}',
      '<p>',
    ]) {
      later(DAY);
      await renew(bad);
      expect(getTables().name.number).toBe(5);
    }

    restart();
    await restoreData(KEY);
    expect(getTables().name.number).toBe(5);
  });

  test('is neither requested nor restored by a build without a key', async () => {
    await renew(await bundle(2));
    restart();
    vi.clearAllMocks();
    later(DAY);
    await renew(await bundle(3), '');
    await restoreData('');
    expect(fetchService).not.toHaveBeenCalled();
    expect(getTables()).toBe(BUILT_IN_TABLES);
  });

  test('falls back to the package’s own when the stored data is corrupt', async () => {
    await dataSlot.set({ bundle: 'spoiled', last: 0 });
    await restoreData(KEY);
    expect(getTables()).toBe(BUILT_IN_TABLES);
  });

  test('is optional: without the service the tables stay', async () => {
    vi.mocked(fetchService).mockRejectedValue(new TypeError('Failed to fetch'));
    await updateData(BASE, ledger, KEY);
    expect(getTables()).toBe(BUILT_IN_TABLES);
  });
});

describe('newer data from the address configured in the build', () => {
  const ADDRESS = 'https://gegevens.voorbeeld.nl/pijler';
  const ask = async (newerData: boolean, build = { key: KEY, address: ADDRESS }): Promise<void> => {
    vi.mocked(fetchService).mockResolvedValue(new Response(await bundle(7)));
    await updateDataFromBuild({ newerData }, ledger, build);
  };

  test('is requested after consent, and listed in the ledger', async () => {
    await ask(true);
    expect(lines).toEqual(['service gegevens.voorbeeld.nl/pijler/api/pijler-data.json']);
    expect(getTables().name.number).toBe(7);
  });

  test.each([
    ['the user did not consent', false, { key: KEY, address: ADDRESS }],
    ['the build names no address', true, { key: KEY, address: '' }],
    ['the build has no key', true, { key: '', address: ADDRESS }],
  ])('is not requested where %s', async (_, newerData, build) => {
    await ask(newerData, build);
    expect(fetchService).not.toHaveBeenCalled();
    expect(getTables()).toBe(BUILT_IN_TABLES);
  });

  test('is not requested twice a day, whichever source came first', async () => {
    await renew(await bundle(2));
    await ask(true);
    expect(fetchService).toHaveBeenCalledTimes(1);
    later(DAY);
    await ask(true);
    expect(getTables().name.number).toBe(7);
  });
});
