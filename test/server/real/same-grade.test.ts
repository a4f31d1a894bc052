import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Engine } from '../../../server/engine/engine.ts';
import { differences, grade, openGranted, rowsOf } from '../../browser/kit/compare.ts';
import type { Driven } from '../../browser/kit/driven.ts';
import { ensureHeadlessShell } from '../../browser/kit/headless-shell.ts';
import { addressIn, FILES, PAGES } from '../../browser/kit/world-pages.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { openWorldEngine } from '../kit/world-engine.ts';

/** A page has one grade, from the extension with full access and from the service. */

let world: World;
let extension: Driven;
let engine: Engine;
/** The service with headless Chromium, if the machine has one. */
let windowless: Engine | undefined;
const SHELL = await ensureHeadlessShell();

beforeAll(async () => {
  world = await startWorld();
  [extension, engine] = await Promise.all([openGranted('chromium', world), openWorldEngine(world)]);
  if (SHELL !== undefined) windowless = await openWorldEngine(world, { browser: SHELL });
});
afterAll(async () => {
  await Promise.all([extension?.close(), engine?.close(), windowless?.close()]);
  await world.stop();
});

/** Every page in the full run, else every fourteenth; one that responds after many seconds is a separate case. */
const CHOSEN = PAGES.filter((page, index) => isFullRun || (index % 14 === 5 && page !== 'https://traag.nl/'));

describe('each page has the same grade from the extension and from the service', () => {
  test.each(CHOSEN.map((page) => [page]))('%s', async (page) => {
    const url = addressIn(page, world);
    const one = await grade(extension, url);
    const { session } = await engine.scan({ url });
    const other = session.state;

    const found = differences(rowsOf(one), rowsOf(other));
    expect(found.filter(({ explained }) => !explained)).toEqual([]);
    expect(rowsOf(other).length).toBeGreaterThan(100);
    expect([other.url, other.overall, other.incomplete, other.notes, other.kind]).toEqual([
      one.url,
      one.overall,
      one.incomplete,
      one.notes,
      one.kind,
    ]);
  });
});

describe.runIf(SHELL !== undefined)('each page has the same grade from the service with and without a window', () => {
  test.each(CHOSEN.map((page) => [page]))('%s', async (page) => {
    const url = addressIn(page, world);
    const one = (await engine.scan({ url })).session.state;
    const other = (await windowless?.scan({ url }))?.session.state;
    expect(differences(rowsOf(one), rowsOf(other ?? one)).filter(({ explained }) => !explained)).toEqual([]);
    expect([other?.url, other?.overall, other?.notes, other?.kind]).toEqual([
      one.url,
      one.overall,
      one.notes,
      one.kind,
    ]);
  });
});

describe('a file that is not a page is refused by the service', () => {
  test.each(FILES.map((file) => [file]))('%s', async (url) => {
    await expect(engine.scan({ url })).rejects.toMatchObject({ code: 'unsupported_page' });
  });
});
