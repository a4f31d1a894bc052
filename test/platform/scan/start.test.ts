import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { toTarget } from '../../../lib/collect/target.ts';
import { computeAllowance } from '../../../lib/platform/scan/allowance.ts';
import { cancelJob, getJob } from '../../../lib/platform/scan/jobs.ts';
import { createEmptyState, start } from '../../../lib/platform/scan/start.ts';
import { keepState, readState } from '../../../lib/platform/scan/states.ts';
import { runTabScan } from '../../../lib/platform/scan/tab-scan.ts';
import { begin } from '../../../lib/session/begin.ts';
import { sampleState } from '../../components/sample.ts';
import { type FakeTab, showTabs } from '../faults/stage.ts';
import { replaceKey, replaceScans, restoreAfterwards } from '../stand-ins.ts';

restoreAfterwards();
replaceKey();
replaceScans();

const NOON = Date.parse('2026-11-20T12:00:00Z');
const GOOD = 'https://voorbeeld.nl/';
const changed = async (): Promise<void> => {};
const tabs: Record<number, FakeTab> = {};

beforeEach(async () => {
  fakeBrowser.reset();
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  vi.mocked(runTabScan)
    .mockReset()
    .mockResolvedValue(undefined as never);
  tabs[1] = { url: GOOD };
  showTabs(tabs);
  const aim = { tabId: 1, url: GOOD, at: NOON, level: 'B', pillar: null } as const;
  const scan = {
    id: 'eerder',
    target: toTarget(aim),
    tier: 'public',
    access: { site: false, seesRedirects: false },
  } as const;
  await keepState({ ...begin(scan), phase: 'done', finishedAt: NOON });
});
afterEach(() => vi.useRealTimers());

describe('a previous result of this page', () => {
  const MINUTE = 60_000;

  test.each([
    ['of nine minutes ago is shown again', { ago: 9 }, {}, false],
    ['of ten minutes ago is replaced', { ago: 10 }, {}, true],
    ['from the future is replaced, since the clock was set back', { ago: -1 }, {}, true],
    ['of another contact level is replaced', { ago: 1, level: 'A' }, {}, true],
    ['is replaced on request', { ago: 1 }, { again: true }, true],
    ['of all pillars is not shown for a single one', { ago: 1 }, { pillar: 'seo' }, true],
  ] as const)('%s', async (_, { ago, ...settings }, wish, isNew) => {
    await fakeBrowser.storage.local.set({ settings });
    vi.setSystemTime(NOON + ago * MINUTE);
    const { id } = await start({ tabId: 1, ...wish }, changed);
    expect(id !== 'eerder').toBe(isNew);
    expect(vi.mocked(runTabScan).mock.calls).toHaveLength(isNew ? 1 : 0);
  });
});

describe('a result with gaps that a later scan may fill', () => {
  const { mock } = vi.mocked(runTabScan);
  const lackTime = async (): Promise<void> => {
    const before = await readState(1);
    if (before === null) throw new Error('no state');
    const [first, ...others] = before.pillars;
    if (first === undefined) throw new Error('no pillar');
    const pillars = [{ ...first, unseen: [{ why: 'timeout' as const, count: 3 }] }, ...others];
    await keepState({ ...before, pillars, phase: 'done', finishedAt: NOON });
  };

  test('is replaced by the next press, and shown again if the new one has the same gaps', async () => {
    await lackTime();
    expect(await start({ tabId: 1 }, changed)).toMatchObject({ phase: 'scanning', lackedBefore: ['domein timeout'] });
    expect(mock.calls).toHaveLength(1);
    await lackTime();
    expect(await start({ tabId: 1 }, changed)).toMatchObject({ phase: 'done' });
    expect(mock.calls).toHaveLength(1);
  });
});

describe('access that was granted in the meantime', () => {
  beforeEach(async () => {
    fakeBrowser.permissions.contains = (async () => true) as never;
    await fakeBrowser.storage.local.set({ starts: { public: Array.from({ length: 20 }, () => NOON), partner: [] } });
  });
  const { mock } = vi.mocked(runTabScan);

  test('continues a scan that lacked it, without counting it again', async () => {
    expect(await start({ tabId: 1 }, changed)).toMatchObject({ phase: 'scanning', access: true });
    expect(mock.calls).toHaveLength(1);
  });

  test.each([
    ['continues a scan that had it without webRequest, to see redirects', { seesRedirects: false }, 1],
    ['starts no scan when redirects were visible', { seesRedirects: true }, 0],
    ['starts no scan when it was not stored whether they were visible', { seesRedirects: undefined }, 0],
  ])('%s', async (_, changes, scans) => {
    const before = await readState(1);
    if (before === null) throw new Error('no state');
    await keepState({ ...before, access: true, ...changes });
    await start({ tabId: 1 }, changed);
    expect(mock.calls).toHaveLength(scans);
  });

  test('does not start a scan that the hourly limit rejected', async () => {
    await keepState({ ...createEmptyState(1, GOOD, 'public'), situation: 'rateLimited' });
    expect(await start({ tabId: 1 }, changed)).toMatchObject({ situation: 'rateLimited' });
    expect(mock.calls).toHaveLength(0);
  });
});

describe('a running scan of a page that the tab has left', () => {
  beforeEach(() => {
    vi.mocked(runTabScan).mockImplementation(
      ({ cancel: end }) => new Promise((resolve) => end.addEventListener('abort', () => resolve(undefined as never))),
    );
  });
  afterEach(async () => {
    cancelJob(1);
    await vi.waitFor(() => expect(getJob(1)).toBeUndefined());
  });
  const isStopped = (): boolean | undefined => vi.mocked(runTabScan).mock.calls[0]?.[0].cancel.aborted;

  test.each([
    ['a file', 'notAPage', async () => [{ frameId: 0, result: { type: 'application/pdf', born: 1, url: GOOD } }]],
    ['a page that did not load', 'notLoaded', async () => Promise.reject(new Error('Frame is showing error page'))],
  ])('ends when a scan of %s is requested, whose message stays', async (_, situation, answer) => {
    await start({ tabId: 1, again: true }, changed);
    tabs[1] = { url: 'https://voorbeeld.nl/elders' };
    fakeBrowser.scripting.executeScript = answer as never;
    expect(await start({ tabId: 1 }, changed)).toMatchObject({ situation });
    expect(isStopped()).toBe(true);
  });

  test('ends when the hourly limit allows no other scan', async () => {
    await start({ tabId: 1, again: true }, changed);
    await fakeBrowser.storage.local.set({ starts: { public: Array.from({ length: 20 }, () => NOON), partner: [] } });
    tabs[1] = { url: 'https://voorbeeld.nl/elders' };
    expect(await start({ tabId: 1 }, changed)).toMatchObject({ situation: 'rateLimited', host: 'voorbeeld.nl' });
    expect(isStopped()).toBe(true);
  });

  test('continues when its own page is requested and no longer answers', async () => {
    await start({ tabId: 1, again: true }, changed);
    fakeBrowser.scripting.executeScript = (async () => Promise.reject(new Error('error page'))) as never;
    expect((await start({ tabId: 1 }, changed)).phase).toBe('scanning');
    expect(isStopped()).toBe(false);
  });
});

describe('the number of scans left in this hour', () => {
  const starts = (count: number, ago = 0) => ({ public: Array.from({ length: count }, () => NOON - ago), partner: [] });

  test.each([
    [0, 20, 0],
    [1, 19, 0],
    [19, 1, 0],
    [20, 0, 3_600],
  ])('after %i: %i, else a wait of %i s', async (count, left, retryAfter) => {
    await fakeBrowser.storage.local.set({ starts: starts(count) });
    expect(await computeAllowance()).toEqual({ tier: 'public', left, perHour: 20, retryAfter });
    expect((await fakeBrowser.storage.local.get('starts'))['starts']).toEqual(starts(count));
  });

  test('includes a scan that begins, but not one that is shown again', async () => {
    await start({ tabId: 1 }, changed);
    expect((await computeAllowance()).left).toBe(20);
    await start({ tabId: 1, again: true }, changed);
    expect((await computeAllowance()).left).toBe(19);
  });
});

describe('a new scan', () => {
  test('is of the current tab, and is shown to its caller', async () => {
    vi.stubEnv('FIREFOX', '');
    tabs[1] = { url: `${GOOD}a#kop`, incognito: true };
    await fakeBrowser.storage.local.set({ settings: { level: 'C' } });
    const state = await start({ tabId: 1, pillar: 'seo' }, changed);
    const job = vi.mocked(runTabScan).mock.calls[0]?.[0];
    expect(job).toMatchObject({
      id: state.id,
      tier: 'public',
      isPrivate: true,
      locale: 'nl',
      attempts: 0,
      changed,
      shown: { documentId: 'document of 1', born: 1_000, url: `${GOOD}a` },
      target: { tabId: 1, url: `${GOOD}a`, at: NOON, level: 'C', pillar: 'seo' },
      past: { known: {}, rows: [], service: null, keys: [] },
    });
    expect(state).toMatchObject({ phase: 'scanning', notes: [] });
    expect(await readState(1)).toEqual(state);
    vi.unstubAllEnvs();
  });

  test('of a page that did not load is limited to its domain on request', async () => {
    fakeBrowser.scripting.executeScript = (async () => Promise.reject(new Error('error page'))) as never;
    expect(await start({ tabId: 1, pillar: 'domein' }, changed)).toMatchObject({ phase: 'scanning' });
    tabs[1] = { url: 'https://ander.nl/' };
    expect(await start({ tabId: 1 }, changed)).toMatchObject({ situation: 'notLoaded', domainOnly: true });
    await fakeBrowser.storage.local.set({ settings: { level: 'A' } });
    expect(await start({ tabId: 1 }, changed)).toMatchObject({ situation: 'notLoaded', domainOnly: false });
  });

  test('of a page that did not load leaves its last result', async () => {
    const before = await readState(1);
    if (before === null) throw new Error('no state');
    const { result } = sampleState('public', 'nl');
    await keepState({ ...before, result });
    fakeBrowser.scripting.executeScript = (async () => Promise.reject(new Error('error page'))) as never;
    expect(await start({ tabId: 1 }, changed)).toMatchObject({ id: 'eerder', situation: 'notLoaded', result });
  });
});
