import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { listOrigins } from '../../../lib/collect/network/origins.ts';
import { onGranted } from '../../../lib/platform/scan/commands.ts';
import { createEmptyState } from '../../../lib/platform/scan/start.ts';
import { keepState, listStates } from '../../../lib/platform/scan/states.ts';
import { runTabScan } from '../../../lib/platform/scan/tab-scan.ts';
import type { ScanState } from '../../../lib/state.ts';
import { type FakeTab, showTabs } from '../faults/stage.ts';
import { replaceKey, replaceScans, restoreAfterwards } from '../stand-ins.ts';

restoreAfterwards();
replaceKey();
replaceScans();

const GOOD = 'https://voorbeeld.nl/';

/** A tab with a finished scan without access. */
const looked = async (tabId: number, url: string): Promise<ScanState> => {
  const state: ScanState = { ...createEmptyState(tabId, url, 'public'), phase: 'done', locale: 'nl' };
  await keepState(state);
  return state;
};

/** Access to a site as browsers answer it: a pattern without a host is rejected. */
const grant = (host: string): void => {
  const given = listOrigins(host);
  fakeBrowser.permissions.contains = (async ({ origins = [] }: { origins?: readonly string[] }) => {
    if (origins.some((origin) => origin.includes(':///'))) throw new Error('Invalid value for origin pattern');
    return origins.length > 0 && origins.every((origin) => given.includes(origin));
  }) as never;
};

const tabs: Record<number, FakeTab> = {};
const scanned = (): readonly number[] => vi.mocked(runTabScan).mock.calls.map(([job]) => job.target.tabId);

beforeEach(() => {
  fakeBrowser.reset();
  for (const id of Object.keys(tabs)) delete tabs[Number(id)];
  vi.mocked(runTabScan)
    .mockReset()
    .mockResolvedValue(undefined as never);
  showTabs(tabs);
  grant('voorbeeld.nl');
});

test('a scan that lacked the access is repeated, also beside a tab whose address is hidden', async () => {
  Object.assign(tabs, { 1: { url: '' }, 2: { url: GOOD } });
  await looked(1, '');
  await looked(2, GOOD);
  await onGranted();
  expect(scanned()).toEqual([2]);
});

test('pages opened since and closed tabs are not scanned', async () => {
  Object.assign(tabs, { 1: { url: 'https://voorbeeld.nl/mijn-gegevens' } });
  const before = [await looked(1, GOOD), await looked(2, GOOD)];
  await onGranted();
  expect(scanned()).toEqual([]);
  expect(await listStates()).toEqual(before);
});
