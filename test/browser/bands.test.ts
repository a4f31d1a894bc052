import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PILLARS } from '../../lib/model.ts';
import type { ScanState } from '../../lib/state.ts';
import { build, withSiteAccess } from '../../scripts/start/build.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import { ARCHETYPES } from '../sites/archetypes.ts';
import { grades } from '../sites/graded.ts';
import { differenceWithoutAccess } from '../sites/without-access.ts';
import { startWorld, type World } from '../world/world.ts';
import { tabIdOf, waitForScan } from './kit/scan.ts';
import { openSession } from './kit/session.ts';

/** The best and the worst of the recorded archetypes, in the full run one between, scanned live: a recording must stay what the extension sees. */
const SITES = sampleOf(
  ARCHETYPES.filter(({ name }) => ['goed', 'gewoon', 'slecht'].includes(name)),
  2,
).map(({ name, bands }) => ({
  name,
  host: `${name}.nl`,
  bands: PILLARS.map((pillar) => [pillar, ...(bands[pillar] ?? [0, 100])] as const),
}));

let world: World;
let built: string;

beforeAll(async () => {
  [built, world] = await Promise.all([build(), startWorld()]);
});
afterAll(() => world.stop());

/** One scan in a separate browser; reports whether the ledger matched the proxy log. */
const scanWith = async (extension: string, host: string): Promise<{ state: ScanState; strays: readonly string[] }> => {
  const session = await openSession({ extension, world });
  try {
    const { page } = await session.visit(`https://${host}/`);
    const tabId = await tabIdOf(session, page);
    world.clearLog();
    await session.press(page);
    const state = await waitForScan(session, tabId);
    const lines = state.ledger.map(({ host: requested, path }) => `${requested}${path}`);
    const seen = world.log().map(({ host: requested, path }) => `${requested}${path}`);
    return { state, strays: seen.filter((address) => !lines.includes(address)) };
  } finally {
    await session.close();
  }
};

const scoreOf = (state: ScanState, pillar: string): number | null =>
  state.pillars.find(({ id }) => id === pillar)?.score ?? null;

describe.each(SITES)('$host', ({ name, host, bands }) => {
  let granted: Awaited<ReturnType<typeof scanWith>>;
  let plain: Awaited<ReturnType<typeof scanWith>>;

  beforeAll(async () => {
    plain = await scanWith(built, host);
    granted = await scanWith(await withSiteAccess(built, host), host);
  });

  test.each(bands)('%s falls within its band', (pillar, lowest, highest) => {
    const score = scoreOf(granted.state, pillar);
    expect(score).toBeGreaterThanOrEqual(lowest);
    expect(score).toBeLessThanOrEqual(highest);
  });

  test.each(PILLARS)('%s matches its recordings to within one point', (pillar) => {
    for (const [access, { state }] of [['granted', granted] as const, ['plain', plain] as const]) {
      const [found, { score: known }] = [scoreOf(state, pillar), grades(name, access)[pillar]];
      if (found === null || known === null) expect(found, access).toBe(known);
      else expect(Math.abs(found - known), access).toBeLessThanOrEqual(1);
    }
  });

  test.each(PILLARS)('%s changes little without access, or its range contains the score with access', (pillar) => {
    const shown = plain.state.pillars.find(({ id }) => id === pillar);
    if (shown === undefined) return expect.unreachable(`${pillar} is missing`);
    // As far as a live scan may be from its recording.
    expect(differenceWithoutAccess(shown, scoreOf(granted.state, pillar), 1)).toBeNull();
  });

  test('every request is in the ledger, and their number stays within the plan', () => {
    expect([plain.strays, granted.strays]).toEqual([[], []]);
    const { ledger } = granted.state;
    expect(ledger.filter(({ purpose }) => purpose === 'dns').length).toBeLessThanOrEqual(70);
    expect(ledger.filter(({ purpose }) => purpose !== 'dns' && purpose !== 'registry').length).toBeLessThanOrEqual(40);
  });
});
