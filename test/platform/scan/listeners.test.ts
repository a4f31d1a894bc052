import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { toTarget } from '../../../lib/collect/target.ts';
import { type Job, NO_RESUME_DATA } from '../../../lib/platform/scan/job.ts';
import * as remember from '../../../lib/platform/scan/remember.ts';
import { storeScan } from '../../../lib/platform/scan/remember.ts';
import { runTabScan } from '../../../lib/platform/scan/tab-scan.ts';
import { completeFacts } from '../../../lib/scan.ts';
import * as notes from '../../../lib/session/notes.ts';
import { noteOf } from '../../../lib/session/notes.ts';
import { DEFAULTS } from '../../../lib/settings.ts';
import type { ScanState } from '../../../lib/state.ts';
import { takeFaults } from '../../kit/no-faults.ts';
import { recorded } from '../../sites/recorded.ts';
import { showTabs } from '../faults/stage.ts';
import { restoreAfterwards } from '../stand-ins.ts';

/** A listener that throws does not affect the scan: badge, notes, history, session storage. */

restoreAfterwards();
vi.spyOn(remember, 'storeScan');
vi.spyOn(notes, 'noteOf');

const url = 'https://goed.nl/';
const known = completeFacts(recorded('goed', 'granted'));
const oops = (): never => {
  throw new TypeError('oops');
};

/** A scan for which every fact is known, so that nothing is collected. */
const job = (changes: Partial<Job> = {}): Job => ({
  id: 'een',
  target: toTarget({ tabId: 1, url, at: Date.UTC(2026, 10, 20), level: 'B', pillar: null }),
  tier: 'partner',
  access: { site: false, seesRedirects: false, certificate: false, everywhere: false },
  settings: DEFAULTS,
  locale: 'nl',
  isPrivate: true,
  shown: null,
  attempts: 0,
  past: { ...NO_RESUME_DATA, known },
  cancel: new AbortController().signal,
  changed: async () => {},
  ...changes,
});

beforeEach(() => {
  fakeBrowser.reset();
  showTabs({ 1: { url } });
  vi.mocked(storeScan).mockReset().mockResolvedValue(null);
  vi.mocked(noteOf).mockReset().mockReturnValue(null);
});

/** The end of a scan in which something throws, and where that was reported. */
const ended = async (
  changes: Partial<Job> = {},
): Promise<{ readonly state: ScanState; readonly met: ReadonlySet<string> }> => {
  const state = await runTabScan(job(changes));
  return { state, met: new Set(takeFaults().map((met) => met.split(':')[0] ?? '')) };
};

describe('a scan ends with all its pillars', () => {
  const expectWhole = (state: ScanState): void => {
    expect(state).toMatchObject({ phase: 'done', situation: null, error: null });
    expect(state.overall).toBeTypeOf('number');
    expect(state.result).not.toBeNull();
    expect(state.pillars.map(({ phase, unseen }) => [phase, unseen.filter(({ why }) => why === 'fault')])).toEqual(
      state.pillars.map(() => ['done', []]),
    );
  };

  test('when nothing throws', async () => {
    const { state, met } = await ended();
    expectWhole(state);
    expect(met).toEqual(new Set());
  });

  test.each([
    ['at once', () => oops()],
    ['later', async () => oops()],
  ])('when a view throws, %s', async (_, changed) => {
    const { state, met } = await ended({ changed });
    expectWhole(state);
    expect(met).toEqual(new Set(['Pijler fault in who listens to a scan']));
  });

  test('when recording its conditions throws', async () => {
    vi.mocked(noteOf).mockImplementation(oops);
    const { state, met } = await ended();
    expectWhole(state);
    expect(met).toEqual(new Set(['Pijler fault in the notes']));
  });

  test('when the history throws, with a note that it was not stored', async () => {
    vi.mocked(storeScan).mockImplementation(async () => oops());
    const { state, met } = await ended();
    expectWhole(state);
    expect(state.notes).toEqual(['noRoom']);
    expect(met).toEqual(new Set(['Pijler fault in the history']));
  });

  test('when session storage rejects every write', async () => {
    fakeBrowser.storage.session.set = async () => oops();
    fakeBrowser.storage.session.remove = async () => oops();
    const { state } = await ended();
    expectWhole(state);
  });
});
