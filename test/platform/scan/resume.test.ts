import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { FACTS } from '../../../lib/evidence.ts';
import { getJob } from '../../../lib/platform/scan/jobs.ts';
import { keepJob, listStrayKeys } from '../../../lib/platform/scan/journal.ts';
import { resumeScans } from '../../../lib/platform/scan/resume.ts';
import { keepState, readState } from '../../../lib/platform/scan/states.ts';
import { runTabScan } from '../../../lib/platform/scan/tab-scan.ts';
import { begin } from '../../../lib/session/begin.ts';
import type { ScanState } from '../../../lib/state.ts';
import { NOW } from '../../kit/facts.ts';
import { target } from '../../kit/reach.ts';
import { showTabs } from '../faults/stage.ts';
import { replaceScans, restoreAfterwards } from '../stand-ins.ts';

restoreAfterwards();
replaceScans();

const changed = vi.fn(async (_: ScanState) => {});
const row = { at: 1, method: 'GET', host: 'voorbeeld.nl', path: '/', purpose: 'page', ms: 3, status: 200, bytes: 9 };

const SCAN = JSON.stringify({ seen: false, why: 'timeout' });

/** A scan as an earlier background left it. */
const left = async (id: string, tabId: number, { attempts = 0, version = '1.0.0' } = {}): Promise<ScanState> => {
  const of = target({ tabId });
  await keepJob({ id, target: of, tier: 'partner', isPrivate: true, shown: { born: 7, url: of.url }, attempts });
  const record = (await fakeBrowser.storage.session.get(`job:${id}`))[`job:${id}`] as object;
  const state = begin({ id, target: of, tier: 'partner', access: { site: false, seesRedirects: false } });
  await fakeBrowser.storage.session.set({
    [`job:${id}`]: { ...record, version },
    [`contact:${id}:0`]: JSON.stringify(row),
    [`fact:${id}:scan`]: SCAN,
  });
  await keepState(state);
  return state;
};
const jobs = () => vi.mocked(runTabScan).mock.calls.map(([job]) => job);

beforeEach(() => {
  fakeBrowser.reset();
  showTabs({ 1: { url: 'https://voorbeeld.nl/' }, 2: { url: 'https://voorbeeld.nl/' } });
  vi.mocked(runTabScan)
    .mockReset()
    .mockResolvedValue(undefined as never);
  changed.mockClear();
});

describe('an unfinished scan', () => {
  test('resumes with its identity, its facts and its contacts', async () => {
    await left('een', 1);
    await resumeScans(changed);
    await vi.waitFor(() => expect(jobs()).toHaveLength(1));
    const [job] = jobs();
    expect(job).toMatchObject({
      id: 'een',
      tier: 'partner',
      isPrivate: true,
      shown: { born: 7, url: 'https://voorbeeld.nl/' },
      attempts: 1,
      locale: 'nl',
      target: {
        tabId: 1,
        url: 'https://voorbeeld.nl/',
        domain: 'voorbeeld.nl',
        at: NOW,
        level: 'B',
      },
      past: { rows: [row], service: null, known: { scan: { seen: false, why: 'timeout' } } },
    });
    expect(Object.keys(job?.past.known ?? {})).toEqual(['scan']);
    expect(job?.past.keys.toSorted()).toEqual(['contact:een:0', 'fact:een:scan', 'job:een']);
    expect(changed).not.toHaveBeenCalled();
  });

  test.each([
    ['once more', { attempts: 1 }, 1],
    ['not a third time: it ends with the facts it has', { attempts: 2 }, Object.keys(FACTS).length],
    ['not for a scan of another version', { version: '0.9.0' }, Object.keys(FACTS).length],
  ])('collects %s', async (_, of, known) => {
    await left('een', 1, of);
    await resumeScans(changed);
    await vi.waitFor(() => expect(jobs()).toHaveLength(1));
    expect(Object.keys(jobs()[0]?.past.known ?? {})).toHaveLength(known);
  });

  test('is marked as crashed when only its state was stored', async () => {
    await left('een', 1);
    await fakeBrowser.storage.session.remove('job:een');
    await resumeScans(changed);
    expect(await readState(1)).toMatchObject({ phase: 'failed', situation: 'crashed' });
    expect(changed).toHaveBeenCalledOnce();
    expect(jobs()).toEqual([]);
  });

  test('resumes only once', async () => {
    vi.mocked(runTabScan).mockImplementation(
      ({ cancel }) => new Promise((resolve) => cancel.addEventListener('abort', () => resolve(undefined as never))),
    );
    await left('een', 1);
    await resumeScans(changed);
    await vi.waitFor(() => expect(getJob(1)).toBeDefined());
    await resumeScans(changed);
    expect([jobs().length, changed.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('stored data without a scan', () => {
  const STRAY = { 'job:weg': 1, 'fact:weg:page': 2, 'contact:weg:0': 3, 'answer:weg:0.1': 4 };
  const OTHERS = { 'scan:9': 5, 'my job:weg': 6, partnerKey: 7 };

  test('is removed, and nothing else is', async () => {
    await fakeBrowser.storage.session.set({ ...STRAY, ...OTHERS });
    await resumeScans(changed);
    expect(Object.keys(await fakeBrowser.storage.session.get(null)).toSorted()).toEqual(Object.keys(OTHERS).toSorted());
  });

  test('is recognised by the id of its scan', () => {
    const session = { ...STRAY, ...OTHERS, 'job:een': 1, 'fact:een:page': 1, 'contact:een:0': 1, 'answer:een:0.1': 1 };
    expect(listStrayKeys(session, ['een'])).toEqual(Object.keys(STRAY));
    expect(listStrayKeys(session, ['een', 'weg'])).toEqual([]);
  });

  test('causes no write when there is none', async () => {
    const remove = vi.spyOn(fakeBrowser.storage.session, 'remove');
    await resumeScans(changed);
    expect(remove).not.toHaveBeenCalled();
  });
});
