import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { NO_RESUME_DATA } from '../../../lib/platform/scan/job.ts';
import { openJournal } from '../../../lib/platform/scan/journal.ts';
import { keepState, removeHeldReport, removeTab } from '../../../lib/platform/scan/states.ts';
import { dropReports, readHeldReport, storeHeldReport } from '../../../lib/platform/storage/session-report.ts';
import { sampleReport, sampleState } from '../../components/sample.ts';

beforeEach(() => {
  fakeBrowser.reset();
  fakeBrowser.i18n.getUILanguage = () => 'nl';
});

const TAB = 7;
const report = sampleReport();
const other = { ...report, id: 'een-ander' };

describe('a report stored for its tab', () => {
  test('is available only for its own scan', async () => {
    await storeHeldReport(TAB, report);
    expect(await readHeldReport(TAB, report.id)).toEqual(report);
    expect(await readHeldReport(TAB, other.id)).toBeNull();
    expect(await readHeldReport(8, report.id)).toBeNull();
  });

  test('is removed with its tab', async () => {
    await storeHeldReport(TAB, report);
    await removeTab(TAB);
    expect(await readHeldReport(TAB, report.id)).toBeNull();
  });

  test('is removed when the tab is scanned again', async () => {
    await storeHeldReport(TAB, report);
    await removeHeldReport(TAB);
    expect(await readHeldReport(TAB, report.id)).toBeNull();
  });

  test('is removed when its own key was refused, and all are when the key is removed', async () => {
    await keepState(sampleState('partner', 'nl'));
    await storeHeldReport(TAB, report);
    await storeHeldReport(8, other);
    await dropReports(report.id);
    expect(await readHeldReport(TAB, report.id)).toBeNull();
    expect(await readHeldReport(8, other.id)).toEqual(other);
    await dropReports();
    expect(Object.keys(await fakeBrowser.storage.session.get(null))).toEqual([`scan:${TAB}`]);
  });
});

describe('with a full session storage', () => {
  const UNSEEN = { seen: false, why: 'timeout' } as const;
  const ended = sampleState('partner', 'nl');

  /** Storage that rejects writes while one of these keys exists. */
  const fullWith = (...keys: readonly string[]) => {
    const set = fakeBrowser.storage.session.set.bind(fakeBrowser.storage.session);
    return vi.spyOn(fakeBrowser.storage.session, 'set').mockImplementation(async (items) => {
      const stored = Object.keys(await fakeBrowser.storage.session.get(null));
      if (stored.some((key) => keys.includes(key))) throw new DOMException('quota', 'QuotaExceededError');
      await set(items);
    });
  };
  beforeEach(async () => {
    vi.restoreAllMocks();
    await keepState({ ...ended, id: 'een', tabId: TAB });
    await keepState({ ...ended, id: 'b', tabId: 8, phase: 'scanning' });
    await fakeBrowser.storage.session.set({ 'fact:een:robots': UNSEEN, 'fact:b:robots': UNSEEN });
  });

  test('the facts of its own finished scan are removed to make room', async () => {
    fullWith('fact:een:robots');
    expect(await storeHeldReport(TAB, report)).toBe(true);
    expect(await readHeldReport(TAB, report.id)).toEqual(report);
    expect(await fakeBrowser.storage.session.get(null)).toHaveProperty(['fact:b:robots']);
  });

  test('data for resuming a running scan is removed to make room', async () => {
    await fakeBrowser.storage.session.set({ 'answer:b:0.1': 'veel', 'job:b': 'wie' });
    fullWith('answer:b:0.1');
    expect(await storeHeldReport(TAB, report)).toBe(true);
    expect(await readHeldReport(TAB, report.id)).toEqual(report);
    expect(Object.keys(await fakeBrowser.storage.session.get(null)).toSorted()).toEqual([
      'job:b',
      `report:${TAB}`,
      `scan:${TAB}`,
      'scan:8',
    ]);
  });

  test('a fact of a scan removes none of another running scan', async () => {
    fullWith('fact:b:robots');
    await openJournal({ id: 'c', attempts: 0, past: NO_RESUME_DATA }).came('robots', UNSEEN);
    const stored = await fakeBrowser.storage.session.get(null);
    expect(stored).toHaveProperty(['fact:b:robots']);
    expect(stored).not.toHaveProperty(['fact:c:robots']);
  });

  test('it fails when other reports and states take all space', async () => {
    fullWith('scan:8');
    expect(await storeHeldReport(TAB, report)).toBe(false);
  });
});
