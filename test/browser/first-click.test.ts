import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PER_HOUR } from '../../lib/api/tier.ts';
import type { ScanState } from '../../lib/state.ts';
import { isFullRun } from '../kit/inputs.ts';
import { startWorld, type World } from '../world/world.ts';
import { differences, gradeInAll, openUngranted, type Row, rowsOf } from './kit/compare.ts';
import type { Driven } from './kit/driven.ts';
import { EQUAL, unequal } from './kit/log-and-ledger.ts';
import { addressIn, PAGES } from './kit/world-pages.ts';

/**
 * The first click, with nothing granted: Chromium reads the tab's own origin by it, and Firefox asks the page to. Both
 * grade the same pillars, and say the same of whatever both saw.
 */

let world: World;
let chromium: Driven;
let firefox: Driven;

beforeAll(async () => {
  world = await startWorld();
  [chromium, firefox] = await Promise.all([openUngranted('chromium', world), openUngranted('firefox', world)]);
});
afterAll(async () => {
  await Promise.all([chromium?.close(), firefox?.close()]);
  await world.stop();
});

/** Pages whose policy keeps scripts, and so the extension, from requesting their own origin. */
const SHUT: readonly string[] = [];

const scored = ({ pillars }: ScanState): readonly string[] =>
  pillars.filter(({ score }) => score !== null).map(({ id }) => id);

/** Rows of findings that were reached: what was not seen differs with what each browser shows. */
const judged = (state: ScanState): readonly Row[] => {
  const isReached = new Set(
    state.pillars.flatMap(({ id, checks = [] }) =>
      checks.filter(({ outcome }) => outcome !== 'unknown').map((check) => `${check.id} ${id}`),
    ),
  );
  return rowsOf(state).filter(({ pillar, field }) => isReached.has(`${field} ${pillar}`));
};

const byField = (rows: readonly Row[]): ReadonlySet<string> => new Set(rows.map(({ field }) => field));

test('the hourly limit allows a scan of every page', () => {
  expect(PAGES.length).toBeLessThan(PER_HOUR.partner - 10);
});

/** Every page in the full run, else every seventy-second, of those that `same-grade.test.ts` leaves out. */
const CHOSEN = PAGES.filter((_, index) => isFullRun || index % 72 === 1);

describe('the first click gives the same results in both browsers', () => {
  test.each(CHOSEN.map((page) => [page]))('%s', async (page) => {
    const url = addressIn(page, world);
    const [one, other] = await gradeInAll([chromium, firefox], url, world.clearLog);

    expect([one.access, other.access]).toEqual([false, false]);
    if (!SHUT.includes(page)) expect(scored(other)).toEqual(scored(one));
    const [left, right] = [judged(one), judged(other)];
    const both = (rows: readonly Row[], others: readonly Row[]) =>
      rows.filter(({ field }) => byField(others).has(field));
    const found = differences(both(left, right), both(right, left));
    expect(found.filter(({ explained }) => !explained)).toEqual([]);
    // What one saw and the other did not is what only one of them shows, not what one of them may ask.
    expect([...byField(left)].filter((field) => !byField(right).has(field))).toEqual([]);

    const requests = other.ledger.filter(({ inPage }) => inPage);
    expect(requests.length > 0).toBe(!SHUT.includes(page));
    expect(one.ledger.filter(({ inPage }) => inPage)).toEqual([]);
    expect(unequal(world.log(), [one.ledger, other.ledger])).toEqual(EQUAL);
    expect(world.log().filter(({ cookie, referrer }) => cookie || referrer !== null)).toEqual([]);
  });
});
