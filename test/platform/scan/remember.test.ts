import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { ReportSchema } from '../../../lib/export/report-schema.ts';
import { PILLARS } from '../../../lib/model.ts';
import { storeScan } from '../../../lib/platform/scan/remember.ts';
import { keep, type Stored } from '../../../lib/platform/storage/history.ts';
import { readHeldReport } from '../../../lib/platform/storage/session-report.ts';
import type { Judged } from '../../../lib/scan.ts';
import { computeScore, RULES } from '../../../lib/score.ts';
import { begin } from '../../../lib/session/begin.ts';
import { DEFAULTS } from '../../../lib/settings.ts';
import type { ScanState } from '../../../lib/state.ts';
import { sampleReport } from '../../components/sample.ts';
import { NOW } from '../../kit/facts.ts';
import { target } from '../../kit/reach.ts';
import { replaceHistory, restoreAfterwards } from '../stand-ins.ts';

restoreAfterwards();
replaceHistory();

const URL_OF = 'https://voorbeeld.nl/zoek?q=jansen';
const sample = sampleReport();
/** Graded in another order than they are shown in. */
const judged: readonly Judged[] = PILLARS.toReversed().map((pillar) => {
  const findings = sample.findings.filter((one) => one.pillar === pillar);
  return { pillar, findings, score: computeScore(pillar, findings) };
});
const ended = {
  id: 'een',
  target: target({ url: URL_OF, tabId: 4 }),
  settings: DEFAULTS,
  isPrivate: false,
  platforms: ['x'],
};
const contact = { at: 1, method: 'GET', host: 'voorbeeld.nl', path: '/zoek?q=jansen', purpose: 'page' } as const;
const state = (changes: Partial<ScanState> = {}): ScanState => ({
  ...begin({ id: 'een', target: ended.target, tier: 'partner', access: { site: true, seesRedirects: false } }),
  phase: 'done',
  finishedAt: NOW + 5_000,
  overall: 61,
  incomplete: true,
  ledger: [{ ...contact, ms: 3, status: 200, bytes: 9 }],
  result: { ok: true, domain: 'voorbeeld.nl' } as never,
  ...changes,
});
const storedOf = (): Stored => vi.mocked(keep).mock.calls[0]?.[0] as Stored;

beforeEach(() => {
  fakeBrowser.reset();
  fakeBrowser.runtime.getManifest = () => ({ manifest_version: 3, name: 'Pijler', version: '1.2.3' });
  vi.mocked(keep).mockReset().mockResolvedValue(true);
});

describe('a stored report', () => {
  test('has every finding in the order of the pillars, and its context', async () => {
    expect(await storeScan(ended, state(), judged)).toBeNull();
    const { report, ...scan } = storedOf();
    expect(scan).toMatchObject({ id: 'een', domain: 'voorbeeld.nl', finishedAt: NOW + 5_000 });
    expect(report).toMatchObject({
      schema: 'pijler/report-1',
      id: 'een',
      rules: RULES,
      version: '1.2.3',
      target: { host: 'voorbeeld.nl', browser: expect.stringMatching(/^(?:chromium|firefox)$/) },
      finishedAt: NOW + 5_000,
      overall: 61,
      incomplete: true,
      access: true,
      platforms: ['x'],
    });
    expect(report?.scores.map(({ pillar }) => pillar)).toEqual(PILLARS);
    expect(report?.findings.map(({ id }) => id)).toEqual(
      PILLARS.flatMap((pillar) => sample.findings.filter((one) => one.pillar === pillar).map(({ id }) => id)),
    );
    expect(report?.ledger).toHaveLength(1);
    expect(ReportSchema.safeParse({ ...report, id: sample.id }).error?.issues ?? []).toEqual([]);
  });

  test('exists in the partner tier only', async () => {
    await storeScan(ended, state({ tier: 'public' }), judged);
    expect(storedOf().report).toBeNull();
  });

  test.each([
    [false, false],
    [true, true],
  ])('includes the query of the address only when enabled: %s', async (fullUrl, has) => {
    await storeScan({ ...ended, settings: { ...DEFAULTS, fullUrl } }, state(), judged);
    expect(JSON.stringify(storedOf()).includes('jansen')).toBe(has);
  });
});

describe('storing in the history', () => {
  test.each([
    ['of a private window', { isPrivate: true }, 'private', false],
    ['that is switched off', { settings: { ...DEFAULTS, keepHistory: false } }, 'historyOff', false],
    [
      'of a private window that is switched off too',
      { isPrivate: true, settings: { ...DEFAULTS, keepHistory: false } },
      'private',
      false,
    ],
  ] as const)('%s stores nothing, except the report for its own tab', async (_, changes, note, isSaved) => {
    expect(await storeScan({ ...ended, ...changes }, state(), judged)).toBe(note);
    expect(vi.mocked(keep).mock.calls.length > 0).toBe(isSaved);
    expect((await readHeldReport(4, 'een'))?.overall).toBe(61);
    expect(await readHeldReport(4, 'ander')).toBeNull();
    expect(await readHeldReport(5, 'een')).toBeNull();
  });

  test('without space says so, and stores the report for its tab', async () => {
    vi.mocked(keep).mockResolvedValue(false);
    expect(await storeScan(ended, state(), judged)).toBe('noRoom');
    expect(await readHeldReport(4, 'een')).not.toBeNull();
  });

  test('of a site in temporary maintenance is skipped, and the report is stored for its tab', async () => {
    const limit = { by: 'maintenance', retryAfter: 600 } as const;
    expect(await storeScan(ended, state({ overall: null, limit }), judged)).toBeNull();
    expect(keep).not.toHaveBeenCalled();
    expect((await readHeldReport(4, 'een'))?.limit).toEqual(limit);
  });

  test('stores no second copy of the report', async () => {
    await storeScan(ended, state(), judged);
    expect(await readHeldReport(4, 'een')).toBeNull();
  });

  test.each([{ result: null }, { finishedAt: null }])('stores no scan without an end: %j', async (changes) => {
    expect(await storeScan({ ...ended, isPrivate: true }, state(changes), judged)).toBeNull();
    expect(keep).not.toHaveBeenCalled();
    expect(await readHeldReport(4, 'een')).toBeNull();
  });
});
