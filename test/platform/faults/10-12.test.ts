import * as fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { NO_RESUME_DATA } from '../../../lib/platform/scan/job.ts';
import { openJournal, readAnswers, readContacts, readFacts, readJob } from '../../../lib/platform/scan/journal.ts';
import { keepState, listStates, readState } from '../../../lib/platform/scan/states.ts';
import {
  findLatest,
  keep,
  keepDated,
  listScans,
  removeUnreadable,
  type Stored,
  scanById,
} from '../../../lib/platform/storage/history.ts';
import { recentSlot } from '../../../lib/platform/storage/recent.ts';
import { brandingSlot, settingsSlot, startsSlot, takeSpoiled } from '../../../lib/platform/storage/store.ts';
import { DEFAULTS } from '../../../lib/settings.ts';
import { sampleLedger, sampleReport, sampleState } from '../../components/sample.ts';
import { inputs } from '../../kit/inputs.ts';
import { fakeHistory } from './fake-history.ts';

const history = vi.hoisted(() => ({ open: null as unknown }));
vi.mock('idb', () => ({ openDB: () => history.open }));

vi.stubGlobal('IDBKeyRange', { bound: () => null });
beforeEach(() => fakeBrowser.reset());

const RUNS = inputs();
const result = { ...sampleState('public', 'nl').result } as Stored['result'];
const scan = (id: string, finishedAt = 1): Stored => ({ id, domain: 'voorbeeld.nl', finishedAt, result, report: null });

describe('row 10: the browser crashes between two writes', () => {
  test('a scan is added and surplus scans are removed in one transaction', async () => {
    const database = fakeHistory(Array.from({ length: 50 }, (_, index) => scan(`s${index}`, index)));
    history.open = database.database;
    expect(await keep(scan('new', 99))).toBe(true);
    expect(database.transactions).toBe(1);
    expect(database.ids()).toHaveLength(50);
    expect(database.ids()).toContain('new');
    expect(database.ids()).not.toContain('s0');
  });

  test('an aborted transaction leaves the earlier scans', async () => {
    const database = fakeHistory([scan('first')], { refuses: 9, as: 'UnknownError' });
    history.open = database.database;
    expect(await keep(scan('second'))).toBe(false);
    expect(database.ids()).toEqual(['first']);
  });

  test('an unreadable record is counted and skipped, never given to a page', async () => {
    const half = { id: 'half', domain: 'voorbeeld.nl', finishedAt: 9 } as Stored;
    history.open = fakeHistory([scan('whole', 5), half]).database;
    expect(await listScans()).toMatchObject({ scans: [{ id: 'whole' }], unreadable: 1 });
    expect(await scanById('half')).toBeUndefined();
    expect((await findLatest('voorbeeld.nl'))?.id).toBe('whole');
  });
});

describe('row 11: a record of an earlier version with values that no view can show', () => {
  const report = { ...sampleReport(), id: 'old' };
  const old = (changes: Partial<Stored>): Stored => ({ ...scan('old', 9), report, ...changes });
  const target = { ...report.target, at: 1e300 };
  const [finding, ...findings] = report.findings;
  const request: Stored['service'] & object = {
    phase: 'failed',
    base: 'https://dienst.nl/',
    url: 'https://voorbeeld.nl/',
    ...{ withKey: false, keyRefused: false, askedAt: 9, ms: 9, result: null, error: null },
  };

  test.each<readonly [string, Partial<Stored>]>([
    ['ended after the last possible date', { finishedAt: 1e300 }],
    ['ended before 1970', { finishedAt: -1 }],
    ['has an end that is not a number', { finishedAt: Number.NaN }],
    ['has a report that ended after the last possible date', { report: { ...report, finishedAt: 1e300 } }],
    ['started after the last possible date', { report: { ...report, target } }],
    [
      'has a ledger row after the last possible date',
      { report: { ...report, ledger: [{ ...sampleLedger[0], at: 1e300 } as never] } },
    ],
    ['has points out of range', { report: { ...report, findings: [{ ...finding, points: 1e300 } as never] } }],
    ['has an unknown reason', { report: { ...report, findings: [{ ...finding, why: 'x' } as never, ...findings] } }],
    ['has a score that is not a number', { result: { ...result, overall_score: Number.NaN } }],
    ['has an invalid service result', { service: { phase: 'done' } as never }],
    ['sent a service request after the last possible date', { service: { ...request, askedAt: 1e300 } }],
    ['waited for a service for longer than possible', { service: { ...request, ms: 1e300 } }],
  ])('%s: it is counted as unreadable, and removed on request', async (_, changes) => {
    const database = fakeHistory([scan('whole', 5), old(changes)]);
    history.open = database.database;
    expect(await listScans()).toMatchObject({ scans: [{ id: 'whole' }], unreadable: 1 });
    expect(await scanById('old')).toBeUndefined();
    expect((await findLatest('voorbeeld.nl'))?.id).toBe('whole');
    await removeUnreadable();
    expect(database.ids()).toEqual(['whole']);
  });

  test('a valid record is shown, and stays when the unreadable ones are removed', async () => {
    const database = fakeHistory([old({ service: request })]);
    history.open = database.database;
    expect(await listScans()).toMatchObject({ scans: [{ id: 'old' }], unreadable: 0 });
    await removeUnreadable();
    expect(database.ids()).toEqual(['old']);
  });
});

describe('row 11: stored values are corrupted, foreign or of another version', () => {
  const SLOTS = { settings: settingsSlot, branding: brandingSlot, starts: startsSlot } as const;
  const names = Object.keys(SLOTS) as (keyof typeof SLOTS)[];
  const foreign = fc.oneof(
    fc.jsonValue(),
    fc.record({ version: fc.integer(), schema: fc.string(), level: fc.jsonValue(), language: fc.jsonValue() }),
    fc.record({ public: fc.jsonValue(), partner: fc.jsonValue() }),
  );

  test(`any of ${RUNS} values is read as valid settings, and set aside with its date when invalid`, {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), foreign, async (name, value) => {
        fakeBrowser.reset();
        await fakeBrowser.storage.local.set({ [name]: value });
        const first = await SLOTS[name].get();
        const aside = (await fakeBrowser.storage.local.get(null))[`kapot:${name}`] as { at: string } | undefined;
        expect(aside === undefined || !Number.isNaN(Date.parse(aside.at))).toBe(true);
        await SLOTS[name].set(first as never);
        expect(await SLOTS[name].get()).toEqual(first);
      }),
      { numRuns: RUNS },
    );
  });

  test('settings of a later version keep their known values', async () => {
    await fakeBrowser.storage.local.set({ settings: { ...DEFAULTS, level: 'A', resolver: 7, theme: 'sepia' } });
    expect(await settingsSlot.get()).toMatchObject({ level: 'A', resolver: DEFAULTS.resolver });
  });

  test('an invalid text of 5 MB is not stored aside, only its size is', async () => {
    await fakeBrowser.storage.local.set({ starts: 'x'.repeat(5_000_000) });
    expect(await startsSlot.get()).toEqual({ public: [], partner: [] });
    const stored = await fakeBrowser.storage.local.get(null);
    expect(stored['kapot:starts']).toMatchObject({ size: 5_000_002 });
  });

  test('it is reported once, and again when something else was set aside', async () => {
    expect(await takeSpoiled()).toBe(false);
    await fakeBrowser.storage.local.set({ starts: 'tekst' });
    await startsSlot.get();
    expect([await takeSpoiled(), await takeSpoiled()]).toEqual([true, false]);
    await new Promise((resolve) => setTimeout(resolve, 2));
    await fakeBrowser.storage.local.set({ starts: 'nog eens' });
    await startsSlot.get();
    expect(await takeSpoiled()).toBe(true);
  });

  test(`invalid values in session storage do no harm, ${RUNS / 5} times`, { timeout: 60_000 }, async () => {
    const keys = ['scan:1', 'fact:a:page', 'fact:a:dns', 'job:a', 'contact:a:0', 'answer:a:0.1', 'recent'];
    const session = fc.dictionary(fc.constantFrom(...keys), foreign);
    await fc.assert(
      fc.asyncProperty(session, async (stored) => {
        fakeBrowser.reset();
        await fakeBrowser.storage.session.set(stored);
        expect(await readState(1)).toBeNull();
        expect(await listStates()).toEqual([]);
        expect(readFacts(stored, 'a')).toEqual({});
        expect([readJob(stored, 'a'), readContacts(stored, 'a'), readAnswers(stored, 'a').size]).toEqual([null, [], 0]);
        expect(await recentSlot.get()).toSatisfy(Array.isArray);
      }),
      { numRuns: RUNS / 5 },
    );
  });
});

describe('row 12: the store is full', () => {
  const full = () => new DOMException('Session storage quota bytes exceeded.', 'QuotaExceededError');
  const done = { ...sampleState('public', 'nl'), tabId: 1 };
  beforeEach(() => {
    fakeBrowser.i18n.getUILanguage = () => 'nl';
  });

  test('facts of an ended scan are removed first to store a state, then those of a running one', async () => {
    await keepState({ ...done, id: 'een' });
    await keepState({ ...done, id: 'twee', tabId: 2, phase: 'scanning' });
    const left = { 'fact:een:robots': 1, 'answer:een:0.1': 2 };
    const running = { 'fact:twee:robots': 3, 'answer:twee:0.1': 4, 'job:twee': 5 };
    await fakeBrowser.storage.session.set({ ...left, ...running });
    const keys = async () => Object.keys(await fakeBrowser.storage.session.get(null)).toSorted();
    const set = vi.spyOn(fakeBrowser.storage.session, 'set').mockRejectedValueOnce(full());
    await keepState({ ...done, id: 'drie', tabId: 3 });
    expect(set).toHaveBeenCalledTimes(2);
    expect(await keys()).toEqual([...Object.keys(running), 'scan:1', 'scan:2', 'scan:3'].toSorted());

    set.mockRejectedValueOnce(full()).mockRejectedValueOnce(full());
    await keepState({ ...done, id: 'vier', tabId: 4 });
    expect(await keys()).toEqual(['job:twee', 'scan:1', 'scan:2', 'scan:3', 'scan:4']);
  });

  test('when nothing can be freed, a scan continues without storing facts', async () => {
    const set = vi.spyOn(fakeBrowser.storage.session, 'set').mockRejectedValue(full());
    const { came } = openJournal({ id: 'een', attempts: 0, past: NO_RESUME_DATA });
    await expect(came('dns', { seen: false, why: 'timeout' })).resolves.toBeUndefined();
    set.mockRestore();
  });

  const many = (count: number): readonly Stored[] =>
    Array.from({ length: count }, (_, index) => scan(`s${index}`, index));

  test('a new scan replaces the oldest in one transaction when the browser has no space', async () => {
    const database = fakeHistory(many(20).slice(-10), { refuses: 1 });
    history.open = database.database;
    expect(await keep(scan('s20', 99))).toBe(true);
    expect(database.ids()).toContain('s20');
    expect(database.ids()).toHaveLength(10);
    expect(database.ids()).not.toContain('s10');
  });

  test('a scan that cannot be stored removes nothing, however often it is tried', async () => {
    const database = fakeHistory(many(50), { refuses: Number.POSITIVE_INFINITY });
    history.open = database.database;
    const before = database.ids();
    for (let press = 0; press < 5; press += 1) expect(await keep(scan(`new${press}`, 99 + press))).toBe(false);
    expect(database.ids()).toEqual(before);
  });

  test('whatever is stored and wherever space ends, either the new scan or all earlier ones are stored', async () => {
    const size = fc.integer({ min: 0, max: 3 });
    const stored = fc.record({ finishedAt: fc.nat(1_000), pinned: fc.boolean(), size });
    const at = fc.array(stored, { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(at, size, fc.nat(3), async (scans, newest, refuses) => {
        const sized = (id: string, { finishedAt, size: large, ...rest }: (typeof scans)[number]): Stored => ({
          ...{ ...scan(id, finishedAt), domain: 'x'.repeat(large * 1_000) },
          ...rest,
        });
        const before = scans.map((one, index) => sized(`s${index}`, one));
        const database = fakeHistory(before, { refuses });
        history.open = database.database;
        const done = await keep(sized('new', { finishedAt: 5, pinned: false, size: newest }));
        const ids = database.ids();
        expect(ids.includes('new')).toBe(done);
        if (!done) expect(ids).toEqual(before.map(({ id }) => id));
        // Pinned scans are never removed.
        for (const { id, pinned } of before) if (pinned === true) expect(ids).toContain(id);
      }),
      { numRuns: 100 },
    );
  });
});

describe('row 13: the clock is set back', () => {
  test('the newest scan stays the newest, and the oldest is removed', async () => {
    const database = fakeHistory([]);
    history.open = database.database;
    for (let at = 1; at <= 50; at += 1) await keep(scan(`s${at}`, 1_000 + at));
    await keep(scan('set-back', 3));
    const { scans } = await listScans();
    expect(scans[0]?.id).toBe('set-back');
    expect((await findLatest('voorbeeld.nl'))?.id).toBe('set-back');
    expect(scans.map(({ id }) => id)).not.toContain('s1');
    await keep(scan('right-again', 5_000));
    expect((await listScans()).scans.slice(0, 2).map(({ id }) => id)).toEqual(['right-again', 'set-back']);
  });

  test('an imported report is sorted by its own date', async () => {
    const database = fakeHistory([scan('here', 1_000)]);
    history.open = database.database;
    await keepDated({ ...scan('file', 9_000), imported: true });
    await keep(scan('later', 2_000));
    expect((await listScans()).scans.map(({ id }) => id)).toEqual(['file', 'later', 'here']);
  });
});
