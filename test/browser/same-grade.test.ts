import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type World } from '../world/world.ts';
import { differences, EXPLAINED, grade, openGranted, PAGES, rowsOf } from './kit/compare.ts';
import type { Driven } from './kit/driven.ts';

/** The one grade of a page, whichever browser looks: every field of the result, with the same access in both. */

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

describe('every kind of site gets one grade in both browsers', () => {
  test.each(PAGES)('%s', async (url) => {
    const [one, other] = await Promise.all([grade(chromium, url), grade(firefox, url)]);
    const found = differences(rowsOf(one), rowsOf(other));

    expect(found.filter(({ field }) => !Object.hasOwn(EXPLAINED, field))).toEqual([]);
    expect(rowsOf(one).length).toBeGreaterThan(100);
    expect([other.overall, other.incomplete, other.notes]).toEqual([one.overall, one.incomplete, one.notes]);
  });
});
