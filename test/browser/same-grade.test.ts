import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PER_HOUR } from '../../lib/api/tier.ts';
import { isFullRun } from '../kit/inputs.ts';
import { SITES } from '../world/sites.ts';
import { startWorld, type World } from '../world/world.ts';
import { differences, gradeInAll, openGranted, rowsOf } from './kit/compare.ts';
import type { Driven } from './kit/driven.ts';
import { EQUAL, unequal } from './kit/log-and-ledger.ts';
import { addressIn, FILES, NO_PAGE, PAGES } from './kit/world-pages.ts';

/** A page gets the same grade in both browsers: every field of the result, with the same access in both. */

let world: World;
let chromium: Driven;
let firefox: Driven;

beforeAll(async () => {
  world = await startWorld();
  [chromium, firefox] = await Promise.all([openGranted('chromium', world), openGranted('firefox', world)]);
});
afterAll(async () => {
  await Promise.all([chromium?.close(), firefox?.close()]);
  await world.stop();
});

const gradeInBoth = (page: string) => gradeInAll([chromium, firefox], addressIn(page, world), world.clearLog);

test('every host of the test world is scanned or listed with the reason why not', () => {
  const scanned = new Set(PAGES.map((page) => new URL(page).hostname));
  const hosts = SITES.flatMap((site) => site.hosts);
  expect(hosts.filter((host) => scanned.has(host) === Object.hasOwn(NO_PAGE, host))).toEqual([]);
  expect(Object.keys(NO_PAGE).filter((host) => !hosts.includes(host))).toEqual([]);
  // Each is a scan, and a second try is one more.
  expect(PAGES.length + FILES.length).toBeLessThan(PER_HOUR.partner - 10);
});

/** Every page in the full run, else every fortieth; some of those left out are in `first-click.test.ts`, of the full run. */
const CHOSEN = PAGES.filter((_, index) => isFullRun || index % 40 === 0);

describe('every site gets the same grade in both browsers', () => {
  test.each(CHOSEN.map((page) => [page]))('%s', async (page) => {
    const [one, other] = await gradeInBoth(page);
    const found = differences(rowsOf(one), rowsOf(other));

    expect(found.filter(({ explained }) => !explained)).toEqual([]);
    expect(rowsOf(one).length).toBeGreaterThan(100);
    expect([other.url, other.overall, other.incomplete, other.notes]).toEqual([
      one.url,
      one.overall,
      one.incomplete,
      one.notes,
    ]);
    // The ledgers are what the proxy saw, no more and no less, and nothing went with a cookie or a referrer.
    expect(unequal(world.log(), [one.ledger, other.ledger])).toEqual(EQUAL);
    expect(world.log().filter(({ cookie, referrer }) => cookie || referrer !== null)).toEqual([]);
  });
});

describe('a file that is not a page gets the same message in both browsers', () => {
  test.each(FILES.map((file) => [file]))('%s', { tags: ['full'] }, async (file) => {
    const [one, other] = await gradeInBoth(file);

    expect(one).toMatchObject({ phase: 'failed', error: { error: { code: 'unsupported_page' } } });
    expect([other.phase, other.error]).toEqual([one.phase, one.error]);
  });
});
