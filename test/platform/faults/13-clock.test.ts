import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { admitScan } from '../../../lib/api/tier.ts';
import { openLedger } from '../../../lib/collect/network/ledger.ts';
import { noteOf } from '../../../lib/session/notes.ts';
import { countMinutesLeft } from '../../../lib/view/scan-state.ts';
import { http, seen } from '../../kit/facts.ts';
import { inputs } from '../../kit/inputs.ts';

afterEach(() => vi.useRealTimers());

const RUNS = inputs();
const DAY = 86_400_000;

describe('row 13: the clock jumps', () => {
  const NOON = Date.parse('2026-11-20T12:00:00Z');

  test('durations come from a monotonic clock, whatever the wall clock says', () => {
    vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
    let now = 1_000;
    const ledger = openLedger(() => now);
    const close = ledger.open({ host: 'voorbeeld.nl', path: '/', purpose: 'page' });
    vi.setSystemTime(NOON - 400 * DAY);
    now += 250;
    close({ status: 200, bytes: 1 });
    expect(ledger.rows()).toMatchObject([{ at: 0, ms: 250 }]);
  });

  test('a resumed ledger begins after the rows of the earlier background', () => {
    const row = {
      at: 900,
      method: 'GET',
      host: 'a',
      path: '/',
      purpose: 'page',
      ms: 5,
      bytes: 0,
      status: 200,
    } as const;
    const ledger = openLedger(() => 77, { rows: [row], after: 905 });
    ledger.open({ host: 'voorbeeld.nl', path: '/', purpose: 'robots' });
    expect(ledger.rows().map(({ at }) => at)).toEqual([900, 905]);
  });

  test.each([
    ['a year ahead and set back', 365 * DAY],
    ['an hour ahead: summer time that ended', 3_600_000],
    ['hours of sleep', -8 * 3_600_000],
  ])('starts of %s never cause a wait of more than an hour', (_, offset) => {
    const started = Array.from({ length: 20 }, () => NOON + offset);
    const admission = admitScan(started, NOON, 'public');
    expect(admission.admitted || (admission.retryAfter >= 0 && admission.retryAfter <= 3_600)).toBe(true);
  });

  test('any clock jump shows a wait between zero and an hour', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer({ min: 0, max: 3_600 }), (since, now, wait) => {
        const minutes = countMinutesLeft(since, wait, now);
        return minutes >= 0 && minutes <= 60;
      }),
      { numRuns: RUNS },
    );
  });

  const missing = (date: string, age?: string) =>
    seen(http({ date, ...(age === undefined ? {} : { age }) }, { status: 404 }));
  test.each([
    ['the same day', 'Fri, 20 Nov 2026 02:00:00 GMT', undefined, null],
    ['a day and a half earlier', 'Thu, 19 Nov 2026 00:00:00 GMT', undefined, 'clock'],
    ['a year later', 'Sat, 20 Nov 2027 12:00:00 GMT', undefined, 'clock'],
    ['three days earlier, from a cache with an Age header', 'Tue, 17 Nov 2026 12:00:00 GMT', '259200', null],
    ['an unreadable date', 'gisteren', undefined, null],
  ])('a server that says %s: %s', (_, date, age, note) => {
    expect(noteOf('missing', missing(date, age), { at: NOON })).toBe(note);
  });
});
