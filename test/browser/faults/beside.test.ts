import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../../kit/inputs.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import type { Driven } from '../kit/driven.ts';
import { readState, tabIdOf, waitForScan } from '../kit/scan.ts';
import { KINDS, openWith } from './granted.ts';
import { PUMPED, pomp } from './pumped-site.ts';

/**
 * A scan beside that of a page with every pumped input takes little longer than alone: who pressed last goes first. A
 * measurement, so it needs a machine that does nothing else; in the full run.
 */

const SITE = 'https://goed.nl/';
/** Measurements of each, alternating, so that other load affects both. */
const ROUNDS = 5;
const MAX = 1.5;

let world: World;
beforeAll(async () => {
  world = await startWorld({ sites: [...SITES, pomp] });
});
afterAll(async () => {
  await world?.stop();
});

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Ms of the scan of the site, pressed just after another was where there is one. */
const msOf = async (session: Driven, beside?: string): Promise<number> => {
  const other = beside === undefined ? null : await session.visit(beside);
  const { page } = await session.visit(SITE);
  const tabId = await tabIdOf(session, page);
  const otherId = other === null ? null : await tabIdOf(session, other.page);
  if (other !== null && otherId !== null) {
    await session.press(other.page);
    await expect.poll(() => readState(session, otherId), { interval: 20 }).toMatchObject({ phase: 'scanning' });
  }
  await session.press(page);
  const { startedAt, finishedAt } = await waitForScan(session, tabId);
  if (otherId !== null) await waitForScan(session, otherId);
  await Promise.all([page.close(), other?.page.close()]);
  return (finishedAt ?? Number.NaN) - startedAt;
};

describe.runIf(isFullRun).each(KINDS)('in %s', (kind) => {
  test('a scan takes at most half as long again during one of a pumped page', { timeout: 300_000 }, async () => {
    const session = await openWith(kind, world, ['pomp.nl', 'www.pomp.nl', 'goed.nl']);
    try {
      await msOf(session);
      const [alone, beside]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        alone.push(await msOf(session));
        beside.push(await msOf(session, PUMPED));
      }
      process.stdout.write(`${kind}: alone ${alone.join(' ')} ms, beside ${beside.join(' ')} ms\n`);
      expect(median(beside) / median(alone), `${beside} against ${alone} ms`).toBeLessThanOrEqual(MAX);
    } finally {
      await session.close();
    }
  });
});
