import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type ServicePart, toUnansweredError } from '../../../lib/api/service.ts';
import { removePartnerData } from '../../../lib/platform/scan/commands.ts';
import { createEmptyState } from '../../../lib/platform/scan/start.ts';
import { keepState, readState } from '../../../lib/platform/scan/states.ts';
import { keepPart, settleServices } from '../../../lib/platform/service/part.ts';
import { getShortcut } from '../../../lib/platform/shortcut.ts';
import { type Stored, updateAllScans, updateScan } from '../../../lib/platform/storage/history.ts';
import { readHeldReport, storeHeldReport } from '../../../lib/platform/storage/session-report.ts';
import { sampleReport, sampleState } from '../../components/sample.ts';
import { showTabs } from '../faults/stage.ts';
import { replaceHistory, restoreAfterwards } from '../stand-ins.ts';

restoreAfterwards();
replaceHistory();

const report = sampleReport();
const partner = sampleState('partner', 'nl');
const { result } = partner;
if (result === null) throw new Error('a sample without a result');
const stored: Stored = { id: report.id, domain: 'voorbeeld.nl', finishedAt: 1, result, report, pinned: true };
const part = (changes: Partial<ServicePart> = {}): ServicePart => ({
  phase: 'failed',
  base: 'https://dienst.nl',
  url: 'https://voorbeeld.nl/zoek?q=jansen',
  withKey: true,
  keyRefused: false,
  askedAt: 1,
  ms: null,
  result: null,
  error: toUnansweredError('timeout'),
  ...changes,
});
const row = {
  at: 1,
  method: 'GET',
  host: 'voorbeeld.nl',
  path: '/zoek?q=jansen',
  purpose: 'page',
  ms: 3,
  status: 200,
  bytes: 9,
} as const;

const cleared: unknown[] = [];
beforeEach(() => {
  fakeBrowser.reset();
  vi.clearAllMocks();
  cleared.length = 0;
  showTabs({});
  fakeBrowser.action = {
    setBadgeText: async (answer: object) => void cleared.push(answer),
    setTitle: async (answer: object) => void cleared.push(answer),
  } as never;
});

describe('removing the key', () => {
  test.each([true, false])('removes its scans, badges and tab reports; the history’s if asked: %s', async (wipe) => {
    await keepState(partner);
    await keepState({ ...partner, tabId: 8, tier: 'public' });
    await storeHeldReport(partner.tabId, report);
    const cancelled: number[] = [];
    await removePartnerData(wipe, (tabId) => cancelled.push(tabId));
    expect(cancelled).toEqual([partner.tabId]);
    expect([await readState(partner.tabId), (await readState(8))?.tier]).toEqual([null, 'public']);
    expect(await readHeldReport(partner.tabId, report.id)).toBeNull();
    expect(cleared).toEqual([
      { tabId: partner.tabId, text: '' },
      { tabId: partner.tabId, title: 'Scan deze website' },
    ]);
    expect(vi.mocked(updateAllScans).mock.calls).toHaveLength(wipe ? 1 : 0);
  });

  test('leaves the public part of the history', async () => {
    await removePartnerData(true, () => {});
    const change = vi.mocked(updateAllScans).mock.calls[0]?.[0] as (scan: Stored) => Stored;
    const left = change(stored);
    expect(left).toMatchObject({ id: stored.id, domain: 'voorbeeld.nl', finishedAt: 1, pinned: true, report: null });
    expect(JSON.stringify(left.result).length).toBeLessThan(JSON.stringify(result).length);
  });
});

describe('the answer of a service to a scan', () => {
  const changed = async (service: ServicePart, fullUrl = false): Promise<Stored> => {
    await fakeBrowser.storage.local.set({ settings: { fullUrl } });
    await keepPart(report.id, service, [row]);
    const [id, change] = vi.mocked(updateScan).mock.calls[0] ?? [];
    expect(id).toBe(report.id);
    return (change as (scan: Stored) => Stored)(stored);
  };

  test('is stored with its report, including its contacts', async () => {
    const now = await changed(part());
    expect(now).toMatchObject({ result, pinned: true, service: { phase: 'failed' }, report: { id: report.id } });
    expect(now.report?.ledger).toHaveLength(1);
    expect(JSON.stringify(now.service)).not.toContain('jansen');
    expect(now.report?.ledger[0]?.path).not.toContain('jansen');
  });

  test('includes the query of the address when enabled', async () => {
    const now = await changed(part(), true);
    expect([now.service?.url, now.report?.ledger]).toEqual([part().url, [row]]);
  });

  test('that refuses the key leaves the public result, and no report anywhere', async () => {
    await storeHeldReport(partner.tabId, report);
    await keepState(partner);
    const now = await changed(part({ keyRefused: true }));
    expect(now).toMatchObject({ id: stored.id, domain: 'voorbeeld.nl', report: null, service: { keyRefused: true } });
    expect(JSON.stringify(now.result).length).toBeLessThan(JSON.stringify(result).length);
    expect(await readHeldReport(partner.tabId, report.id)).toBeNull();
  });

  test('is marked as interrupted when the background ended', async () => {
    const busy = part({ phase: 'busy', error: null });
    await keepState({ ...createEmptyState(1, 'https://a.nl/', 'public'), service: busy });
    await keepState({ ...createEmptyState(2, 'https://a.nl/', 'public'), service: part() });
    await settleServices();
    expect((await readState(1))?.service).toEqual({
      ...busy,
      phase: 'failed',
      error: toUnansweredError('interrupted'),
    });
    expect((await readState(2))?.service).toEqual(part());
  });
});

test.each([
  [
    [
      { name: '_execute_action', shortcut: 'Ctrl+B' },
      { name: 'scan', shortcut: 'Ctrl+C' },
    ],
    'Ctrl+B',
  ],
  [[{ name: 'scan', shortcut: 'Ctrl+C' }], ''],
  [[{ name: '_execute_action' }], ''],
])('the shortcut in %j is %j', async (commands, shortcut) => {
  Object.assign(fakeBrowser, { commands: { getAll: async () => commands } });
  expect(await getShortcut()).toBe(shortcut);
});
