import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type Job, NO_RESUME_DATA } from '../../../lib/platform/scan/job.ts';
import { openJournal, readFacts } from '../../../lib/platform/scan/journal.ts';
import { listStates } from '../../../lib/platform/scan/states.ts';
import { createScanListener } from '../../../lib/platform/scan/tab-scan.ts';
import * as parts from '../../../lib/platform/service/part.ts';
import { keepPart } from '../../../lib/platform/service/part.ts';
import type { ScanEvent } from '../../../lib/session/event.ts';
import { reduce, type Session } from '../../../lib/session/reduce.ts';
import { contact, facts, finished, judged, opened, servicePart } from '../../session/stage.ts';
import { restoreAfterwards } from '../stand-ins.ts';

restoreAfterwards();
vi.spyOn(parts, 'keepPart');

const shown = vi.fn<Job['changed']>();

/** Sends the events of a scan to the listener, one after the other. */
const hearing = async (session: Session, ...events: readonly ScanEvent[]): Promise<Session> => {
  const job = {
    id: 'een',
    target: { tabId: 1 },
    attempts: 0,
    past: NO_RESUME_DATA,
    changed: shown,
    cancel: new AbortController().signal,
  };
  const { onEvent } = createScanListener(job as unknown as Job, openJournal(job));
  let now = session;
  for (const event of events) {
    const before = now;
    now = reduce(before, event);
    await onEvent(event, now, before);
  }
  return now;
};

beforeEach(() => {
  fakeBrowser.reset();
  fakeBrowser.i18n.getUILanguage = () => 'nl';
  shown.mockReset();
  vi.mocked(keepPart).mockReset().mockResolvedValue();
});

describe('the state of a scan', () => {
  test('is stored, and shown to listeners', async () => {
    const { state } = await hearing(opened(), { type: 'started' }, judged('seo'));
    expect(shown.mock.calls.map(([{ pillars }]) => pillars.filter(({ phase }) => phase === 'done').length)).toEqual([
      0, 1,
    ]);
    expect(await listStates()).toEqual([{ ...state, locale: 'nl' }]);
  });

  test('is shown with the next step when facts come in large numbers', async () => {
    await hearing(opened(), contact(0), { type: 'fact', name: 'fresh', fact: { seen: false, why: 'wall' } });
    expect(shown).not.toHaveBeenCalled();
    await hearing(opened(), contact(0), judged('seo'));
    expect(shown.mock.lastCall?.[0].ledger).toHaveLength(1);
  });

  test('is not shown again when nothing changed', async () => {
    await hearing(finished(), { type: 'remembered', note: null });
    expect(shown).not.toHaveBeenCalled();
  });

  test('includes facts for another background', async () => {
    await hearing(opened(), { type: 'fact', name: 'robots', fact: facts.robots as never });
    expect(readFacts(await fakeBrowser.storage.session.get(null), 'een')).toEqual({ robots: facts.robots });
  });
});

describe('the answer of a scan service is added to the scan in the history', () => {
  const service: ScanEvent = { type: 'service', part: servicePart() };
  const remembered: ScanEvent = { type: 'remembered', note: null };

  test.each([
    ['when that was stored before it arrived', [remembered, service]],
    ['when that is stored after it arrived', [service, remembered]],
    [
      'also when none was stored: a refused key removes what was kept of it',
      [service, { ...remembered, note: 'private' }],
    ],
  ] as const)('%s', async (_, events) => {
    const { state } = await hearing(finished(), ...events);
    expect(vi.mocked(keepPart).mock.calls).toEqual([['een', servicePart(), state.ledger]]);
  });

  test.each([
    ['not while the response is pending', [remembered, { type: 'service', part: servicePart({ phase: 'busy' }) }]],
    ['not before the scan is stored', [service]],
  ] as const)('%s', async (_, events) => {
    await hearing(finished(), ...(events as readonly ScanEvent[]));
    expect(keepPart).not.toHaveBeenCalled();
  });
});
