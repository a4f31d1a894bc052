import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { waitForTurn } from '../../../lib/platform/page/give-way.ts';
import { handleClosedTab, settle, start } from '../../../lib/platform/scan/start.ts';
import { keepState, readState } from '../../../lib/platform/scan/states.ts';
import { runTabScan } from '../../../lib/platform/scan/tab-scan.ts';
import { onUpdateAvailable, updateIfIdle } from '../../../lib/platform/scan/update.ts';
import { takeRestarted } from '../../../lib/platform/storage/running.ts';
import { sampleState } from '../../components/sample.ts';
import { replaceKey, replaceScans, restoreAfterwards } from '../stand-ins.ts';
import { type Answers, type FakeTab, showTabs } from './stage.ts';

restoreAfterwards();
replaceKey();
replaceScans();

const GOOD = 'https://voorbeeld.nl/';
const results: Answers[] = [];
const changed = async (): Promise<void> => {};
const begun = (): readonly number[] => results.map(({ job }) => job.target.tabId);

const tabs: Record<number, FakeTab> = {};
const settled = async (): Promise<void> => {
  for (let turns = 0; turns < 50; turns += 1) await Promise.resolve();
};
/** Ends the running scans; those that waited begin, and end the next time. */
const endAll = async (): Promise<void> => {
  for (const one of results) one.end();
  await settled();
};

beforeEach(() => {
  fakeBrowser.reset();
  results.length = 0;
  for (const id of Object.keys(tabs)) delete tabs[Number(id)];
  Object.assign(tabs, { 1: { url: GOOD }, 2: { url: GOOD }, 3: { url: 'https://ander.nl/' } });
  showTabs(tabs);
  vi.mocked(runTabScan).mockImplementation((job) => {
    const { promise, resolve } = Promise.withResolvers<never>();
    results.push({ job, end: () => resolve(undefined as never) });
    return promise;
  });
});
afterEach(async () => {
  for (let round = 0; round < 4; round += 1) await endAll();
});

describe('row 7: two scans of one tab at once', () => {
  test('a double click starts one scan', async () => {
    const [first, second] = await Promise.all([start({ tabId: 1 }, changed), start({ tabId: 1 }, changed)]);
    expect(second.id).toBe(first.id);
    expect(begun()).toEqual([1]);
  });

  test('“scan again” while an ended scan is still being stored starts a new scan', async () => {
    const first = await start({ tabId: 1 }, changed);
    await keepState({ ...first, phase: 'done', finishedAt: first.startedAt + 1 });
    const second = await start({ tabId: 1, again: true }, changed);
    expect(second.id).not.toBe(first.id);
    expect(results.map(({ job }) => [job.id, job.cancel.aborted])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
  });

  test('two tabs of one site have a scan each', async () => {
    const [one, other] = await Promise.all([start({ tabId: 1 }, changed), start({ tabId: 2 }, changed)]);
    expect(other.id).not.toBe(one.id);
    expect(begun().toSorted()).toEqual([1, 2]);
  });

  test('the scan pressed last has priority: the other waits from the press until its end', async () => {
    await start({ tabId: 1 }, changed);
    const order: string[] = [];
    const pressed = start({ tabId: 2 }, changed);
    const turns = [waitForTurn(1).then(() => order.push('1')), waitForTurn(2).then(() => order.push('2'))];
    await pressed;
    await settled();
    expect(order).toEqual(['2']);
    results[1]?.end();
    await Promise.all(turns);
    expect(order).toEqual(['2', '1']);
  });

  test('a scan does not wait for itself when it replaces one of its own tab', async () => {
    await start({ tabId: 1 }, changed);
    tabs[1] = { url: 'https://voorbeeld.nl/verder' };
    await start({ tabId: 1, again: true }, changed);
    const order: string[] = [];
    void waitForTurn(1).then(() => order.push('its turn'));
    await settled();
    expect(begun()).toEqual([1, 1]);
    expect(order).toEqual(['its turn']);
    // The one whose place was taken ends; the later one still gives way to another tab's.
    results[0]?.end();
    await settled();
    const pressed = start({ tabId: 2 }, changed);
    void waitForTurn(1).then(() => order.push('its turn again'));
    await pressed;
    await settled();
    expect(order).toEqual(['its turn']);
    for (const one of results) one.end();
    await vi.waitFor(() => expect(order).toEqual(['its turn', 'its turn again']));
  });

  test('no scan waits for a queued third one, nor for a press that fails', async () => {
    await start({ tabId: 1 }, changed);
    await start({ tabId: 2 }, changed);
    expect((await start({ tabId: 3 }, changed)).notes).toEqual(['queued']);
    await waitForTurn(2);
    await expect(start({ tabId: 9 }, changed)).rejects.toThrow('No tab');
    await waitForTurn(2);
  });

  test('a third waits for its turn, and its state says so', async () => {
    await start({ tabId: 1 }, changed);
    await start({ tabId: 2 }, changed);
    const third = await start({ tabId: 3 }, changed);
    await settled();
    expect(third).toMatchObject({ phase: 'scanning', notes: ['queued'] });
    expect(begun()).toEqual([1, 2]);
    results[0]?.end();
    await vi.waitFor(() => expect(begun()).toEqual([1, 2, 3]));
  });

  test('a reloaded page is another page: its scan replaces the earlier one', async () => {
    const first = await start({ tabId: 1 }, changed);
    tabs[1] = { url: GOOD, documentId: 'another' };
    const second = await start({ tabId: 1 }, changed);
    expect(second.id).not.toBe(first.id);
    expect(results[0]?.job.cancel.aborted).toBe(true);
  });

  test('a page that never answers does not block other tabs', async () => {
    const answer = fakeBrowser.scripting.executeScript;
    fakeBrowser.scripting.executeScript = ((injection: { target: { tabId: number } }) =>
      injection.target.tabId === 1 ? new Promise(() => {}) : answer(injection as never)) as never;
    vi.useFakeTimers();
    const silent = start({ tabId: 1 }, changed);
    expect((await start({ tabId: 2 }, changed)).phase).toBe('scanning');
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect((await silent).phase).toBe('scanning');
    expect(results.map(({ job }) => job.shown?.url ?? null)).toEqual([GOOD, null]);
  });
});

describe('row 4: a tab closed in the middle of its scan', () => {
  test.each([
    ['continues for the history when registries are queried', {}, 'B', false],
    ['stops when only the site is requested', {}, 'A', true],
    ['stops in a private window', { incognito: true }, 'B', true],
  ] as const)('%s', async (_, tab, level, isStopped) => {
    await fakeBrowser.storage.local.set({ settings: { level } });
    tabs[1] = { url: GOOD, ...tab };
    await start({ tabId: 1 }, changed);
    delete tabs[1];
    await handleClosedTab(1);
    expect(results[0]?.job.cancel.aborted).toBe(isStopped);
    await endAll();
    await vi.waitFor(async () => expect(await readState(1)).toBeNull());
  });
});

/** A scan as another background finds it: a state and its facts, but nothing that runs. */
const leave = async (version = fakeBrowser.runtime.getManifest().version): Promise<void> => {
  const state = await start({ tabId: 1 }, changed);
  await endAll();
  const key = `job:${state.id}`;
  const { [key]: record } = await fakeBrowser.storage.session.get(key);
  const fact = JSON.stringify({ seen: false, why: 'timeout' });
  await fakeBrowser.storage.session.set({
    [key]: { ...(record as object), version },
    [`fact:${state.id}:scan`]: fact,
  });
  await keepState(state);
  results.length = 0;
};

describe('row 4, with row 1: closing the tab wakes another background', () => {
  test.each([
    ['continues for the history', {}, false],
    ['stops in a private window', { incognito: true }, true],
  ] as const)('%s', async (_, tab, isStopped) => {
    tabs[1] = { url: GOOD, ...tab };
    await leave();
    delete tabs[1];
    await Promise.all([settle(changed), handleClosedTab(1)]);
    expect(results.map(({ job }) => job.cancel.aborted)).toEqual([isStopped]);
    await endAll();
    await vi.waitFor(async () => expect(await readState(1)).toBeNull());
  });
});

describe('row 9: the extension is updated in the middle of a scan (simulated)', () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockReset();
    fakeBrowser.runtime.reload = reload;
  });

  const views = (count: number): void => {
    Object.assign(fakeBrowser.runtime, { getContexts: async () => Array.from({ length: count }, () => ({})) });
  };

  test('an update waits until no scan is running', async () => {
    views(0);
    await start({ tabId: 1 }, changed);
    const update = onUpdateAvailable();
    await settled();
    expect(reload).not.toHaveBeenCalled();
    await endAll();
    await update;
    expect(reload).toHaveBeenCalledOnce();
  });

  test('an update waits while a page of the extension is open', async () => {
    views(1);
    await onUpdateAvailable();
    expect(reload).not.toHaveBeenCalled();
    await updateIfIdle();
    expect(reload).not.toHaveBeenCalled();
    views(0);
    await updateIfIdle();
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each<readonly [string, Record<string, unknown>]>([
    ['a key for this session', { partnerKey: {} }],
    ['a report that the history does not keep', { 'report:1': {} }],
    ['a result of a private window', { 'scan:1': { ...sampleState('public', 'nl'), notes: ['private'] } }],
  ])('an update waits while only the session stores %s', async (_, items) => {
    views(0);
    await fakeBrowser.storage.session.set(items);
    await onUpdateAvailable();
    expect(reload).not.toHaveBeenCalled();
    await fakeBrowser.storage.session.remove(Object.keys(items));
    await updateIfIdle();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('without an update nothing is restarted, whatever is closed', async () => {
    views(0);
    await updateIfIdle();
    expect(reload).not.toHaveBeenCalled();
  });

  test('a restart in mid-scan is reported once, and not without a scan', async () => {
    expect(await takeRestarted()).toBe(false);
    await start({ tabId: 1 }, changed);
    await settled();
    const left = await fakeBrowser.storage.local.get('running');
    await fakeBrowser.storage.session.clear();
    await endAll();
    await fakeBrowser.storage.local.set(left);
    await settle(changed);
    expect([await takeRestarted(), await takeRestarted()]).toEqual([true, false]);
    await settle(changed);
    expect(await takeRestarted()).toBe(false);
  });

  test('a scan of the same version is resumed', async () => {
    await leave();
    await settle(changed);
    expect(Object.keys(results[0]?.job.past.known ?? {})).toEqual(['scan']);
  });

  test('a scan of an earlier version ends, with its missing facts marked as interrupted', async () => {
    await leave('0.0.1');
    await settle(changed);
    const known = results[0]?.job.past.known ?? {};
    expect(known.scan).toEqual({ seen: false, why: 'timeout' });
    expect(known.page).toEqual({ seen: false, why: 'interrupted' });
    expect(new Set(Object.values(known).map((fact) => !fact.seen && fact.why))).toEqual(
      new Set(['timeout', 'interrupted']),
    );
  });
});
