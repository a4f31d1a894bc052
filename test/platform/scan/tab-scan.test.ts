import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type ServicePart, toUnansweredError } from '../../../lib/api/service.ts';
import * as creating from '../../../lib/collect/network/create-reach.ts';
import { createReach, type ReachDeps } from '../../../lib/collect/network/create-reach.ts';
import type { FactName, Seen } from '../../../lib/evidence.ts';
import { type LedgerEntry, PILLARS } from '../../../lib/model.ts';
import * as browserHost from '../../../lib/platform/scan/browser-host.ts';
import { fetchService } from '../../../lib/platform/scan/browser-host.ts';
import { type Job, NO_RESUME_DATA, type ResumeData } from '../../../lib/platform/scan/job.ts';
import { readFacts } from '../../../lib/platform/scan/journal.ts';
import { readState } from '../../../lib/platform/scan/states.ts';
import { runTabScan } from '../../../lib/platform/scan/tab-scan.ts';
import { keep, type Stored, updateScan } from '../../../lib/platform/storage/history.ts';
import * as scanning from '../../../lib/scan.ts';
import { type Judged, scan } from '../../../lib/scan.ts';
import { computeScore } from '../../../lib/score.ts';
import { DEFAULTS } from '../../../lib/settings.ts';
import type { ScanState } from '../../../lib/state.ts';
import { sampleReport } from '../../components/sample.ts';
import { blind, NOW, page, seen } from '../../kit/facts.ts';
import { stubOnline } from '../../kit/online.ts';
import { target } from '../../kit/reach.ts';
import { fakeScanHost } from '../../kit/scan-host.ts';
import { showTabs } from '../faults/stage.ts';
import { replaceHistory, replaceKey, replaceService, restoreAfterwards, settleContacts } from '../stand-ins.ts';

restoreAfterwards();
afterAll(settleContacts);

const sample = sampleReport();
const judged: readonly Judged[] = PILLARS.map((pillar) => {
  const findings = sample.findings.filter((one) => one.pillar === pillar);
  return { pillar, findings, score: computeScore(pillar, findings) };
});
const contact: LedgerEntry = {
  at: 4_000,
  method: 'GET',
  host: 'voorbeeld.nl',
  path: '/',
  purpose: 'page',
  ms: 500,
  status: 200,
  bytes: 9,
};

const states: ScanState[] = [];
const abort = { now: new AbortController() };
const job = (changes: Partial<Job> = {}): Job => ({
  id: 'een',
  target: target({ tabId: 7 }),
  tier: 'partner',
  access: { site: true, seesRedirects: false, certificate: false, everywhere: false },
  settings: DEFAULTS,
  locale: 'nl',
  isPrivate: false,
  shown: null,
  attempts: 0,
  past: NO_RESUME_DATA,
  cancel: abort.now.signal,
  changed: async (state) => void states.push(state),
  ...changes,
});
const past = (changes: Partial<ResumeData>): ResumeData => ({ ...NO_RESUME_DATA, ...changes });
/** The scan host used by the scan. */
const through = (): ReachDeps => vi.mocked(createReach).mock.calls[0]?.[0] as ReachDeps;
type Heard = (name: FactName, fact: Seen<unknown>) => void;

/** A scan that reports some facts, and then grades every pillar. */
const judging = (meanwhile: (heard: Heard) => unknown = () => {}): void => {
  const judge = async function* (_: unknown, __: unknown, { onFact }: { readonly onFact: Heard }) {
    await meanwhile(onFact);
    yield* judged;
  };
  vi.spyOn(scanning, 'scan').mockImplementation(judge as never);
};

const removed = vi.fn();
let ticks = 0;
beforeEach(() => {
  vi.setSystemTime(NOW + 1_000);
  fakeBrowser.reset();
  vi.resetAllMocks();
  replaceKey();
  replaceService();
  replaceHistory();
  vi.spyOn(browserHost, 'createBrowserScanHost').mockReturnValue({ ...fakeScanHost({}), now: () => ++ticks });
  vi.spyOn(creating, 'createReach').mockReturnValue({} as never);
  states.length = 0;
  abort.now = new AbortController();
  showTabs({ 7: { url: 'https://voorbeeld.nl/' } });
  Object.assign(fakeBrowser.permissions, { onRemoved: { addListener: () => {}, removeListener: removed } });
  fakeBrowser.runtime.getURL = ((path: string) => `extension://pijler${path}`) as never;
  judging();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a finished scan', () => {
  test('is done, has its grade and result, and reported every step', async () => {
    const state = await runTabScan(job());
    expect(state).toMatchObject({
      id: 'een',
      phase: 'done',
      access: true,
      seesRedirects: false,
      notes: [],
      service: null,
    });
    expect([state.overall, state.incomplete]).toEqual([sample.overall, sample.incomplete]);
    expect(state.finishedAt).toBeGreaterThan(NOW);
    expect(state.pillars.map(({ id, phase, score: its }) => [id, phase, its])).toEqual(
      judged.map(({ pillar, score: its }) => [pillar, 'done', its.score]),
    );
    expect(state.result).toMatchObject({
      domain: 'voorbeeld.nl',
      scan_url: 'extension://pijler/report.html?domain=voorbeeld.nl',
    });
    expect(states.map(({ pillars }) => pillars.filter(({ phase }) => phase === 'done').length)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 6,
    ]);
    expect(await readState(7)).toEqual(state);
  });

  test('is stored with its report, and leaves no journal and no listener', async () => {
    await runTabScan(job());
    expect(vi.mocked(keep).mock.calls[0]?.[0]).toMatchObject({
      id: 'een',
      domain: 'voorbeeld.nl',
      report: { id: 'een' },
    });
    expect(Object.keys(await fakeBrowser.storage.session.get(null))).toEqual(['scan:7']);
    expect(removed).toHaveBeenCalledOnce();
  });

  test('has a note when the history has no space', async () => {
    vi.mocked(keep).mockResolvedValue(false);
    expect((await runTabScan(job())).notes).toEqual(['noRoom']);
  });

  test('reports nothing and is not stored when its tab is gone', async () => {
    judging(() => abort.now.abort());
    const state = await runTabScan(job());
    expect([state.phase, states.length, vi.mocked(keep).mock.calls.length]).toEqual(['scanning', 1, 0]);
    expect(removed).toHaveBeenCalledOnce();
  });

  test('leaves no listener after an error either', async () => {
    judging(() => Promise.reject(new Error('kapot')));
    await expect(runTabScan(job())).rejects.toThrow('kapot');
    expect(removed).toHaveBeenCalledOnce();
  });
});

describe('facts', () => {
  test('are stored while the scan runs, and noted once', async () => {
    const stored: unknown[] = [];
    judging(async (heard) => {
      heard('raw', blind('tooLarge'));
      heard('page', blind('tooLarge'));
      await vi.waitFor(async () => {
        const facts = readFacts(await fakeBrowser.storage.session.get(null), 'een');
        expect(Object.keys(facts).toSorted()).toEqual(['page', 'raw']);
        stored.push(facts);
      });
    });
    expect((await runTabScan(job())).notes).toEqual(['tooMuch']);
    expect(stored[0]).toMatchObject({ page: { seen: false, why: 'tooLarge' } });
  });

  test('include the progress of the engine', async () => {
    judging(() => through().progress?.({ done: 3, of: 9 }));
    await runTabScan(job());
    expect(states.some(({ pillars }) => pillars.some(({ progress }) => progress?.done === 3))).toBe(true);
  });
});

describe('a resumed scan', () => {
  test('includes its earlier contacts, and counts the time from the last of them', async () => {
    const earlier = { ...contact, at: 0, ms: null };
    const state = await runTabScan(
      job({ target: target({ tabId: 7, at: NOW }), past: past({ rows: [contact, earlier] }) }),
    );
    expect(state.ledger).toEqual([contact, earlier]);
    judging(() => void through().ledger.open({ method: 'GET', host: 'a.nl', path: '/', purpose: 'page' }));
    vi.mocked(createReach).mockClear();
    const more = await runTabScan(job({ target: target({ tabId: 7, at: NOW }), past: past({ rows: [contact] }) }));
    expect(more.ledger[1]?.at).toBeGreaterThanOrEqual(4_500);
    expect(more.ledger[1]?.at).toBeLessThan(60_000);
  });

  test('counts from zero when it is a new one, whatever its clock says', async () => {
    judging(() => void through().ledger.open({ method: 'GET', host: 'a.nl', path: '/', purpose: 'page' }));
    expect((await runTabScan(job({ target: target({ tabId: 7, at: 0 }) }))).ledger[0]?.at).toBeLessThan(60_000);
  });

  test('uses the known facts of the page, and does not contact the service again', async () => {
    const shown = page();
    const known = { page: seen(shown) };
    const result: ServicePart = {
      phase: 'failed',
      base: 'https://dienst.nl',
      url: 'https://voorbeeld.nl/',
      withKey: false,
      keyRefused: false,
      askedAt: NOW,
      ms: null,
      result: null,
      error: toUnansweredError('timeout'),
    };
    const settings = { ...DEFAULTS, level: 'C', serviceBase: 'https://dienst.nl' } as const;
    await runTabScan(job({ settings, past: past({ known, service: result }) }));
    expect((through() as { readonly page?: unknown }).page).toEqual(shown);
    expect(vi.mocked(scan).mock.calls[0]?.[2]).toMatchObject({ known });
    expect(fetchService).not.toHaveBeenCalled();
    expect((await readState(7))?.service).toEqual(result);
  });
});

describe('a scan service', () => {
  const settings = { ...DEFAULTS, level: 'C', serviceBase: 'https://dienst.nl' } as const;

  test('is contacted during the scan, and its answer is stored with it', async () => {
    stubOnline(true);
    fakeBrowser.permissions.contains = (async () => true) as never;
    vi.mocked(fetchService).mockResolvedValue(new Response('{}', { status: 500 }));
    judging(() => vi.waitFor(() => expect(states.at(-1)?.service?.phase).toBe('failed')));
    await runTabScan(job({ settings }));
    expect(fetchService).toHaveBeenCalledOnce();
    const change = vi.mocked(updateScan).mock.calls.at(-1)?.[1] as (scan: Stored) => Stored;
    expect(vi.mocked(updateScan).mock.calls.at(-1)?.[0]).toBe('een');
    expect(change({ id: 'een', report: null } as Stored)).toMatchObject({
      id: 'een',
      service: { phase: 'failed' },
      report: null,
    });
  });
});

describe('the resolver', () => {
  test.each([
    [{}, /^https:\/\//],
    [{ resolver: 'custom', customResolver: 'https://eigen.nl/dns' }, /^https:\/\/eigen\.nl\/dns$/],
    [{ resolver: 'custom', customResolver: '' }, /cloudflare/],
    [{ resolver: 'weg' }, /cloudflare/],
  ])('of %j', async (changes, address) => {
    await runTabScan(job({ settings: { ...DEFAULTS, ...changes } as never }));
    expect(through().resolver).toMatch(address);
  });
});
