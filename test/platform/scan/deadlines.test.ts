import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import * as creating from '../../../lib/collect/network/create-reach.ts';
import { toTarget } from '../../../lib/collect/target.ts';
import { createBrowserScanHost, fetchService } from '../../../lib/platform/scan/browser-host.ts';
import { NO_RESUME_DATA } from '../../../lib/platform/scan/job.ts';
import { findSituation } from '../../../lib/platform/scan/situation.ts';
import { runTabScan } from '../../../lib/platform/scan/tab-scan.ts';
import { runServicePart } from '../../../lib/platform/service/ask.ts';
import { runOperation, testService } from '../../../lib/platform/service/commands.ts';
import * as scanning from '../../../lib/scan.ts';
import { DEFAULTS } from '../../../lib/settings.ts';
import { deadlines, hanging } from '../../kit/deadlines.ts';
import { stubOnline } from '../../kit/online.ts';
import { showTabs } from '../faults/stage.ts';
import { replaceHistory, replaceKeyOf, replaceService, restoreAfterwards, settleContacts } from '../stand-ins.ts';

const BASE = 'https://dienst.voorbeeld.nl';
const URL_OF = 'https://voorbeeld.nl/';
/** Waits for the condition; a second, the default, is short on a busy machine. */
const LATE = { timeout: 20_000 };

restoreAfterwards();
afterAll(settleContacts);

beforeEach(() => {
  fakeBrowser.reset();
  showTabs({ 1: { url: URL_OF } });
  fakeBrowser.permissions.contains = (async () => true) as never;
  stubOnline(true);
  replaceKeyOf(BASE, 'sleutel-van-een-klant');
  replaceService();
  replaceHistory();
  vi.mocked(fetchService).mockImplementation((_, { signal }) => hanging(signal));
  // A scan that runs until it is stopped.
  vi.spyOn(creating, 'createReach').mockImplementation(({ end }) => end as never);
  vi.spyOn(scanning, 'scan').mockImplementation(async function* (_, end) {
    await hanging(end as never).catch(() => {});
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a scan service', () => {
  test('gets 25 seconds during a scan, and is then reported as too late', async () => {
    const set = deadlines();
    const phases: unknown[] = [];
    const request = runServicePart({
      tabId: 1,
      url: URL_OF,
      pillar: null,
      settings: { level: 'C', serviceBase: BASE },
      ledger: { open: () => () => {} },
      cancel: new AbortController().signal,
      onPart: async ({ phase, error }) => void phases.push([phase, error?.code]),
    });
    await vi.waitFor(() => expect(fetchService).toHaveBeenCalledOnce(), LATE);
    expect(set.map(({ ms }) => ms)).toEqual([25_000]);
    set[0]?.pass();
    await request;
    expect(phases).toEqual([
      ['busy', undefined],
      ['failed', 'timeout'],
    ]);
  });

  test('gets 25 seconds for a test, and 60 for an operation', async () => {
    await fakeBrowser.storage.local.set({ settings: { level: 'C', serviceBase: BASE } });
    const set = deadlines();
    const tested = testService();
    await vi.waitFor(() => expect(fetchService).toHaveBeenCalledTimes(1), LATE);
    set[0]?.pass();
    expect((await tested).error?.code).toBe('timeout');

    const called = runOperation({ id: 'classification', values: { sbi_code: '62.01' }, body: '' });
    await vi.waitFor(() => expect(fetchService).toHaveBeenCalledTimes(2), LATE);
    set[1]?.pass();
    expect(await called).toEqual({ ok: false, why: 'timeout' });
    expect(set.map(({ ms }) => ms)).toEqual([25_000, 60_000]);
  });
});

test('a scan stops collecting after 15 seconds', async () => {
  const set = deadlines();
  const target = toTarget({ tabId: 1, url: URL_OF, at: 0, level: 'A', pillar: null });
  const scanned = runTabScan({
    id: 'een',
    target,
    tier: 'public',
    access: { site: false, seesRedirects: false, certificate: false, everywhere: false },
    settings: { ...DEFAULTS, keepHistory: false },
    locale: 'nl',
    isPrivate: true,
    shown: null,
    attempts: 0,
    past: NO_RESUME_DATA,
    cancel: new AbortController().signal,
    changed: async () => {},
  });
  await vi.waitFor(() => expect(set.map(({ ms }) => ms)).toEqual([15_000]), LATE);
  set[0]?.pass();
  expect((await scanned).phase).toBe('done');
});

describe('waiting for a page that does not answer', () => {
  const target = toTarget({ tabId: 1, url: URL_OF, at: 0, level: 'B', pillar: null });
  const access = {
    now: () => ({ site: false, seesRedirects: false, certificate: false, everywhere: false }),
    onTaken: () => {},
    stop: () => {},
  };
  const shown = { documentId: 'document of 1', born: 1_000, url: URL_OF };
  const scanHost = (isShown: boolean) =>
    createBrowserScanHost({ target, shown: isShown ? shown : null, access, watch: null, isPrivate: false });

  /** After how many ms a promise settles, while every injection hangs. */
  const waited = async (start: () => Promise<unknown>): Promise<number> => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    let settled = false;
    const done = start()
      .catch(() => {})
      .finally(() => {
        settled = true;
      });
    let ms = 0;
    while (!settled && ms < 100_000) {
      await vi.advanceTimersByTimeAsync(100);
      ms += 100;
    }
    await done;
    return ms;
  };
  const hangs = (from = 0): void => {
    const answer = fakeBrowser.scripting.executeScript;
    let calls = 0;
    fakeBrowser.scripting.executeScript = ((injection: never) => {
      calls += 1;
      return calls > from ? new Promise(() => {}) : answer(injection);
    }) as never;
  };

  test('ends after five seconds', async () => {
    hangs();
    expect(await waited(() => scanHost(true).readPage())).toBe(5_000);
    expect(await waited(() => scanHost(true).readLibraries())).toBe(5_000);
    const html = { html: '', url: URL_OF, truncated: false };
    expect(await waited(() => scanHost(true).parseHtml(html))).toBe(5_000);
    expect(await waited(() => scanHost(true).parseHtmlPart(html, 'head'))).toBe(5_000);
    expect(await waited(() => findSituation(1, { url: URL_OF, title: '', favIconUrl: '' }))).toBe(5_000);
  });

  test('ends after one second if it was silent before', async () => {
    hangs();
    expect(await waited(() => scanHost(false).readPage())).toBe(1_000);
    expect(await waited(() => scanHost(false).readLibraries())).toBe(1_000);
  });

  test('ends after 45 seconds while the engine runs and the tab is in front', async () => {
    hangs(2);
    expect(await waited(() => scanHost(true).runAxe(() => {}, Promise.resolve()))).toBe(45_000);
  });
});
