import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PILLARS } from '../../../lib/model.ts';
import type { ScanState } from '../../../lib/state.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { tabIdOf, waitForScan } from '../kit/scan.ts';
import { KINDS, openWith } from './granted.ts';
import { FLOODED, PUMPED, pomp } from './pumped-site.ts';
import { stateThat } from './until.ts';

/**
 * A page with every pathologically large input at once: what the scan collects comes within its 15 s, and the engine, which may run
 * in the page for up to 45 s while the tab is in front, ends too.
 */

/** The page that has more of everything than is stored takes as long again: in the full run. */
const PAGES = isFullRun ? [PUMPED, FLOODED] : [PUMPED];

let world: World;
beforeAll(async () => {
  world = await startWorld({ sites: [...SITES, pomp] });
});
afterAll(async () => {
  await world?.stop();
});

const seconds = ({ startedAt, finishedAt }: ScanState): number => ((finishedAt ?? Number.NaN) - startedAt) / 1_000;

describe.each(KINDS)('a page with pathologically large inputs in %s', (kind) => {
  test.each(PAGES)('%s has five pillars within 15 s, and all six within 45 s', async (url) => {
    const session = await openWith(kind, world, ['pomp.nl', 'www.pomp.nl']);
    try {
      const { page } = await session.visit(url);
      const tabId = await tabIdOf(session, page);
      await session.press(page);
      const collected = await stateThat(session, tabId, ({ pillars }) =>
        pillars.every(({ id, phase }) => id === 'toegankelijkheid' || phase === 'done'),
      );
      expect((Date.now() - collected.startedAt) / 1_000).toBeLessThan(15);
      const state = await waitForScan(session, tabId);
      expect(state).toMatchObject({ phase: 'done', error: null });
      expect(state.pillars.filter(({ phase }) => phase === 'done').map(({ id }) => id)).toEqual([...PILLARS]);
      expect(seconds(state)).toBeLessThan(45);
    } finally {
      await session.close();
    }
  });
});
