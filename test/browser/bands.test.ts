import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pillar } from '../../lib/model.ts';
import type { ScanState } from '../../lib/state.ts';
import { build, withSiteAccess } from '../../scripts/start/build.ts';
import { startWorld, type World } from '../world/world.ts';
import { tabIdOf, waitForScan } from './kit/scan.ts';
import { openSession } from './kit/session.ts';

/** Scores that an expert expects with site access, per pillar: [lowest, highest]. */
type Bands = Readonly<Partial<Record<Pillar, readonly [number, number]>>>;

const EXEMPLARY = [95, 100] as const;
const TYPICAL = [60, 80] as const;
const NEGLECTED = [0, 39] as const;

const SITES: readonly { readonly host: string; readonly bands: Bands }[] = [
  {
    host: 'goed.nl',
    bands: {
      domein: EXEMPLARY,
      beveiliging: EXEMPLARY,
      onderhoud: EXEMPLARY,
      seo: EXEMPLARY,
      ai: EXEMPLARY,
      toegankelijkheid: EXEMPLARY,
    },
  },
  {
    host: 'gewoon.nl',
    bands: {
      domein: TYPICAL,
      beveiliging: TYPICAL,
      onderhoud: TYPICAL,
      seo: TYPICAL,
      ai: [75, 90],
      toegankelijkheid: TYPICAL,
    },
  },
  {
    host: 'slecht.nl',
    bands: {
      domein: NEGLECTED,
      beveiliging: NEGLECTED,
      onderhoud: NEGLECTED,
      seo: NEGLECTED,
      ai: NEGLECTED,
      toegankelijkheid: NEGLECTED,
    },
  },
];

let world: World;
let built: string;

beforeAll(async () => {
  [built, world] = await Promise.all([build(), startWorld()]);
});
afterAll(() => world.stop());

/** One scan in a browser of its own; tells whether the ledger was what the proxy saw. */
const scanWith = async (extension: string, host: string): Promise<{ state: ScanState; strays: readonly string[] }> => {
  const session = await openSession({ extension, world });
  try {
    const { page } = await session.visit(`https://${host}/`);
    const tabId = await tabIdOf(session, page);
    world.clearLog();
    await session.press(page);
    const state = await waitForScan(session, tabId);
    const told = state.ledger.map(({ host: asked, path }) => `${asked}${path}`);
    const seen = world.log().map(({ host: asked, path }) => `${asked}${path}`);
    return { state, strays: seen.filter((address) => !told.includes(address)) };
  } finally {
    await session.close();
  }
};

const scoreOf = (state: ScanState, pillar: string): number | null =>
  state.pillars.find(({ id }) => id === pillar)?.score ?? null;

describe.each(SITES)('$host', ({ host, bands }) => {
  let granted: Awaited<ReturnType<typeof scanWith>>;
  let plain: Awaited<ReturnType<typeof scanWith>>;

  beforeAll(async () => {
    plain = await scanWith(built, host);
    granted = await scanWith(await withSiteAccess(built, host), host);
  });

  test.each(Object.entries(bands))('%s lies within its band', (pillar, [lowest, highest]) => {
    const score = scoreOf(granted.state, pillar);
    expect(score).toBeGreaterThanOrEqual(lowest);
    expect(score).toBeLessThanOrEqual(highest);
  });

  test.each(Object.keys(bands))('%s is at most 5 points away without access, or incomplete', (pillar) => {
    if (plain.state.pillars.find(({ id }) => id === pillar)?.incomplete) return;
    const distance = Math.abs((scoreOf(plain.state, pillar) ?? 0) - (scoreOf(granted.state, pillar) ?? 100));
    expect(distance).toBeLessThanOrEqual(5);
  });

  test('nothing was asked that is not in the ledger, within the plan', () => {
    expect([plain.strays, granted.strays]).toEqual([[], []]);
    const { ledger } = granted.state;
    expect(ledger.filter(({ purpose }) => purpose === 'dns').length).toBeLessThanOrEqual(70);
    expect(ledger.filter(({ purpose }) => purpose !== 'dns' && purpose !== 'registry').length).toBeLessThanOrEqual(40);
  });
});
